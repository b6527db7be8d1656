import type { Sketch } from '../block-sketches.ts'
import { frame, line } from '../sketch-strokes.tsx'

export const basicProductSketch: Sketch = {
  name: 'Product, short',
  sentence: 'One product and a link to its page.',
  drawing: (
    <>
      {frame(14, 12, 36, 36)}
      {[line(20, 58, 24), line(28, 58, 18), line(36, 58, 12)]}
    </>
  ),
}
