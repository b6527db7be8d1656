import { expect, test } from 'vitest'
import { lineValue, ownLines, withLine, withOwnLines } from './content-rules.ts'

const contents = [
  { label: 'Files', value: '286' },
  { label: 'Size', value: '2.1 GB' },
]

test('a usual line is written, changed and removed; own lines stay after them', () => {
  expect(withLine(contents, 'Keys', 'D minor')).toEqual([
    { label: 'Files', value: '286' },
    { label: 'Keys', value: 'D minor' },
    { label: 'Size', value: '2.1 GB' },
  ])
  expect(withLine(contents, 'Files', '')).toEqual([{ label: 'Size', value: '2.1 GB' }])
  expect(lineValue(contents, 'Files')).toBe('286')
  expect(lineValue(contents, 'Keys')).toBe('')
})

test('own lines change without touching the usual ones, and never replace one', () => {
  expect(ownLines(contents)).toEqual([{ label: 'Size', value: '2.1 GB' }])
  expect(withOwnLines(contents, [{ label: 'Files', value: 'x' }])).toEqual([
    { label: 'Files', value: '286' },
    { label: 'Files ', value: 'x' },
  ])
})
