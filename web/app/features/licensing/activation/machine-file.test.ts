import { expect, test } from 'vitest'
import { lookAtMachineFile } from './machine-file.ts'

const content = { id: 'sig-1', name: 'Zoë’s Mac', productId: 'tape-one', format: 'JWT' }
const encode = (text: string): string => Buffer.from(text).toString('base64')
const file = encode(JSON.stringify(content))
const read = { readable: true, productId: 'tape-one', device: 'Zoë’s Mac' }

test.each([
  ['as it is', file],
  ['with a byte-order mark', `\uFEFF${file}`],
  ['wrapped', file.replaceAll(/(.{20})/g, '$1\r\n')],
  ['in base64url without its ending', Buffer.from(JSON.stringify(content)).toString('base64url')],
  ['with a trailing comma', encode(JSON.stringify(content).replace('}', ',}'))],
  ['as plain JSON', ` ${JSON.stringify(content)}\r\n`],
])('a machine file %s is read', (_how, text) => {
  expect(lookAtMachineFile(text)).toEqual(read)
})

test.each([
  ['nothing', '  '],
  ['something else', 'hello there'],
  ['half of one', file.slice(0, 30)],
  ['bytes', '\u0000\u0001\u0002'],
  ['far too much', 'A'.repeat(9_000)],
])('%s is refused with what to do', (_what, text) => {
  const verdict = lookAtMachineFile(text)
  expect(verdict.readable).toBe(false)
  if (!verdict.readable) expect(verdict.message).toMatch(/[Cc]hoose/)
})
