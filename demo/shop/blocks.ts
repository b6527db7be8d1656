import type { BlockOf, BlockType } from '#contract/catalog/page-blocks.ts'
import type { CoverKind, SceneKind } from '#demo/covers/index.ts'
import type { Sketch } from '#demo/sound/sketch.ts'

/** The subject of an image: a scene, or the sound itself as on a cover. */
export type Art = SceneKind | CoverKind

/** A sound of the shop: the piece, and a plugin's effect on it. The same sample on two pages is one file. */
export type Sample = { title: string; sketch: Sketch }

export type Voice = { quote: string; name: string; title: string | null }

type Written<Type extends BlockType> = Omit<BlockOf<Type>, 'id'>

/** Each kind as it is written here: without ids and without the media, which are made during loading. */
type DemoBlocks = {
  TextBlock: Written<'TextBlock'>
  ImageBlock: Omit<Written<'ImageBlock'>, 'image'> & { art: Art }
  AudioPlayerBlock: { type: 'AudioPlayerBlock'; samples: Sample[] }
  TestimonialsBlock: { type: 'TestimonialsBlock'; testimonials: Voice[] }
  VideoBlock: Written<'VideoBlock'>
  ProductBlock: Written<'ProductBlock'>
  BasicProductBlock: Written<'BasicProductBlock'>
  BundleBlock: Written<'BundleBlock'>
}

export type DemoBlock = DemoBlocks[BlockType]

type Layout = { subtitle?: string; reverse?: boolean }

export const text = (
  title: string,
  body: string,
  { subtitle, alignment = 'Left' }: { subtitle?: string; alignment?: 'Left' | 'Center' | 'Right' } = {},
): DemoBlock => ({ type: 'TextBlock', title, subtitle: subtitle ?? null, body, alignment })

/** A page has one image of each kind: two blocks, or a block and the gallery, that use the same art show the same image. */
export const picture = (art: Art, title: string, body: string | null, { subtitle, reverse = false }: Layout = {}): DemoBlock => ({
  type: 'ImageBlock',
  art,
  title,
  subtitle: subtitle ?? null,
  body,
  reverseOrder: reverse,
})

export const film = (video: string, title: string, body: string | null, { subtitle, reverse = false }: Layout = {}): DemoBlock => ({
  type: 'VideoBlock',
  video,
  title,
  subtitle: subtitle ?? null,
  body,
  reverseOrder: reverse,
})

export const listen = (...samples: Sample[]): DemoBlock => ({ type: 'AudioPlayerBlock', samples })

export const voice = (quote: string, name: string, title: string | null = null): Voice => ({ quote, name, title })
export const voices = (...testimonials: Voice[]): DemoBlock => ({ type: 'TestimonialsBlock', testimonials })

/** Without a creator it is a product of the page's own creator. */
export const showProduct = (productId: string, creatorId: string | null = null): DemoBlock => ({
  type: 'ProductBlock',
  productId,
  creatorId,
})

export const pointTo = (productId: string, { of = null, reverse = false }: { of?: string | null; reverse?: boolean } = {}): DemoBlock => ({
  type: 'BasicProductBlock',
  productId,
  creatorId: of,
  reverseOrder: reverse,
})

export const showBundle = (bundleId: string, creatorId: string | null = null): DemoBlock => ({ type: 'BundleBlock', bundleId, creatorId })
