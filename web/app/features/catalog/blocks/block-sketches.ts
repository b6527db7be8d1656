import type { ReactNode } from 'react'
import type { BlockType } from '#contract/catalog/page-blocks.ts'
import { audioPlayerSketch } from './audio-player/sketch.tsx'
import { basicProductSketch } from './basic-product/sketch.tsx'
import { bundleSketch } from './bundle/sketch.tsx'
import { imageSketch } from './image/sketch.tsx'
import { productSketch } from './product/sketch.tsx'
import { testimonialsSketch } from './testimonials/sketch.tsx'
import { textSketch } from './text/sketch.tsx'
import { videoSketch } from './video/sketch.tsx'

/** The name of a kind, what it is for, and a schematic drawing, 96 by 60. */
export type Sketch = { name: string; sentence: string; drawing: ReactNode }

export const blockSketches: Readonly<Record<BlockType, Sketch>> = {
  TextBlock: textSketch,
  ImageBlock: imageSketch,
  AudioPlayerBlock: audioPlayerSketch,
  TestimonialsBlock: testimonialsSketch,
  VideoBlock: videoSketch,
  ProductBlock: productSketch,
  BasicProductBlock: basicProductSketch,
  BundleBlock: bundleSketch,
}

/** In the order of the menu. */
export const blockTypes = Object.keys(blockSketches) as BlockType[]
