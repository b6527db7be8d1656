import { expect, test } from 'vitest'
import type { FileOnItsWay } from '#web/lib/files/uploads.ts'
import { insteadOf, putPicture } from './arrived-pictures.ts'

const image = { id: '0b9c4b1e-0f58-4a58-9b3a-1d0c6f0a7a01', width: 10, height: 10, assets: { FullSize: '/f', HalfSize: '/h' } }
const file = (slot: string, phase: FileOnItsWay['phase'] = 'ready'): FileOnItsWay => ({
  slot,
  kind: 'Image',
  name: 'a.png',
  phase,
  progress: 1,
  reason: null,
  result: {
    id: 'upl_1',
    kind: 'Image',
    name: 'a.png',
    status: 'Ready',
    progress: 1,
    reason: null,
    url: '/files/images/a.webp',
    image,
    sound: null,
  },
})
const draft = { iconUrl: null, images: [] }

test('an uploaded image goes to its field', () => {
  expect(putPicture(draft, file('iconUrl'))?.part).toEqual({ iconUrl: '/files/images/a.webp' })
  expect(putPicture(draft, file('images/1'))?.part).toEqual({ images: [{ id: image.id, alt: '' }] })
})

test('a cropped image takes the index and the alt text of the old one', () => {
  const images = [
    { id: 'one', alt: 'The front' },
    { id: 'two', alt: 'The back' },
  ]
  expect(putPicture({ iconUrl: null, images }, file(insteadOf('one')))?.part).toEqual({
    images: [{ id: image.id, alt: 'The front' }, images[1]],
  })
})

test('the same image twice is in the gallery once', () => {
  expect(putPicture({ iconUrl: null, images: [{ id: image.id, alt: 'x' }] }, file('images/2'))?.part).toEqual({})
})

test('one that is still being uploaded, or belongs elsewhere, changes nothing', () => {
  expect(putPicture(draft, file('iconUrl', 'sending'))).toBeUndefined()
  expect(putPicture(draft, file('page/block'))).toBeUndefined()
})
