import { expect, test } from 'vitest'
import { inlineBytes } from './sound-bytes.ts'

const bytes = (url: string) => [...new Uint8Array(inlineBytes(url))]

test('an inline sound in base64 is decoded', () => {
  expect(bytes('data:audio/wav;base64,UklGRv8=')).toEqual([0x52, 0x49, 0x46, 0x46, 0xff])
})

test('an inline sound in percent encoding is decoded', () => {
  expect(bytes('data:audio/wav,RI%46F%FF')).toEqual([0x52, 0x49, 0x46, 0x46, 0xff])
})

test('an inline sound with invalid base64 cannot be read', () => {
  expect(() => inlineBytes('data:audio/wav;base64,***')).toThrow('This browser can’t play this format.')
})
