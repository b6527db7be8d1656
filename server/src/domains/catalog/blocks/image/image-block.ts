import { showText } from '#kernel/shown-text.ts'
import type { ServerBlock } from '../block.ts'

export const imageBlock: ServerBlock<'ImageBlock'> = {
  show: async (block) => ({ ...block, bodyHtml: await showText(block.body) }),
  changeMedia: (block, change) => ({ ...block, image: change('Image', block.image, 'image') }),
  samplesOf: () => [],
  itemOf: () => undefined,
  textsOf: ({ title, subtitle, body }) => [title, subtitle, body],
}
