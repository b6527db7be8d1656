import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import type { SentMail, ShownMail } from '#contract/email/mail-archive.ts'
import type { MailKind } from '#contract/email/mail-kinds.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'
import { emailToSend, forgetMailAddress, sendEmail, sweepMails } from '../index.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
const addStaff = (role: StaffRole) => addUser(db, { email: `${role}@soundfair.test`, name: `${role} Lind`, staffRoles: [role] })
const support = await addStaff('CustomerSupport')
const reader = await addStaff('CreatorSupport')
const qa = await addStaff('QA')

const orderId = '22222222-2222-4222-8222-222222222222'
const secret = 'Zx81-secret_code'
const link = `https://soundfair.example/reset-password?email=casey&code=${secret}`
let sent = 0
const send = async (
  to: string,
  change: { kind?: MailKind; orderId?: string; attachments?: { name: string; type: string; content: string }[] } = {},
) => {
  const id = `msg_${++sent}`
  const mail = {
    id,
    to,
    subject: `Mail ${sent}`,
    text: `Look: ${link}`,
    html: `<a href="${link.replace('&', '&amp;')}">Look</a>`,
    ...change,
  }
  await db.transaction().execute((tx) => sendEmail(tx, mail))
  await runJobs(shop)
  return id
}
const list = async (query: string): Promise<SentMail[]> => (await callAs(app, support, `/api/admin/mails?${query}`)).json().items
const look = async (id: string): Promise<ShownMail> => (await callAs(app, reader, `/api/admin/mails/${id}`)).json()
const sendAgain = (id: string, who = support) => callAs(app, who, `/api/admin/mails/${id}/again`, { method: 'POST' })

test('16.4 every mail that is sent is recorded, and found by its address and by its order', async () => {
  const id = await send('Robin@example.test', { kind: 'receipt', orderId })
  const found = { id, kind: 'receipt', to: 'Robin@example.test', subject: 'Mail 1', orderId, state: 'Sent', reason: null, notAgain: null }
  expect(await list('email=robin%40EXAMPLE.test')).toMatchObject([found])
  expect(await list(`orderId=${orderId}`)).toMatchObject([found])
  expect(await list('email=somebody%40example.test')).toEqual([])
  expectProblem(await callAs(app, support, '/api/admin/mails'), 400)
})

test('16.4 what was sent lies encrypted, and a code in it is not shown to anybody', async () => {
  const id = await send('casey@example.test', {
    kind: 'confirm-account',
    attachments: [{ name: 'a.pdf', type: 'application/pdf', content: Buffer.from('12345').toString('base64') }],
  })
  const { encrypted } = await db.selectFrom('mail_bodies').select('encrypted').where('id', '=', id).executeTakeFirstOrThrow()
  expect(encrypted).not.toContain(secret)
  const shown = await look(id)
  expect(JSON.stringify(shown)).not.toContain(secret)
  expect(shown.message).toMatchObject({
    text: 'Look: https://soundfair.example/reset-password?email=hidden&code=hidden',
    attachments: [{ name: 'a.pdf', bytes: 5 }],
  })
})

test('16.4 a mail is sent again as it was, which is recorded with who did it and stands in the audit log', async () => {
  const id = await send('jo@example.test', { kind: 'receipt', orderId })
  const answer = await sendAgain(id)
  expect(answer.statusCode, answer.body).toBe(201)
  await runJobs(shop)
  const copy = await shop.mail.onDisk?.read(answer.json().mailId)
  expect(copy).toMatchObject({ to: 'jo@example.test', subject: `Mail ${sent}`, text: `Look: ${link}` })
  const both = await list('email=jo%40example.test')
  const again = both.find((mail) => mail.id !== id)
  expect([both.length, again?.sentAgainBy]).toEqual([2, 'CustomerSupport Lind'])
  expect((await look(again?.id ?? '')).message).toEqual((await look(id)).message)
  const logged = await db.selectFrom('audit_log').select(['actor_id', 'subject']).where('action', '=', 'mail.sent-again').execute()
  expect(logged).toEqual([{ actor_id: support.id, subject: id }])
})

test('two who send it again at once send it once, and the second is told why', async () => {
  const id = await send('kim@example.test')
  const answers = await Promise.all([sendAgain(id), sendAgain(id)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(answers.map(({ body }) => body).join()).toContain('sent again a moment ago')
})

test('a link that is as good as a password is not sent again', async () => {
  const id = await send('lee@example.test', { kind: 'reset-password' })
  expect((await list('email=lee%40example.test'))[0]?.notAgain).toContain('The recipient has to request a new one')
  expectProblem(await sendAgain(id), 409)
})

test('what the mail server did not take is said with its reason, and is a sent mail once it goes through', async () => {
  const mail = { id: 'msg_late', to: 'late@example.test', subject: 'Late', text: 'Late', html: '<p>Late</p>' }
  const { listenersOf } = await import('#server/wiring.ts')
  const listenerOf = (send: () => Promise<void>) =>
    listenersOf({ ...shop, mail: { mailbox: { send, check: async () => undefined } } }).find(({ job }) => job.name === emailToSend.name)
  const away = listenerOf(() => Promise.reject(new Error('451 Try later')))
  await expect(away?.run(mail)).rejects.toThrow('451')
  expect(await list('email=late%40example.test')).toMatchObject([{ state: 'Failed', reason: '451 Try later' }])
  await listenerOf(async () => undefined)?.run(mail)
  expect(await list('email=late%40example.test')).toMatchObject([{ state: 'Sent', reason: null }])
})

test('codes go after eight days, messages after half a year, notes after two years, but for those of an order', async () => {
  const mails = {
    code: await send('old@example.test', { kind: 'reset-password' }),
    news: await send('old@example.test'),
    receipt: await send('old@example.test', { kind: 'receipt', orderId }),
  }
  const after = (days: number) => sweepMails(db, new Date(shop.clock.now().getTime() + days * 24 * 60 * 60 * 1000))
  const messages = async () => [(await look(mails.code)).message, (await look(mails.news)).message].map((message) => message !== null)
  await after(7)
  expect(await messages()).toEqual([true, true])
  await after(9)
  expect(await messages()).toEqual([false, true])
  await after(181)
  expect(await messages()).toEqual([false, false])
  expectProblem(await sendAgain(mails.news), 409)
  await after(731)
  expect((await list('email=old%40example.test')).map(({ id }) => id)).toEqual([mails.receipt])
})

test('of a deleted account stays what was mailed and when', async () => {
  const id = await send('gone@example.test', { kind: 'receipt', orderId })
  await db.transaction().execute((tx) => forgetMailAddress(tx, 'GONE@example.test'))
  expect(await look(id)).toMatchObject({ to: '', message: null, notAgain: 'The account behind this address is deleted.' })
})

test('the list goes on where a page ended', async () => {
  const mails = Array.from({ length: 51 }, (_none, index) => ({
    id: `msg_many_${String(index).padStart(2, '0')}`,
    to: 'many@example.test',
    subject: 'Many',
    text: '',
    html: '',
  }))
  await db.transaction().execute(async (tx) => {
    for (const mail of mails) await sendEmail(tx, mail)
  })
  await runJobs(shop)
  const first = (await callAs(app, support, '/api/admin/mails?email=many%40example.test')).json()
  expect([first.items.length, first.hasMore]).toEqual([50, true])
  const rest = (await callAs(app, support, first.next)).json()
  expect([rest.items.length, rest.hasMore]).toEqual([1, false])
})

test('who may look at mails and who may send them again', async () => {
  const id = await send('who@example.test')
  expectProblem(await callAs(app, qa, `/api/admin/mails/${id}`), 403)
  expectProblem(await callAs(app, qa, '/api/admin/mails?email=who%40example.test'), 403)
  expectProblem(await sendAgain(id, reader), 403)
  expectProblem(await callAs(app, support, '/api/admin/mails/msg_none'), 404)
})
