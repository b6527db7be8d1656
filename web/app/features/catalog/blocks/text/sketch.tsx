import type { Sketch } from '../block-sketches.ts'
import { line } from '../sketch-strokes.tsx'

export const textSketch: Sketch = {
  name: 'Text',
  sentence: 'A heading with text below it.',
  drawing: [line(14, 14, 48), line(28, 14, 68), line(36, 14, 64), line(44, 14, 52)],
}
