import { expect, test } from 'vitest'
import { judgeForm, recogniseFile } from './file-form.rules.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')

test.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x1cftypheic', 'heic'],
  ['GIF89a', 'gif'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>', 'svg'],
  ['\n <?xml version="1.0"?><!-- hello --><svg>', 'svg'],
  ['<!DOCTYPE html><script>alert(1)</script>', 'page'],
  ['just words', 'text'],
  ['PK\x03\x04', 'zip'],
  ['%PDF-1.7', 'pdf'],
  ['RIFF\0\0\0\0WAVEfmt ', 'wav'],
  ['FORM\0\0\0\0AIFC', 'aiff'],
  ['fLaC', 'flac'],
  ['OggS', 'ogg'],
  ['ID3\x04', 'mp3'],
  ['\xff\xfb\x90\x64', 'mp3'],
  ['\xff\xf1\x50\x80', 'aac'],
  ['\xff\xfeh\0e\0', 'unknown'],
  ['\0\0\0\x20ftypM4A ', 'm4a'],
  ['\0\0\0\x20ftypisom', 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'quicktime'],
  ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'webm'],
  ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', 'matroska'],
  ['', 'empty'],
  ['\0\0\0\0\0\0', 'unknown'],
  ['RIFF', 'text'],
])('%j is recognised as %s', (text, form) => {
  expect(recogniseFile(bytes(text))).toBe(form)
})

test('words whose last letter is cut in the middle are still words', () => {
  expect(recogniseFile(Buffer.from('ö'.repeat(10)).subarray(0, 19))).toBe('text')
})

test('who sends the wrong thing learns what it is and what to use', () => {
  expect(judgeForm('Image', bytes('GIF89a'))).toEqual({ fits: false, because: 'This file is a GIF image. Use PNG, JPEG, WebP or AVIF.' })
  expect(judgeForm('Audio', bytes('words'))).toEqual({ fits: false, because: 'This file is a text file. Use WAV, AIFF, FLAC, MP3 or Ogg.' })
  expect(judgeForm('Video', bytes('fLaC'))).toEqual({ fits: false, because: 'This file is a FLAC sound. Use MP4 or WebM.' })
  expect(judgeForm('Video', bytes('\0\0\0\x20ftypisom'))).toEqual({ fits: true, form: 'mp4' })
})
