import { expect, test } from 'vitest'
import { readMachineFile } from './machine-file.rules.ts'

const content = { id: 'c2lnbmF0dXJl>>>???', name: 'Casey’s ♥ Mac', productId: 'tape-one', format: 'JWT' }
const base64 = Buffer.from(JSON.stringify(content)).toString('base64')
const base64url = Buffer.from(JSON.stringify(content)).toString('base64url')
const file = { signature: content.id, name: content.name, productId: 'tape-one', creatorId: null }
const wrapped = (text: string, end: string) => (text.match(/.{1,20}/g) ?? []).join(end)

test.each([
  ['as it is written', base64],
  ['with a byte-order mark', `\uFEFF${base64}`],
  ['with a byte-order mark inside', Buffer.from(`\uFEFF${JSON.stringify(content)}`).toString('base64')],
  ['with line ends of Windows', `${base64}\r\n`],
  ['wrapped', wrapped(base64, '\n')],
  ['wrapped with line ends of Windows, indented', wrapped(base64, '\r\n  ')],
  ['in base64url', base64url],
  ['without its padding', base64.replace(/=+$/, '')],
  ['with a trailing comma', Buffer.from(JSON.stringify(content).replace('}', ',\r\n}')).toString('base64')],
  ['as plain JSON', JSON.stringify(content)],
])('licensing §3 a machine file %s is read', (_how, text) => {
  expect(readMachineFile(text)).toEqual({ readable: true, file })
})

test('a comma inside a name stays, and the file may name the creator', () => {
  const odd = Buffer.from('{"id":"a,}b","name":"Studio, ]}","productId":"lowtide/tape-one",}').toString('base64')
  expect(readMachineFile(odd)).toEqual({
    readable: true,
    file: { signature: 'a,}b', name: 'Studio, ]}', productId: 'tape-one', creatorId: 'lowtide' },
  })
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

test.each([
  ['an empty file', '', 'empty'],
  ['blanks alone', ' \r\n\uFEFF ', 'empty'],
  ['one over 8 KB', 'A'.repeat(8193), 'too-large'],
  ['a binary file', '\u0000\u0001MZ\uFFFD\uFFFD', 'not-text'],
  ['somebody’s letter', 'Dear Sir, please unlock my plugin!', 'not-text'],
  ['base64 of something else', Buffer.from('hello there').toString('base64'), 'not-text'],
  ['a truncated file', base64.slice(0, 40), 'incomplete'],
  ['a license instead', 'eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOiJ0YXBlLW9uZSJ9.c2ln', 'not-text'],
  ['one without a device', encode({ ...content, id: ' ' }), 'foreign'],
  ['one without a name', encode({ ...content, name: undefined }), 'foreign'],
  ['one with a signature of 10 KB', encode({ ...content, id: 'x'.repeat(257) }), 'foreign'],
  ['one of another system', encode({ machine: 'x', license: 'y' }), 'foreign'],
  ['a list', encode([content]), 'not-text'],
  ['a path instead of a product', encode({ ...content, productId: '../../etc/passwd' }), 'foreign'],
])('licensing §3 %s is refused with what to do', (_what, text, because) => {
  expect(readMachineFile(text)).toEqual({ readable: false, because })
})

test('exactly 8 KB is read', () => {
  const room = 8192 - Buffer.byteLength(base64)
  expect(readMachineFile(`${base64}${'\n'.repeat(room)}`)).toMatchObject({ readable: true })
})

test('a file made to be slow to parse is refused as quickly as any other', () => {
  const hard = [
    `{"${'\\"'.repeat(4_090)}`,
    `{${'"'.repeat(8_191)}`,
    `{"a":${'['.repeat(8_000)}`,
    `{${', '.repeat(4_000)}`,
    `{"a":"${'\\'.repeat(8_000)}`,
  ]
  const begun = process.threadCpuUsage()
  for (const text of hard) for (let time = 0; time < 20; time++) expect(readMachineFile(text)).toMatchObject({ readable: false })
  // A hundred of them; each took 85 ms when parsing restarted at every quote. Counted in work, as a busy machine takes longer for it.
  expect(process.threadCpuUsage(begun).user).toBeLessThan(1_500_000)
})
