import { expect, test } from 'vitest'
import { readInline } from './inline-media.rules.ts'

test.each([
  ['data:image/png;base64,aGk=', 'hi'],
  ['data:;BASE64,aGk', 'hi'],
  ['data:,h%69%00', 'hi\0'],
  ['data:,%e2%99%aanote', '♪note'],
  ['data:,♪%', '♪%'],
  ['data:nothing', ''],
])('%j reads as %j', (value, text) => {
  expect(Buffer.from(readInline(value)).toString()).toBe(text)
})
