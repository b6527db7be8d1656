import { type CoverKind, coverKinds, type InkName, inkNames, type MarkName } from '#demo/covers/index.ts'
import type { Art, DemoBlock } from '#demo/shop/blocks.ts'
import type { CoverLook, DemoCreator, Shown } from '#demo/shop/entries.ts'
import type { ShopSounds } from './make-sounds.ts'
import { artName, bundleName, portraitName, productName, samplesIn, storefrontName } from './shop-pages.ts'

/** An image to draw: its name, its creator and its width. Covers and art get their shape from sounds. */
export type PicturePlan = { name: string; creatorId: string; width: number } & (
  | { draws: 'cover'; peaks: number[]; look: CoverLook }
  | { draws: 'art'; peaks: number[]; art: Art; inks: InkName }
  | { draws: 'logo'; text: string; mark: MarkName; inks: InkName }
  | { draws: 'portrait' }
)

/** Half of a cover's width is what a card needs on a high-density screen. */
const widths = { cover: 1200, art: 1200, logo: 512, portrait: 320, maker: 640 }

export const coverName = (item: string): string => `${item}/cover`
export const logoName = (creator: DemoCreator): string => `${creator.id}/logo`
export const makerName = (creator: DemoCreator): string => `maker ${creator.maker}`

type Leaf = { name: string; blocks: DemoBlock[]; cover: CoverLook | null; scenes: Shown[] }

const leavesOf = (creator: DemoCreator): Leaf[] => [
  ...creator.products.map(({ page, cover, scenes, ...product }) => ({ name: productName(creator, product), blocks: page, cover, scenes })),
  ...creator.bundles.map(({ page, ...bundle }) => ({ name: bundleName(creator, bundle), blocks: page, cover: null, scenes: [] })),
]

/**
 * Kinds and inks alternate, so that no two covers of a storefront look alike. Five and sixteen have no common divisor, so all inks are
 * used.
 */
const lookAt = (turn: number, index: number): CoverLook => ({
  kind: coverKinds[(turn * 2 + index) % coverKinds.length] as CoverKind,
  inks: inkNames[(turn * 3 + index * 5) % inkNames.length] as InkName,
})

export const planPictures = (creator: DemoCreator, turn: number, { peaksOf }: Pick<ShopSounds, 'peaksOf'>): PicturePlan[] => {
  const creatorId = creator.id
  const [firstSound] = samplesIn(creator.page)

  const planPage = (name: string, blocks: DemoBlock[], inks: InkName, arts: Art[], peaks: number[]): PicturePlan[] => {
    const shown = new Set([...arts, ...blocks.flatMap((block) => (block.type === 'ImageBlock' ? [block.art] : []))])
    const people = blocks.flatMap((block) => (block.type === 'TestimonialsBlock' ? block.testimonials : []))
    return [
      ...Array.from(shown, (art) => ({ name: artName(name, art), creatorId, draws: 'art' as const, peaks, art, inks, width: widths.art })),
      ...people.map((voice) => ({ name: portraitName(voice.name), creatorId, draws: 'portrait' as const, width: widths.portrait })),
    ]
  }

  const planLeaf = ({ name, blocks, cover, scenes }: Leaf, index: number): PicturePlan[] => {
    const look = cover ?? lookAt(turn, index)
    const sample = samplesIn(blocks)[0] ?? firstSound
    const peaks = sample ? peaksOf(sample) : []
    const arts = scenes.map((scene) => scene.art)
    return [
      { name: coverName(name), creatorId, draws: 'cover', peaks, look, width: widths.cover },
      ...planPage(name, blocks, look.inks, arts, peaks),
    ]
  }

  return [
    { name: logoName(creator), creatorId, draws: 'logo', text: creator.name, ...creator.logo, width: widths.logo },
    { name: makerName(creator), creatorId, draws: 'portrait', width: widths.maker },
    ...planPage(storefrontName(creator), creator.page, creator.logo.inks, [], firstSound ? peaksOf(firstSound) : []),
    ...leavesOf(creator).flatMap(planLeaf),
  ]
}
