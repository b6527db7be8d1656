import type { PageBlock } from '#contract/page-blocks.ts'
import type { Sound } from '#contract/sounds.ts'

/** A creator's page. What a visitor needs besides the blocks is worked out once, when it is published. */
export type StorefrontPage = { pageBlocks: PageBlock[]; descriptionHtml: string; sounds: Record<string, Sound> }
