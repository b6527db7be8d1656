import { readMp3Frame } from './sound/decode/mp3-frame.ts'

/** What a file is, whatever its name or its sender says. */
export type FileForm = keyof typeof formText

const formText = {
  png: 'a PNG image',
  jpeg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  heic: 'a HEIC image',
  gif: 'a GIF image',
  bmp: 'a BMP image',
  tiff: 'a TIFF image',
  svg: 'an SVG drawing',
  wav: 'a WAV sound',
  aiff: 'an AIFF sound',
  flac: 'a FLAC sound',
  ogg: 'an Ogg sound',
  mp3: 'an MP3 sound',
  aac: 'an AAC sound',
  m4a: 'an M4A sound',
  mp4: 'an MP4 video',
  quicktime: 'a QuickTime video',
  webm: 'a WebM video',
  matroska: 'a Matroska video',
  zip: 'a ZIP archive',
  pdf: 'a PDF document',
  page: 'a web page',
  text: 'a text file',
  empty: 'empty',
  unknown: 'of an unknown type',
} as const

/** How much of the beginning is enough to tell. */
export const headLength = 4_096

const letters = (head: Uint8Array, at: number, length: number): string => String.fromCharCode(...head.subarray(at, at + length))

/** The family of MP4 names its members after the eighth byte. */
const brands: readonly [RegExp, FileForm][] = [
  [/^avi[fs]/, 'avif'],
  [/^(hei|hev|mif1|msf1)/, 'heic'],
  [/^(M4A|M4B|F4A)/, 'm4a'],
  [/^qt/, 'quicktime'],
  [/^(iso|mp4|avc1|M4V|dash|MSNV|f4v|cmf)/, 'mp4'],
]

const readBrand = (head: Uint8Array): FileForm | undefined => {
  if (letters(head, 4, 4) !== 'ftyp') return undefined
  const brand = letters(head, 8, 4)
  return brands.find(([pattern]) => pattern.test(brand))?.[1]
}

const signatures: readonly [number, string, FileForm][] = [
  [0, '\x89PNG\r\n\x1a\n', 'png'],
  [0, '\xff\xd8\xff', 'jpeg'],
  [0, 'GIF8', 'gif'],
  [0, 'BM', 'bmp'],
  [0, 'II*\0', 'tiff'],
  [0, 'MM\0*', 'tiff'],
  [0, 'fLaC', 'flac'],
  [0, 'OggS', 'ogg'],
  [0, 'ID3', 'mp3'],
  [0, 'PK\x03\x04', 'zip'],
  [0, 'PK\x05\x06', 'zip'],
  [0, '%PDF', 'pdf'],
]

/** Files that are boxes of many kinds say which in their third word. */
const boxes: Readonly<Record<string, FileForm>> = { RIFFWEBP: 'webp', RIFFWAVE: 'wav', FORMAIFF: 'aiff', FORMAIFC: 'aiff' }

const readText = (head: Uint8Array): FileForm | undefined => {
  if (head.includes(0)) return undefined
  // The last letter may be cut in the middle.
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    const start = text.decode(head, { stream: true }).trimStart().toLowerCase()
    if (/^(<\?xml|<!--|<!doctype svg|<svg)/.test(start) && start.includes('<svg')) return 'svg'
    return /^<(!doctype html|html|script|head|body)/.test(start) ? 'page' : 'text'
  } catch {
    return undefined
  }
}

export const recogniseFile = (head: Uint8Array): FileForm => {
  if (head.length === 0) return 'empty'
  const signature = signatures.find(([at, word]) => letters(head, at, word.length) === word)
  const box = boxes[letters(head, 0, 4) + letters(head, 8, 4)]
  if (letters(head, 0, 4) === '\x1aE\xdf\xa3') return letters(head, 0, 64).includes('webm') ? 'webm' : 'matroska'
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return 'aac'
  return signature?.[2] ?? box ?? readBrand(head) ?? (readMp3Frame(head) ? 'mp3' : undefined) ?? readText(head) ?? 'unknown'
}

const wanted = {
  Image: { forms: ['png', 'jpeg', 'webp', 'avif'], use: 'PNG, JPEG, WebP or AVIF' },
  Audio: { forms: ['wav', 'aiff', 'flac', 'mp3', 'ogg'], use: 'WAV, AIFF, FLAC, MP3 or Ogg' },
  Video: { forms: ['mp4', 'webm'], use: 'MP4 or WebM' },
} as const satisfies Record<string, { forms: readonly FileForm[]; use: string }>

export type FormVerdict = { fits: true; form: FileForm } | { fits: false; because: string }

/** Whether a file can be what it was sent as. */
export const judgeForm = (kind: keyof typeof wanted, head: Uint8Array): FormVerdict => {
  const form = recogniseFile(head)
  const { forms, use } = wanted[kind]
  if ((forms as readonly FileForm[]).includes(form)) return { fits: true, form }
  // Phones put sounds into MP4 too: what was meant as a sound is not called a video.
  const text = kind === 'Audio' && form === 'mp4' ? 'an MP4 file' : formText[form]
  return { fits: false, because: `This file is ${text}. Use ${use}.` }
}
