import type { ServerBlock } from '../block.ts'

export const bundleBlock: ServerBlock<'BundleBlock'> = {
  show: (block) => block,
  changeMedia: (block) => block,
  samplesOf: () => [],
  itemOf: ({ bundleId, creatorId }) => (bundleId === null ? undefined : { kind: 'bundle', id: bundleId, creatorId }),
  textsOf: () => [],
}
