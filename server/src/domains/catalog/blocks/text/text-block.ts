import { showText } from '#kernel/shown-text.ts'
import type { ServerBlock } from '../block.ts'

export const textBlock: ServerBlock<'TextBlock'> = {
  show: async (block) => ({ ...block, bodyHtml: await showText(block.body) }),
  changeMedia: (block) => block,
  samplesOf: () => [],
  itemOf: () => undefined,
  textsOf: ({ title, subtitle, body }) => [title, subtitle, body],
}
