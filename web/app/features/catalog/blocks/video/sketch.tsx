import type { Sketch } from '../block-sketches.ts'
import { frame } from '../sketch-strokes.tsx'

export const videoSketch: Sketch = {
  name: 'Video',
  sentence: 'A video from YouTube, Vimeo or your computer.',
  drawing: (
    <>
      {frame(14, 12, 68, 36)}
      <path d="M43 22v16l13-8z" />
    </>
  ),
}
