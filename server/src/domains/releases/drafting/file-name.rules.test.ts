import { expect, test } from 'vitest'
import { toFileName } from './file-name.rules.ts'

test.each([
  ['Deep 2.zip', 'Deep 2.zip'],
  ['Tiefe Töne.zip', 'Tiefe Töne.zip'],
  ['C:\\Users\\ada\\Deep.zip', 'Deep.zip'],
  ['../../etc/passwd', 'passwd'],
  ['Deep\u202Egpj.exe', 'Deepgpj.exe'],
  ['a\r\nb.zip', 'ab.zip'],
  ['', 'file'],
  ['..', 'file'],
])('what was sent as %j is called %j', (sent, name) => {
  expect(toFileName(sent)).toBe(name)
})

test('a long name keeps its ending', () => {
  const name = toFileName(`${'a'.repeat(400)}.zip`)
  expect([name.length, name.endsWith('a.zip')]).toEqual([200, true])
})
