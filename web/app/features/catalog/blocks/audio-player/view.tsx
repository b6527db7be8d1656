import type { BlockViewProps } from '../block-parts.ts'

export const AudioPlayerView = ({ block, parts }: BlockViewProps<'AudioPlayerBlock'>) => (
  <>
    <h2 className="mb-4.5 border-t border-line pt-5.5 text-20">Hear it</h2>
    {parts.listen(block.samples)}
  </>
)
