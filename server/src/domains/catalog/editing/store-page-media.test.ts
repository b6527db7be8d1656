import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { Refusal } from '#kernel/refusal.ts'
import { diskFiles } from '#platform/files/disk-files.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { blackPng, pictureOf } from '../../../../testing/sample-pictures.ts'
import { mp3Of, wavHead, wavOf } from '../../../../testing/sample-sounds.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { storePageMedia } from './store-page-media.ts'

const { db } = await openTestDatabase()
await addCreator(db, { id: 'lowtide' })
const files = diskFiles(makeTestFolder())
const now = new Date('2030-03-01T12:00:00Z')

const inline = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`
const picture = inline('image/png', await pictureOf('png', 40, 30))
const wet = inline('audio/wav', wavOf({ seconds: 0.6 }))
const dry = inline('audio/mpeg', await mp3Of({ seconds: 0.6 }))

const imageBlock = (image: string): PageBlock => ({
  id: randomUUID(),
  type: 'ImageBlock',
  image,
  title: null,
  subtitle: null,
  body: null,
  reverseOrder: false,
})
const player = (...sides: [string, string | null][]): PageBlock => ({
  id: randomUUID(),
  type: 'AudioPlayerBlock',
  samples: sides.map(([one, other]) => ({ id: randomUUID(), title: 'Drums', wet: one, dry: other })),
})
const voices = (image: string | null): PageBlock => ({
  id: randomUUID(),
  type: 'TestimonialsBlock',
  testimonials: [{ id: randomUUID(), quote: 'Warm', name: 'Ada', title: null, image }],
})

const refusalOf = async (blocks: PageBlock[], field?: string): Promise<Record<string, string[]> | undefined> => {
  const error = await storePageMedia(files, 'lowtide', blocks, field).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  expect((error as Refusal).code).toBe('invalid-input')
  return (error as Refusal).errors
}
const countRows = async () => ({
  images: (await db.selectFrom('images').select('id').execute()).length,
  sounds: (await db.selectFrom('sounds').select('url').execute()).length,
})

test('§5 inline pictures and sounds become files, and the caller writes their rows', async () => {
  const before = await countRows()
  const stored = await storePageMedia(files, 'lowtide', [imageBlock(picture), player([wet, dry]), voices(picture), voices(null)])
  const [image, sounds, voice] = stored.pageBlocks
  const address = image?.type === 'ImageBlock' ? image.image : ''
  expect(address).toMatch(/^\/files\/images\/.+\.webp$/)
  expect(voice).toMatchObject({ testimonials: [{ image: address }] })
  expect(sounds).toMatchObject({
    samples: [{ wet: expect.stringMatching(/^\/files\/sounds\/.+\.mp3$/), dry: expect.stringMatching(/^\/files\/sounds\//) }],
  })
  expect(await files.find(address.replace('/files/', ''))).toBeDefined()
  expect(await countRows()).toEqual(before)
  await db.transaction().execute((tx) => stored.record(tx, now))
  // The picture occurs twice and is stored once.
  expect(await countRows()).toEqual({ images: before.images + 1, sounds: before.sounds + 2 })
  await db.transaction().execute((tx) => stored.record(tx, now))
  expect(await countRows()).toEqual({ images: before.images + 1, sounds: before.sounds + 2 })
})

test('§5 addresses are left as they are', async () => {
  const blocks = [imageBlock('/files/images/ab/c.webp'), player(['https://elsewhere.example/a.mp3', null]), imageBlock('')]
  expect((await storePageMedia(files, 'lowtide', blocks)).pageBlocks).toEqual(blocks)
})

test('whatever is not a picture or a sound is reported at its field, all at once', async () => {
  const page = inline('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  const text = inline('audio/wav', Buffer.from('words'))
  const blocks = [
    imageBlock(picture),
    voices(page),
    imageBlock(inline('image/png', blackPng(20_000, 20_000))),
    player([wet, text]),
    imageBlock('data:nothing'),
  ]
  expect(await refusalOf(blocks)).toEqual({
    'pageBlocks.1.testimonials.0.image': ['This file is an SVG drawing. Use PNG, JPEG, WebP or AVIF.'],
    'pageBlocks.2.image': ['This image is 20000 x 20000 pixels. Use at most 12,000 pixels a side and 50 megapixels in all.'],
    'pageBlocks.3.samples.0.dry': ['This file is a text file. Use WAV, AIFF, FLAC, MP3 or Ogg.'],
    'pageBlocks.4.image': ['This file is empty. Use PNG, JPEG, WebP or AVIF.'],
  })
})

test('a picture in place of a sound is refused, and the other way round', async () => {
  expect(await refusalOf([imageBlock(wet), player([picture, null])])).toEqual({
    'pageBlocks.0.image': ['This file is a WAV sound. Use PNG, JPEG, WebP or AVIF.'],
    'pageBlocks.1.samples.0.wet': ['This file is a PNG image. Use WAV, AIFF, FLAC, MP3 or Ogg.'],
  })
})

test('fields are named after the form they belong to', async () => {
  const long = inline('audio/wav', wavHead(2 * 3600 * 176_400))
  expect(await refusalOf([player([long, null])], 'draft.pageBlocks')).toEqual({
    'draft.pageBlocks.0.samples.0.wet': ['This sound is 2 h 0 min long. Use at most 10 minutes.'],
  })
})

test('a flood of tiny ones is refused before any of them is decoded', async () => {
  const errors = await refusalOf(Array.from({ length: 30 }, () => imageBlock(picture)))
  expect(Object.keys(errors ?? {})).toHaveLength(6)
})
