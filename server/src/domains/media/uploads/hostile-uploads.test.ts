import { expect, test } from 'vitest'
import { blackPng, headerOnlyPng, pictureOf } from '../../../../testing/sample-pictures.ts'
import { mp3Of, wavHead, wavOf } from '../../../../testing/sample-sounds.ts'
import { mp4Of, webmOf } from '../../../../testing/sample-videos.ts'
import { openUploadShop } from '../../../../testing/upload-shop.ts'

const { app, settle, waiting } = await openUploadShop()

const png = await pictureOf('png', 300, 300)
const jpeg = await pictureOf('jpeg', 300, 300)
const gif = await pictureOf('gif')
const mp3 = await mp3Of({ seconds: 4 })
const zip = Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')
const text = Buffer.from('This is not what my name says.')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const useSounds = 'Use WAV, AIFF, FLAC, MP3 or Ogg.'
const usePictures = 'Use PNG, JPEG, WebP or AVIF.'
const twoHours = 2 * 3600 * 176_400
const scrambled = Buffer.from(mp3.map((byte, index) => (index > 2_000 && index % 3 === 0 ? byte ^ 0x5a : byte)))
const longBox = Buffer.from(mp4Of())
longBox.writeUInt32BE(0x7fffffff, 32)

const refused: [string, 'Image' | 'Audio' | 'Video', Buffer, string | RegExp][] = [
  ['a text named .png', 'Image', text, `This file is a text file. ${usePictures}`],
  ['an SVG', 'Image', svg, `This file is an SVG drawing. ${usePictures}`],
  ['a GIF', 'Image', gif, `This file is a GIF image. ${usePictures}`],
  ['a ZIP named .png', 'Image', zip, `This file is a ZIP archive. ${usePictures}`],
  ['a GIF that is also a script', 'Image', Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), `This file is a GIF image. ${usePictures}`],
  ['a web page', 'Image', Buffer.from('<!doctype html><script>alert(1)</script>'), `This file is a web page. ${usePictures}`],
  ['a sound as a picture', 'Image', wavOf({ seconds: 0.1 }), `This file is a WAV sound. ${usePictures}`],
  ['a PNG of which only the first bytes are there', 'Image', png.subarray(0, 8), /damaged/],
  ['a PNG that is only promised', 'Image', headerOnlyPng(100, 100), /damaged/],
  ['a PNG with no width', 'Image', blackPng(0, 10), /damaged/],
  ['a PNG cut in the middle', 'Image', blackPng(3_000, 3_000).subarray(0, 400), /damaged/],
  ['a JPEG cut in the middle', 'Image', jpeg.subarray(0, jpeg.length / 2), /damaged/],
  [
    'a picture of 20,000 pixels a side',
    'Image',
    blackPng(20_000, 20_000),
    /^This image is 20000 x 20000 pixels\. Use at most 12,000 pixels a side/,
  ],
  [
    'a picture that says it has two billion pixels a side',
    'Image',
    headerOnlyPng(0x7fffffff, 0x7fffffff),
    /damaged|2147483647 x 2147483647/,
  ],
  ['a picture that is too long', 'Image', blackPng(12_001, 2), /^This image is 12001 x 2 pixels/],
  ['a text named .wav', 'Audio', text, `This file is a text file. ${useSounds}`],
  ['a WAV of two hours', 'Audio', wavHead(twoHours), 'This sound is 2 h 0 min long. Use at most 10 minutes.'],
  [
    'a WAV whose header lies',
    'Audio',
    wavOf({ seconds: 1 }, { dataLength: 176_400 * 60 }),
    /promises 1 min 0 s of sound, but it holds only 1 s/,
  ],
  ['a WAV of nothing', 'Audio', wavHead(0), 'There is no sound in this file.'],
  ['a corrupt MP3', 'Audio', scrambled, /damaged/],
  ['a video as a sound', 'Audio', mp4Of(), `This file is an MP4 file. ${useSounds}`],
  ['an M4A', 'Audio', Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1'), `This file is an M4A sound. ${useSounds}`],
  ['an AAC', 'Audio', Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc]), `This file is an AAC sound. ${useSounds}`],
  ['a picture as a video', 'Video', png, 'This file is a PNG image. Use MP4 or WebM.'],
  ['an MP4 with no picture in it', 'Video', mp4Of({ handler: 'soun' }), /no video in this file/],
  ['an MP4 cut in the middle', 'Video', mp4Of().subarray(0, 3_000), /damaged/],
  ['an MP4 with a box longer than the file', 'Video', longBox, /damaged/],
  ['an MP4 with a box of no length', 'Video', Buffer.concat([mp4Of(), Buffer.from([0, 0, 0, 4, 0x66, 0x72, 0x65, 0x65])]), /damaged/],
  ['a WebM with only sound', 'Video', webmOf('A_OPUS'), /no video in this file/],
]

test.each(refused)('%s is refused with the reason', async (_what, kind, bytes, reason) => {
  const upload = await settle(kind, bytes)
  expect(upload).toMatchObject({ status: 'Refused', url: null, image: null, sound: null })
  if (typeof reason === 'string') expect(upload.reason).toBe(reason)
  else expect(upload.reason).toMatch(reason)
  expect(await waiting()).toEqual([])
})

test('a picture that is also an archive and a script is shown as a picture and nothing else', async () => {
  const polyglot = Buffer.concat([png, zip, Buffer.from('<script>alert(1)</script>')])
  const { image } = await settle('Image', polyglot)
  const shown = await app.inject(image?.assets.FullSize ?? '')
  expect(shown.headers['content-type']).toBe('image/webp')
  expect(shown.rawPayload.includes('alert')).toBe(false)
  expect(shown.rawPayload.includes('PK')).toBe(false)
})

test('a sound with a picture and a script in its titles is played without them', async () => {
  const titles = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x40', 'latin1'), Buffer.from('<script>alert(1)</script>'.padEnd(64))])
  const { url } = await settle('Audio', Buffer.concat([titles, mp3]))
  expect((await app.inject(url ?? '')).rawPayload.includes('alert')).toBe(false)
})

test('where a photograph was taken is not published', async () => {
  const placed = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, 30]),
    Buffer.from('Exif\0\0GPS 52.5163 13.3777xx'.padEnd(28, ' ')),
    jpeg.subarray(2),
  ])
  const { image, status } = await settle('Image', placed)
  expect(status).toBe('Ready')
  expect((await app.inject(image?.assets.FullSize ?? '')).rawPayload.includes('52.5163')).toBe(false)
})
