import type { ServerBlock } from '../block.ts'

export const productBlock: ServerBlock<'ProductBlock'> = {
  show: (block) => block,
  changeMedia: (block) => block,
  samplesOf: () => [],
  itemOf: ({ productId, creatorId }) => (productId === null ? undefined : { kind: 'product', id: productId, creatorId }),
  textsOf: () => [],
}
