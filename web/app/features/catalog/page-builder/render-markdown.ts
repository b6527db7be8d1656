import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'

/** The same as the server does for visitors: raw HTML is shown as text, links keep only safe protocols. Nothing in it can run. */
export const renderMarkdown = (source: string): string => micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })

/** A draft as visitors will see it: its text as HTML, and nothing that would be empty. */
export const asShown = (block: PageBlock): ShownBlock => {
  switch (block.type) {
    case 'TextBlock':
    case 'ImageBlock':
    case 'VideoBlock':
      return { ...block, bodyHtml: block.body ? renderMarkdown(block.body) : '' }
    case 'AudioPlayerBlock':
      return { ...block, samples: block.samples.filter(({ wet }) => wet !== '') }
    default:
      return block
  }
}
