import { expect, test } from 'vitest'
import { coverKinds, drawCover } from './draw-cover.ts'
import { drawLogo } from './draw-logo.ts'
import { drawPortrait } from './draw-portrait.ts'
import { drawScene, sceneKinds } from './draw-scene.ts'
import { markNames } from './marks.ts'
import { rasterise } from './raster.ts'

const peaks = Array.from({ length: 160 }, (_, index) => 0.5 + 0.5 * Math.sin(index / 7))
const other = Array.from({ length: 160 }, (_, index) => (index % 20) / 20)

const everySheet = (seed: string): string[] => [
  ...coverKinds.map((kind) => drawCover({ seed, peaks, kind })),
  ...sceneKinds.map((kind) => drawScene({ seed, peaks, ratio: '4:3', kind })),
  ...markNames.map((mark) => drawLogo({ seed, name: 'Northlight Audio', mark })),
  drawPortrait({ seed }),
]

test('the same seed draws the same images, another seed draws others', () => {
  const [one, again, two] = [everySheet('one'), everySheet('one'), everySheet('two')]
  expect(again).toEqual(one)
  for (const [index, sheet] of one.entries()) expect(sheet).not.toBe(two[index])
})

test('a cover follows the sound it is drawn from', () => {
  for (const kind of coverKinds) {
    expect(drawCover({ seed: 'one', kind, peaks })).not.toBe(drawCover({ seed: 'one', kind, peaks: other }))
  }
})

test('images contain shapes and no text, because fonts differ between machines', () => {
  for (const sheet of everySheet('one')) {
    expect(sheet).not.toMatch(/NaN|undefined|Infinity/)
    expect(sheet).not.toContain('<text')
  }
})

test('silence still has a cover', () => {
  for (const kind of coverKinds) {
    expect(drawCover({ seed: 'silence', kind, peaks: 'AAAA' })).not.toContain('NaN')
    expect(drawCover({ seed: 'nothing', kind, peaks: [] })).not.toContain('NaN')
  }
})

test('a cover is square, a scene is four to three', async () => {
  const size = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(size(await rasterise(drawCover({ seed: 'one', peaks }), 600))).toEqual([600, 600])
  expect(size(await rasterise(drawScene({ seed: 'one', peaks, ratio: '4:3' }), 800))).toEqual([800, 600])
  expect(size(await rasterise(drawScene({ seed: 'one', peaks, ratio: 16 / 9 }), 800))).toEqual([800, 450])
})
