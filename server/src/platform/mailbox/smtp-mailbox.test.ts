import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BadMail, MailNotSent } from './mailbox.ts'
import { smtpMailbox } from './smtp-mailbox.ts'
import { readMail } from './testing/read-mail.ts'
import { type SmtpCatcher, startSmtpCatcher } from './testing/smtp-catcher.ts'

const from = 'Soundfair <hello@soundfair.test>'
const mail = { id: 'mail_1', to: 'casey@example.test', subject: 'Your receipt', text: 'Thank you.', html: '<p>Thank you.</p>' }
let server: SmtpCatcher

beforeEach(async () => {
  server = await startSmtpCatcher()
})
afterEach(() => server.stop())

const only = () => {
  expect(server.caught).toHaveLength(1)
  const [caught] = server.caught
  if (!caught) throw new Error('no mail was caught')
  return { ...caught, ...readMail(caught.source) }
}

test("an email arrives with its text and HTML part, our address and the recipient's", async () => {
  await smtpMailbox({ url: server.url, from }).send({ ...mail, replyTo: 'support@soundfair.test' })
  const caught = only()
  expect(caught.envelopeFrom).toBe('hello@soundfair.test')
  expect(caught.envelopeTo).toEqual(['casey@example.test'])
  expect(caught.header('from')).toEqual(['Soundfair <hello@soundfair.test>'])
  expect(caught.header('to')).toEqual(['casey@example.test'])
  expect(caught.header('reply-to')).toEqual(['support@soundfair.test'])
  expect(caught.text).toBe('Thank you.')
  expect(caught.html).toBe('<p>Thank you.</p>')
})

test('an email to many recipients has the headers to unsubscribe with one click', async () => {
  const unsubscribeUrl = `https://soundfair.example/api/customer/communications/product-updates/stop?token=${'a'.repeat(400)}.b_-c`
  await smtpMailbox({ url: server.url, from }).send({ ...mail, unsubscribeUrl })
  const caught = only()
  expect(caught.header('list-unsubscribe')).toEqual([`<${unsubscribeUrl}>`])
  expect(caught.header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
})

test('other emails do not', async () => {
  await smtpMailbox({ url: server.url, from }).send(mail)
  expect(only().names.filter((name) => name.startsWith('list-'))).toEqual([])
})

test('a file is attached unchanged', async () => {
  const bytes = Buffer.from('%PDF-1.7 \u0000 some bytes')
  const attachments = [{ name: 'SF-000001.pdf', type: 'application/pdf', content: bytes.toString('base64') }]
  await smtpMailbox({ url: server.url, from }).send({ ...mail, attachments })
  const [caught] = server.caught
  expect(caught?.source).toContain('filename=SF-000001.pdf')
  expect(caught?.source).toContain(bytes.toString('base64'))
})

test.each(['../x.pdf', 'a b.pdf', 'x', 'x.pdf\r\nX: y'])('a file named %j is refused', async (name) => {
  const attachments = [{ name, type: 'application/pdf', content: '' }]
  await expect(smtpMailbox({ url: server.url, from }).send({ ...mail, attachments })).rejects.toThrow(BadMail)
})

test('an email without a reply address has none', async () => {
  await smtpMailbox({ url: server.url, from }).send(mail)
  expect(only().names).not.toContain('reply-to')
})

test('subject and text in any script arrive unchanged', async () => {
  const subject = 'Reçu — 「春の音」 🎧 für Żaneta, und noch ein langer Rest, damit die Zeile gefaltet wird'
  const text = 'Merci, Żaneta! 春 🎧\r\n.\r\n..dots and = signs'
  await smtpMailbox({ url: server.url, from }).send({ ...mail, subject, text, html: '<p>春 🎧</p>' })
  const caught = only()
  expect(caught.header('subject')).toEqual([subject])
  expect(caught.text).toBe(text)
  expect(caught.html).toBe('<p>春 🎧</p>')
})

test.each([
  '"a b"@example.test',
  "o'neil+x@example.test",
  '"a,b"@example.test',
  '"victim@elsewhere.test x"@example.test',
  '"say \\"hi\\""@example.test',
  '!#$%&*/=?^_`{|}~-@example.test',
  'casey@[127.0.0.1]',
])('%s is one recipient, exactly', async (to) => {
  await smtpMailbox({ url: server.url, from }).send({ ...mail, to })
  const caught = only()
  expect(caught.envelopeTo).toEqual([to])
  expect(caught.header('to').map((value) => value.replace(/^<(.*)>$/, '$1'))).toEqual([to])
})

test.each([
  { to: 'casey@example.test\r\nBcc: victim@example.test' },
  { to: 'casey@example.test\n' },
  { to: '"a\r\nRCPT TO:<victim@example.test>"@example.test' },
  { to: 'casey@example.test, victim@example.test' },
  { to: 'Casey <casey@example.test>' },
  { to: 'casey@example.test> SIZE=1' },
  { to: 'casey' },
  { to: '@example.test' },
  { to: '' },
  { subject: 'Hello\r\nBcc: victim@example.test' },
  { subject: 'Hello\nthere' },
  { subject: 'Hello\u2028there' },
  { subject: 'Hello\0' },
  { replyTo: 'a@example.test\r\nBcc: victim@example.test' },
  { id: 'x>\r\nBcc: victim@example.test' },
  { unsubscribeUrl: 'https://x.test/a>\r\nBcc: victim@example.test' },
  { unsubscribeUrl: 'https://x.test/>, <mailto:victim@example.test' },
  { unsubscribeUrl: 'javascript:alert(1)' },
  { id: 'a b' },
  { id: '' },
])('%j is refused before anything is sent', async (bad) => {
  await expect(smtpMailbox({ url: server.url, from }).send({ ...mail, ...bad })).rejects.toThrow(BadMail)
  expect(server.caught).toEqual([])
})

test('sending again has the same Message-ID, another email a different one', async () => {
  const mailbox = smtpMailbox({ url: server.url, from })
  await mailbox.send(mail)
  await mailbox.send(mail)
  await mailbox.send({ ...mail, id: 'mail_2' })
  const ids = server.caught.map(({ source }) => readMail(source).header('message-id')[0])
  expect(ids).toEqual(['<mail_1@soundfair.test>', '<mail_1@soundfair.test>', '<mail_2@soundfair.test>'])
})

test('many emails at once all arrive', async () => {
  const mailbox = smtpMailbox({ url: server.url, from })
  const readers = Array.from({ length: 20 }, (_, index) => `reader${index}@example.test`)
  await Promise.all(readers.map((to, index) => mailbox.send({ ...mail, id: `mail_${index}`, to })))
  expect(server.caught.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(readers.sort())
})

test('without the mail server sending and checking fail, and both work once it is back', async () => {
  const mailbox = smtpMailbox({ url: server.url, from })
  await mailbox.check()
  await server.stop()
  await expect(mailbox.send(mail)).rejects.toThrow(MailNotSent)
  await expect(mailbox.check()).rejects.toThrow(`127.0.0.1:${server.port}`)

  server = await startSmtpCatcher({ port: server.port })
  await mailbox.check()
  await mailbox.send(mail)
  expect(only().envelopeTo).toEqual(['casey@example.test'])
})

test('an error never contains the password of the mail server', async () => {
  const mailbox = smtpMailbox({ url: server.url.replace('//', '//user:hidden-password@'), from })
  await server.stop()
  const failed = await mailbox.send(mail).catch((error: unknown) => error)
  server = await startSmtpCatcher()
  expect(failed).toBeInstanceOf(MailNotSent)
  expect(inspect(failed, { depth: 10 })).not.toContain('hidden-password')
})

test('a mail server that never answers times out', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).resume())
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const mailbox = smtpMailbox({ url: `smtp://127.0.0.1:${port}?greetingTimeout=50`, from })
  await expect(mailbox.send(mail)).rejects.toThrow(MailNotSent)
  silent.close()
  await once(silent, 'close')
})

test('an unknown recipient is an error', async () => {
  const refusing = await startSmtpCatcher({ refuse: true })
  await expect(smtpMailbox({ url: refusing.url, from }).send(mail)).rejects.toThrow('no such mailbox')
  await refusing.stop()
})

test.each(['Soundfair', '', 'a@example.test, b@example.test'])('a mailbox cannot be opened for the sender %j', (sender) => {
  expect(() => smtpMailbox({ url: 'smtp://127.0.0.1:1', from: sender })).toThrow('one address is needed')
})
