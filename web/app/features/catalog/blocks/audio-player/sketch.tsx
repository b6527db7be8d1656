import type { Sketch } from '../block-sketches.ts'

const bars = [8, 16, 26, 14, 22, 30, 18, 10, 20, 12, 24, 15, 9, 17, 11, 6]

export const audioPlayerSketch: Sketch = {
  name: 'Audio player',
  sentence: 'Sounds to play, wet against dry.',
  drawing: bars.map((height, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
      key={index}
      x={14 + index * 4.4}
      y={30 - height / 2}
      width="2.4"
      height={height}
      rx="1.2"
      className={index < 6 ? 'fill-accent' : undefined}
    />
  )),
}
