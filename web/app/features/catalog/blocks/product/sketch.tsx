import type { Sketch } from '../block-sketches.ts'
import { frame, line } from '../sketch-strokes.tsx'

export const productSketch: Sketch = {
  name: 'Product',
  sentence: 'One product, large, with Add to cart.',
  drawing: (
    <>
      {frame(14, 12, 36, 36)}
      {[line(18, 58, 24), line(26, 58, 16)]}
      <rect x="58" y="38" width="24" height="10" rx="3" />
    </>
  ),
}
