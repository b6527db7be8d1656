import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Clock, clockAt, systemClock } from '#kernel/clock.ts'
import { diskMailbox } from './disk-mailbox.ts'
import { BadMail } from './mailbox.ts'
import { openMailbox } from './open-mailbox.ts'

const from = 'Soundfair <hello@soundfair.test>'
const mail = { id: 'mail_1', to: 'casey@example.test', subject: 'Reçu 🎧', text: 'Thank you.', html: '<p>Thank you.</p>' }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundfair-mail-'))
})
afterEach(() => rm(folder, { recursive: true }))

const at = (instant: string) => diskMailbox({ folder, from, clock: clockAt(instant) })

test('an email is stored as one readable file and nothing else', async () => {
  const mailbox = at('2030-03-01T12:00:00.000Z')
  await mailbox.send(mail)
  const stored = { ...mail, at: '2030-03-01T12:00:00.000Z', from }
  expect(await mailbox.read('mail_1')).toEqual(stored)
  expect(await readdir(folder)).toEqual(['mail_1.json'])
  expect(JSON.parse(await readFile(join(folder, 'mail_1.json'), 'utf8'))).toEqual(stored)
})

test('the list is newest first, whatever the order of sending', async () => {
  await at('2030-03-02T12:00:00Z').send({ ...mail, id: 'second' })
  await at('2030-03-03T12:00:00Z').send({ ...mail, id: 'third' })
  await at('2030-03-01T12:00:00Z').send({ ...mail, id: 'first' })
  expect((await at('2030-03-03T12:00:00Z').list()).map(({ id }) => id)).toEqual(['third', 'second', 'first'])
})

test('the list ends at 200', async () => {
  let second = 0
  const ticking: Clock = { now: () => new Date(Date.UTC(2030, 0, 1) + second++ * 1000) }
  const mailbox = diskMailbox({ folder, from, clock: ticking })
  await Promise.all(Array.from({ length: 205 }, (_, index) => mailbox.send({ ...mail, id: `mail_${index}` })))
  const list = await mailbox.list()
  expect(list).toHaveLength(200)
  expect(list[0]?.id).toBe('mail_204')
  expect(list.at(-1)?.id).toBe('mail_5')
})

test('an email sent again, even many times at once, is stored once', async () => {
  const mailbox = at('2030-03-01T12:00:00Z')
  await Promise.all(Array.from({ length: 10 }, () => mailbox.send(mail)))
  expect(await mailbox.list()).toHaveLength(1)
})

test.each(['../secret', '..', 'a/b', 'a\\b', '', 'mail_1.json/..', 'missing', 'x'.repeat(121)])('reading %j finds nothing', async (id) => {
  const mailbox = diskMailbox({ folder: join(folder, 'mail'), from, clock: systemClock })
  await mailbox.send(mail)
  await writeFile(join(folder, 'secret.json'), '{}')
  expect(await mailbox.read(id)).toBeUndefined()
})

test.each([{ id: '../mail' }, { to: 'a@example.test\nBcc: b@example.test' }, { subject: 'a\r\nb' }])(
  '%j is refused and not stored',
  async (bad) => {
    await expect(at('2030-03-01T12:00:00Z').send({ ...mail, ...bad })).rejects.toThrow(BadMail)
    expect(await readdir(folder)).toEqual([])
  },
)

test('without a mail server emails stay in the data folder, which is created when needed', async () => {
  const { mailbox, onDisk } = openMailbox({ dataDir: join(folder, 'data'), from, clock: systemClock })
  expect(await onDisk?.list()).toEqual([])
  await mailbox.check()
  await mailbox.send(mail)
  expect((await onDisk?.list())?.map(({ id }) => id)).toEqual(['mail_1'])
  expect(await readdir(join(folder, 'data', 'mail'))).toEqual(['mail_1.json'])
})

test('with a mail server nothing is stored on disk', () => {
  expect(openMailbox({ smtpUrl: 'smtp://127.0.0.1:1', dataDir: folder, from, clock: systemClock }).onDisk).toBeUndefined()
})
