import type { Sketch } from '../block-sketches.ts'
import { frame, line } from '../sketch-strokes.tsx'

export const imageSketch: Sketch = {
  name: 'Image',
  sentence: 'An image, alone or next to text.',
  drawing: (
    <>
      {frame(14, 12, 34, 36)}
      <circle cx="31" cy="30" r="8" />
      {[line(20, 56, 26), line(28, 56, 22), line(36, 56, 24)]}
    </>
  ),
}
