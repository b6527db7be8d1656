import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFilename, parseBytes, parseChecksum, parseMetadata } from './tus-headers.rules.ts'

test.each([
  ['0', 0],
  ['10737418240', 10_737_418_240],
  ['007', 7],
  [undefined, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  [' 5', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['9'.repeat(16), undefined],
])('%s is %s bytes', (header, bytes) => {
  expect(parseBytes(header)).toBe(bytes)
})

test('metadata is pairs of a key and a value, which may be left out', () => {
  expect(parseMetadata('filename d29ybGQucGRm,isDraft')).toEqual(
    new Map([
      ['filename', 'world.pdf'],
      ['isDraft', ''],
    ]),
  )
  expect(parseMetadata('')).toEqual(new Map())
})

test.each([
  'filename d29ybGQ',
  'filename d29y bGQ=',
  'filename ***',
  'a YQ==,a Yg==',
  ',',
  'ключ YQ==',
  `${'k'.repeat(51)} YQ==`,
  `filename ${Buffer.from([0xff, 0xfe]).toString('base64')}`,
  `filename ${Buffer.from('a\0b').toString('base64')}`,
  `filename ${Buffer.from('a\r\nb').toString('base64')}`,
  Array.from({ length: 21 }, (_none, index) => `k${index} YQ==`).join(','),
])('%s is no metadata', (header) => {
  expect(parseMetadata(header)).toBeUndefined()
})

test('whatever is written is read back, and an empty value is not an error', () => {
  const key = fc.stringMatching(/^[a-zA-Z]{1,20}$/)
  const value = fc.stringMatching(/^[ -~äöü€]{0,60}$/)
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 15 }), (pairs) => {
      const header = Object.entries(pairs).map(([one, other]) => `${one} ${Buffer.from(other).toString('base64')}`)
      expect(parseMetadata(header.join(','))).toEqual(new Map(Object.entries(pairs)))
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void [parseMetadata(text), parseBytes(text), parseChecksum(text)]))
})

test('a filename is a name and not a path', () => {
  expect(['a.zip', 'Tiefe Töne.dmg', 'x'.repeat(200)].map(isFilename)).toEqual([true, true, true])
  expect(['', '  ', '.', '..', '../a', 'a/b', 'a\\b', 'x'.repeat(201)].map(isFilename)).toEqual(Array(8).fill(false))
})

test('a checksum has a known algorithm and the matching number of bytes', () => {
  expect(parseChecksum('sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=')?.algorithm).toBe('sha1')
  for (const header of [
    'sha1',
    'sha1 ',
    'sha1 YQ==',
    'crc32 Kq5sNclPz7QV2+lfQIuc6R7oRu0=',
    'sha1  Kq5sNclPz7QV2+lfQIuc6R7oRu0=',
    'constructor YQ==',
  ])
    expect(parseChecksum(header), header).toBeUndefined()
})
