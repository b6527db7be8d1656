import type { Sketch } from '../block-sketches.ts'
import { frame, line } from '../sketch-strokes.tsx'

export const bundleSketch: Sketch = {
  name: 'Bundle',
  sentence: 'Several products for one price.',
  drawing: (
    <>
      {frame(14, 12, 26, 26)}
      {frame(24, 22, 26, 26)}
      {[line(26, 58, 24), line(34, 58, 16)]}
    </>
  ),
}
