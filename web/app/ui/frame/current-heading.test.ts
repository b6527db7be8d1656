import { expect, test } from 'vitest'
import { currentHeading } from './current-heading.ts'

const height = 900
/** Sections of a page one after the other, 160 pixels taken at its top, scrolled to some place. */
const places = (scroll: number, sizes: Record<string, number>) => {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let start = 0
  return Object.entries(sizes).map(([id, size]) => {
    const top = start - scroll
    const landing = Math.max(160, start - Math.max(0, total - height))
    start += size
    return { id, top, landing }
  })
}
const sizes = { basics: 1200, tags: 300, page: 200, prices: 1500, history: 150 }

test('a jump to a section marks it, below what sticks to the top, though a short one follows', () => {
  expect(currentHeading(places(1500 - 160, sizes), height, 'page')).toBe('page')
  expect(currentHeading(places(1200 - 160, sizes), height, 'tags')).toBe('tags')
})

test('a few pixels more or less mark the same section, wherever the last jump went', () => {
  for (const by of [-80, -1, 1, 80]) expect(currentHeading(places(1500 - 160 + by, sizes), height, 'tags')).toBe('page')
})

test('in the middle of a long section it stays marked, even when the next heading appears below', () => {
  expect(currentHeading(places(800, sizes), height, '')).toBe('basics')
  expect(currentHeading(places(2700, sizes), height, '')).toBe('prices')
})

test('at the end of the page a short last section is marked when it was jumped to', () => {
  const end = 3350 - height
  expect(currentHeading(places(end, sizes), height, 'history')).toBe('history')
  expect(currentHeading(places(end - 400, sizes), height, 'history')).toBe('prices')
})

test('before the first heading none is marked', () => {
  expect(currentHeading([{ id: 'a', top: 700, landing: 24 }], height, '')).toBeUndefined()
  expect(currentHeading([], height, '')).toBeUndefined()
})
