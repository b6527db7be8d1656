import { expect, test } from 'vitest'
import { readMetadata, writeMetadata } from './tus-metadata.ts'

test('metadata is read as it was written, in any alphabet', () => {
  const pairs = { filename: 'Größe – 東京.zip', fingerprint: 'ab' }
  expect(writeMetadata({ filename: 'a.zip' })).toBe('filename YS56aXA=')
  expect(readMetadata(writeMetadata(pairs))).toEqual(pairs)
  expect(readMetadata(writeMetadata({ filename: 'a', fingerprint: undefined }))).toEqual({ filename: 'a' })
  expect(readMetadata('')).toEqual({})
})
