import { expect, test } from 'vitest'
import { applyMark, type Selection } from './markdown-marks.ts'

/** The selection is marked by brackets: "a ‹tape› deck". */
const read = (written: string): Selection => {
  const from = written.indexOf('‹')
  const to = written.indexOf('›') - 1
  return { text: written.replace(/[‹›]/g, ''), from, to }
}
const write = ({ text, from, to }: Selection) => `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`

test.each([
  ['bold', 'a ‹tape› deck', 'a **‹tape›** deck'],
  ['bold', 'a **‹tape›** deck', 'a ‹tape› deck'],
  ['italic', 'a ‹›deck', 'a *‹words›*deck'],
  ['heading', 'one\ntw‹›o', 'one\n‹### two›'],
  ['list', '‹one\ntwo›\nthree', '‹- one\n- two›\nthree'],
  ['list', '‹- one\n- two›', '‹one\ntwo›'],
  ['quote', '‹said›', '‹> said›'],
  ['link', 'see ‹here›', 'see [here](‹https://›)'],
] as const)('%s makes "%s" into "%s"', (mark, before, after) => {
  expect(write(applyMark(read(before), mark))).toBe(after)
})
