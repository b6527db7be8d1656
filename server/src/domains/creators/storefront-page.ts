import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'

/** A creator's page. What a visitor needs besides the blocks is looked up once, when it is published. */
export type StorefrontPage = { pageBlocks: PageBlock[]; sounds: Record<string, Sound> }
