import type { Sketch } from '../block-sketches.ts'
import { line } from '../sketch-strokes.tsx'

export const testimonialsSketch: Sketch = {
  name: 'Testimonials',
  sentence: 'What customers say.',
  drawing: (
    <>
      {[line(16, 14, 28), line(24, 14, 24), line(16, 54, 28), line(24, 54, 20)]}
      <circle cx="18" cy="42" r="5" />
      <circle cx="58" cy="42" r="5" />
    </>
  ),
}
