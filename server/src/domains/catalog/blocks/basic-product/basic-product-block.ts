import type { ServerBlock } from '../block.ts'

export const basicProductBlock: ServerBlock<'BasicProductBlock'> = {
  show: (block) => block,
  changeMedia: (block) => block,
  samplesOf: () => [],
  itemOf: ({ productId, creatorId }) => (productId === null ? undefined : { kind: 'product', id: productId, creatorId }),
  textsOf: () => [],
}
