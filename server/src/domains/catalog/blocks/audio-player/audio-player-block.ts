import type { ServerBlock } from '../block.ts'

export const audioPlayerBlock: ServerBlock<'AudioPlayerBlock'> = {
  show: (block) => block,
  changeMedia: (block, change) => ({
    ...block,
    samples: block.samples.map((sample, index) => ({
      ...sample,
      wet: change('Audio', sample.wet, `samples.${index}.wet`),
      dry: sample.dry && change('Audio', sample.dry, `samples.${index}.dry`),
    })),
  }),
  samplesOf: ({ samples }) => samples,
  itemOf: () => undefined,
  textsOf: () => [],
}
