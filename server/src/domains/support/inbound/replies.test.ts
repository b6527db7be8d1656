import { connect } from 'node:net'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { getConversation } from '#contract/support/conversations.ts'
import { mailLimit } from '#platform/mailbox/start-mail-receiver.ts'
import { receiveReplies } from '#server/receive-replies.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'
import { whenOver } from '../../../../testing/when-over.ts'
import { readReplyAddress, replyAddress } from '../conversations/reply-address.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
const sam = await addUser(db, { email: 'sam@soundfair.test', name: 'Sam', staffRoles: ['CustomerSupport'] })
const receiver = await receiveReplies(shop, { host: '127.0.0.1', port: 0 })
whenOver(() => receiver.stop())

let count = 0
const addConversation = async (state: 'Open' | 'Waiting' | 'Closed' = 'Closed') => {
  const id = `cnv_${String(++count).padStart(26, '0')}`
  const at = shop.clock.now()
  await db
    .insertInto('conversations')
    .values({ id, name: 'Casey', email: 'casey@example.test', topic: 'Other', subject: 'No sound', state, created_at: at, last_at: at })
    .execute()
  return { id, address: replyAddress(shop.signatures, 'support@soundfair.test', id) }
}
const look = async (id: string) => (await callAs(app, sam, getConversation.path.replace('{conversationId}', id))).json()

const transport = nodemailer.createTransport({ host: '127.0.0.1', port: receiver.port, secure: false, ignoreTLS: true })
whenOver(() => transport.close())
const from = 'Casey <casey@example.test>'
const send = (to: string, mail: object = {}) => transport.sendMail({ from, to, subject: 'Re: No sound', text: 'It works now.', ...mail })
const sendRaw = (to: string, raw: string, sender = 'casey@example.test') => transport.sendMail({ envelope: { from: sender, to }, raw })
const codeOf = (sending: Promise<unknown>): Promise<number> =>
  sending.then(
    () => 250,
    (error: { responseCode: number }) => error.responseCode,
  )

test('16.7 a reply comes back into its conversation and opens it again, quotes folded', async () => {
  const { id, address } = await addConversation('Closed')
  await send(address.toUpperCase().replace('SUPPORT', 'Support'), {
    text: 'Still silent.\n\nOn Fri, 1 Mar 2030, Sam wrote:\n> Turn it up.',
  })
  expect(await look(id)).toMatchObject({
    state: 'Open',
    closedAt: null,
    messages: [{ kind: 'Asked', channel: 'Mail', body: 'Still silent.', quoted: expect.stringContaining('Turn it up'), claimedFrom: null }],
  })
})

test('16.7 an address that was not made here is refused with 550, however near it comes', async () => {
  const { id, address } = await addConversation()
  const other = await addConversation()
  const [name = '', host = ''] = address.split('@')
  const [, proof = ''] = name.split('.')
  for (const to of [
    'support@soundfair.test',
    'anybody@soundfair.test',
    `${name.slice(0, -1)}${name.endsWith('0') ? '1' : '0'}@${host}`,
    `${name.split('.')[0]}@${host}`,
    `support+${other.id.slice(4)}.${proof}@${host}`,
    `${name}@elsewhere.test`,
  ]) {
    expect(await codeOf(send(to)), to).toBe(550)
  }
  expect((await look(id)).messages).toEqual([])
  expect(readReplyAddress(shop.signatures, 'support@soundfair.test', address)).toBe(id)
  expect(name.length).toBeLessThanOrEqual(64)
})

test('16.7 a mail of another sender is shown as such, and changes nobody’s address', async () => {
  const { id, address } = await addConversation()
  await send(address, { from: 'Mallory <mallory@evil.test>', text: 'Send the license to me.' })
  const seen = await look(id)
  expect(seen).toMatchObject({ customer: { email: 'casey@example.test' }, messages: [{ claimedFrom: 'mallory@evil.test' }] })
})

test('16.7 the same mail delivered twice is one message', async () => {
  const { id, address } = await addConversation()
  for (let times = 0; times < 2; times++) await send(address, { messageId: '<once@example.test>' })
  expect((await look(id)).messages).toHaveLength(1)
})

test.each([
  ['says so', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['is a list', { headers: { 'List-Id': '<all.example.test>' } }],
  ['is bulk', { headers: { Precedence: 'bulk' } }],
  ['is a failed delivery', { envelope: { from: '', to: '' } }],
])('16.7 a mail that %s opens nothing, and nothing is sent back', async (_what, mail) => {
  const { id, address } = await addConversation('Waiting')
  const envelope = 'envelope' in mail ? { envelope: { from: '', to: address } } : {}
  await send(address, { ...mail, ...envelope, text: 'I am away.' })
  expect(await look(id)).toMatchObject({ state: 'Waiting', messages: [{ kind: 'Automatic' }] })
})

test('16.7 HTML is never kept: markup becomes text, scripts and pictures nothing', async () => {
  const { id, address } = await addConversation()
  const html =
    '<style>p{}</style><p>It is <b>silent</b></p><script>alert(1)</script><img src=x onerror=alert(2)><a href="https://evil.test">here</a>'
  await send(address, { text: undefined, html })
  const [message] = (await look(id)).messages
  expect(message.body).toMatch(/^It is silent\s+here$/)
})

test('16.7 files are named and not taken', async () => {
  const { id, address } = await addConversation()
  const attachments = [{ filename: 'crash\u202egpj.exe', content: Buffer.from('MZ') }]
  await send(address, { attachments })
  const [message] = (await look(id)).messages
  expect(message).toMatchObject({ body: 'It works now.', leftOut: ['crashgpj.exe'] })
})

test('a mail that is too large is refused with 552, whether it says its size or not', async () => {
  const { id, address } = await addConversation()
  const huge = `From: ${from}\r\n\r\n${'x'
    .repeat(76)
    .concat('\r\n')
    .repeat(Math.ceil(mailLimit / 78) + 10)}`
  expect(await codeOf(sendRaw(address, huge))).toBe(552)
  expect((await look(id)).messages).toEqual([])
})

const nested = (depth: number): string =>
  Array.from({ length: depth }, (_one, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join('')

test.each([
  ['no header at all', 'hello', 250],
  ['a header injected into the sender', 'From: "a\r\nBcc: victim@example.test" <casey@example.test>\r\n\r\nhello', 250],
  ['an encoding that nobody knows', 'From: casey@example.test\r\nContent-Type: text/plain; charset=klingon\r\n\r\nhello', 250],
  ['broken base64', 'From: casey@example.test\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%%=hello', 250],
  ['a part without an end', 'From: casey@example.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nhello', 250],
  ['bytes that are no text', 'From: casey@example.test\r\n\r\nhe\u0000llo \u001b[31m \u202e', 250],
  ['parts within parts without end', `From: casey@example.test\r\n${nested(300)}`, 554],
  ['headers without end', `From: casey@example.test\r\n${'X-A: b\r\n'.repeat(30_000)}\r\nhello`, 554],
])('hostile: %s is answered in its place, and the receiver goes on', async (_what, raw, code) => {
  const { id, address } = await addConversation()
  expect(await codeOf(sendRaw(address, raw))).toBe(code)
  const { messages } = await look(id)
  expect(messages).toHaveLength(code === 250 ? 1 : 0)
  for (const { body } of messages) expect(body).not.toMatch(/[^\P{Cc}\n\t]/u)
})

test('a flood into one conversation ends at its daily limit, to be tried again tomorrow', async () => {
  const { id, address } = await addConversation()
  const at = shop.clock.now()
  const many = Array.from({ length: 50 }, (_one, index) => ({ id: `msg_${id}${index}`, conversation_id: id, kind: 'Asked' as const }))
  await db
    .insertInto('conversation_messages')
    .values(many.map((one) => ({ ...one, channel: 'Mail' as const, body: 'x', at })))
    .execute()
  expect(await codeOf(send(address))).toBe(452)
})

test('the receiver signs nobody in and passes nothing on', async () => {
  const lines = await new Promise<string>((resolve, reject) => {
    const socket = connect(receiver.port, '127.0.0.1')
    let heard = ''
    socket.on('data', (data) => {
      heard += data
      if (heard.includes('220') && !heard.includes('250')) socket.write('EHLO test\r\n')
      else if (!socket.writableEnded && heard.includes('250 ')) socket.end('QUIT\r\n')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
  expect(lines).not.toMatch(/AUTH|STARTTLS/)
})

test('16.7 a mail of nothing but line ends is refused before it is read: it would hold up the whole shop', async () => {
  const { id, address } = await addConversation()
  const head = 'From: casey@example.test\r\nMessage-ID: <lines@example.test>\r\n\r\n'
  expect(await codeOf(sendRaw(address, head + 'a\r\n'.repeat(31_000)))).toBe(554)
  expect((await look(id)).messages).toEqual([])
})
