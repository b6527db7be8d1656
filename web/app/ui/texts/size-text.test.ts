import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

const inEnglish = (count: number): string => count.toLocaleString('en')

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [34_567, '35 KB'],
  [170_000, '170 KB'],
  [999_600, '1 MB'],
  [1_940_000_000, '1.9 GB'],
  [118_400_000, '118 MB'],
  [9_996_000_000, '10 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(sizeText(bytes, inEnglish)).toBe(text)
})
