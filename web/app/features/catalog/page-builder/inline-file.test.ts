import { expect, test } from 'vitest'
import { maxInlineBytes } from '#contract/catalog/blocks/media-address.ts'
import { inlineBytes, inlineTrouble, readInline } from './inline-file.ts'

const inline = (type: string, bytes: number) => `data:${type};base64,${Buffer.alloc(bytes).toString('base64')}`
const large = maxInlineBytes + 1

test('§5 an image of more than 3 MB may not be inline', () => {
  expect(inlineTrouble(inline('image/png', maxInlineBytes), 'Image')).toBeUndefined()
  expect(inlineTrouble(inline('image/png', large), 'Image')).toBe('Image size exceeds 3MB')
})

test('§5 a sample of more than 3 MB may not be inline', () => {
  expect(inlineTrouble(inline('audio/wav', large), 'Audio')).toBe('Audio sample size exceeds 3MB')
})

test('§5 a chosen file gets the contract’s message before it is read', async () => {
  expect(await readInline(new Blob([new Uint8Array(large)]), 'Image')).toEqual({ trouble: 'Image size exceeds 3MB' })
  expect(await readInline(new Blob([new Uint8Array(large)]), 'Audio')).toEqual({ trouble: 'Audio sample size exceeds 3MB' })
})

test('our own files are accepted, those of other sites would not be shown', () => {
  expect(inlineTrouble('/files/images/a.webp', 'Image')).toBeUndefined()
  expect(inlineTrouble('https://example.test/a.png', 'Image')).toMatch(/another site/)
})

test('a text is not an image', () => {
  expect(inlineTrouble('data:text/html,<script>', 'Image')).toBe('This file isn’t an image.')
})

test('inline content has a size, an address has none', () => {
  expect(inlineBytes(inline('image/png', 300))).toBe(300)
  expect(inlineBytes('/files/a')).toBeUndefined()
})
