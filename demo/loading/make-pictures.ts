import { drawCover, drawLogo, drawPortrait, drawScene, type SceneKind, sceneKinds } from '#demo/covers/index.ts'
import type { Art } from '#demo/shop/blocks.ts'
import type { DemoCreator } from '#demo/shop/entries.ts'
import { makeRenditions, type Renditions } from '#domains/media/index.ts'
import type { Files } from '#platform/files/files.ts'
import { inParallel } from './in-parallel.ts'
import type { ShopSounds } from './make-sounds.ts'
import { type PicturePlan, planPictures } from './plan-pictures.ts'
import { print } from './print.ts'
import { stableUuid } from './stable-uuid.ts'

export type StoredPicture = Renditions & { creatorId: string }

export type ShopPictures = {
  all: StoredPicture[]
  get: (name: string) => StoredPicture
  fullSizeOf: (name: string) => string
  halfSizeOf: (name: string) => string
}

/** `small` is for clicking through pages rather than looking at them: drawing is most of the work of filling a demo shop. */
export type PictureSize = 'full' | 'small'

const scales: Record<PictureSize, number> = { full: 1, small: 1 / 4 }

const isScene = (art: Art): art is SceneKind => (sceneKinds as readonly string[]).includes(art)

/** Art is four by three; a square cover is cropped to it. */
const draw = (plan: PicturePlan): Promise<Buffer> => {
  const seed = plan.name
  switch (plan.draws) {
    case 'cover':
      return print(drawCover({ seed, peaks: plan.peaks, ...plan.look }), plan.width)
    case 'art': {
      const { peaks, art, inks } = plan
      return isScene(art)
        ? print(drawScene({ seed, peaks, ratio: 4 / 3, kind: art, inks }), plan.width)
        : print(drawCover({ seed, peaks, kind: art, inks }), plan.width, (plan.width * 3) / 4)
    }
    case 'logo':
      return print(drawLogo({ seed, name: plan.text, mark: plan.mark, inks: plan.inks }), plan.width)
    case 'portrait':
      return print(drawPortrait({ seed }), plan.width)
  }
}

const store = async (plan: PicturePlan, files: Files): Promise<[string, StoredPicture]> => {
  const renditions = await makeRenditions(files, await draw(plan))
  return [plan.name, { ...renditions, id: stableUuid(plan.name), creatorId: plan.creatorId }]
}

/** Draws and stores every image of the shop. A person with testimonials on several pages has one portrait. */
export const makePictures = async (
  shop: readonly DemoCreator[],
  sounds: ShopSounds,
  files: Files,
  size: PictureSize,
): Promise<ShopPictures> => {
  const planned = shop.flatMap((creator, turn) => planPictures(creator, turn, sounds))
  const plans = new Map(planned.map((plan) => [plan.name, { ...plan, width: Math.round(plan.width * scales[size]) }]))
  const pictures = new Map(await inParallel([...plans.values()], 4, (plan) => store(plan, files)))

  const get = (name: string): StoredPicture => {
    const picture = pictures.get(name)
    if (!picture) throw new Error(`There is no picture ${name}`)
    return picture
  }
  return {
    all: [...pictures.values()],
    get,
    fullSizeOf: (name) => `/files/${get(name).fullKey}`,
    halfSizeOf: (name) => `/files/${get(name).halfKey}`,
  }
}
