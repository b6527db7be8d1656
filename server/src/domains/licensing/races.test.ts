import { expect, test } from 'vitest'
import { findViolations } from '#server/invariants/invariants.ts'
import { addLicenses, addPlugin, claimsIn, newDevice } from '../../../testing/plugin-shop.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCreator } from '../../../testing/sample-creator.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { openSeveralShops } from '../../../testing/several-shops.ts'

/** Two processes of the shop on one database that answers slowly. */
const { db, next } = await openSeveralShops({ delay: 3 })
await addCreator(db, { id: 'lowtide' })
await addPlugin(db, 'lowtide/tape-one')

const broken = async () => (await findViolations(db)).filter(({ violations }) => violations.length > 0)
const from = () => ({ 'x-forwarded-for': newAddress() })

let people = 0
/** Signed in by a real call: these processes use the machine's own clock. */
const customer = async () => {
  people += 1
  const user = await addUser(db, { email: `racer-${people}@example.test` })
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date('2040-01-01') })
    .where('user_id', '=', user.id)
    .execute()
  return user
}

const ask = async (device = newDevice()) => {
  const answer = await fetch(`${next()}/@lowtide/api/client/activations/tape-one/request?format=JWT`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from() },
    body: JSON.stringify(device),
  })
  return (await answer.json()) as { id: string; request: string }
}

const confirm = (cookie: string, id: string, what = 'license') =>
  fetch(`${next()}/api/customer/activations/${id}/${what}`, { method: 'POST', headers: { cookie, ...from() } })

const poll = ({ request }: { request: string }) =>
  fetch(`${next()}${new URL(request).pathname}${new URL(request).search}`, { headers: from() })

test('N seats: exactly N activations, however many confirm at once, in both processes', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who, { seats: 4 })
  const asked = await Promise.all(Array.from({ length: 16 }, () => ask()))
  const answers = await Promise.all(asked.map(({ id }) => confirm(who.cookie, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(12)
  const taken = await db.selectFrom('activations').select('id').where('license_id', '=', license).where('status', '=', 'Active').execute()
  expect(taken).toHaveLength(4)
  // Those that got none still wait, and everybody gets the correct answer.
  const polled = await Promise.all(asked.map(poll))
  expect(polled.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(12).fill(204)])
  expect(await broken()).toEqual([])
})

test('the same device many times at once takes one seat', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who, { seats: 3 })
  const device = newDevice()
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(device)))
  const answers = await Promise.all(asked.map(({ id }) => confirm(who.cookie, id)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await db.selectFrom('activations').select('id').where('license_id', '=', license).execute()).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test('one request confirmed many times at once, by its customer and by others: one seat, one answer', async () => {
  const [who, other] = [await customer(), await customer()]
  await addLicenses(db, who)
  await addLicenses(db, other)
  const asked = await ask()
  const answers = await Promise.all(Array.from({ length: 10 }, (_none, index) => confirm((index % 2 ? who : other).cookie, asked.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(409)])
  const rows = await db.selectFrom('activations').innerJoin('licenses', 'licenses.id', 'activations.license_id').select('user_id').execute()
  expect(rows.filter(({ user_id }) => user_id === who.id || user_id === other.id)).toHaveLength(1)
})

test('confirming, releasing and replacing at once never passes the limit', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who, { seats: 2 })
  const first = await Promise.all(Array.from({ length: 2 }, () => ask()))
  await Promise.all(first.map(({ id }) => confirm(who.cookie, id)))
  const held = await db.selectFrom('activations').select('id').where('license_id', '=', license).execute()
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask()))
  await Promise.all(
    asked.flatMap(({ id }, index) => [
      confirm(who.cookie, id, `license?replaces=${held[index % 2]?.id}`),
      fetch(`${next()}/api/customer/inventory/licenses/${license}/activations/${held[index % 2]?.id}/revoke`, {
        method: 'POST',
        headers: { cookie: who.cookie, ...from() },
      }),
    ]),
  )
  const taken = await db.selectFrom('activations').select('id').where('license_id', '=', license).where('status', '=', 'Active').execute()
  expect(taken.length).toBe(2)
  expect(await broken()).toEqual([])
})

test('the first key of a creator is made once, by whichever process is first, and both sign with it', async () => {
  await addCreator(db, { id: 'newcomer' })
  await addPlugin(db, 'newcomer/echo-one')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${next()}/@newcomer/api/client/activations/echo-one/request?format=JWT`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from() },
        body: JSON.stringify(newDevice()),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await db.selectFrom('licensing_keys').select('kid').where('creator_id', '=', 'newcomer').execute()).toHaveLength(1)
})

test('a trial started at once on one device in both processes is one trial', async () => {
  const device = newDevice()
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(device)))
  const answers = await Promise.all(asked.map(({ id }) => confirm('', id, 'trial')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const tokens = await Promise.all(asked.map(async (one) => (await poll(one)).text()))
  expect(new Set(tokens.map((token) => claimsIn(token)['l:id'])).size).toBe(1)
  expect(await broken()).toEqual([])
})

test('the trial of an account and that of a device are joined once, however many tabs ask for it at once, in both processes', async () => {
  const who = await customer()
  const device = newDevice()
  const first = await ask(device)
  await confirm('', first.id, 'trial')
  const begin = () =>
    fetch(`${next()}/api/customer/inventory/trials`, {
      method: 'POST',
      headers: { cookie: who.cookie, 'content-type': 'application/json', ...from() },
      body: JSON.stringify({ creatorId: 'lowtide', productId: 'tape-one' }),
    })
  const asked = await Promise.all(Array.from({ length: 3 }, () => ask(device)))
  const claims = [first, first].map(({ id }) => confirm(who.cookie, id, 'trial'))
  const answers = await Promise.all([...[1, 2, 3].map(begin), ...asked.map(({ id }) => confirm(who.cookie, id, 'trial'))])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  // Where another request of the device came first, the account has the trial already, and the first one was answered.
  for (const { status } of await Promise.all(claims)) expect([200, 409]).toContain(status)
  const running = await db
    .selectFrom('trials')
    .innerJoin('licenses', 'licenses.id', 'trials.license_id')
    .leftJoin('trial_devices', 'trial_devices.license_id', 'trials.license_id')
    .select(['trials.user_id', 'device_signature'])
    .where((where) => where.or([where('trials.user_id', '=', who.id), where('device_signature', '=', device.deviceSignature)]))
    .where('status', '=', 'Active')
    .execute()
  expect(running).toEqual([{ user_id: who.id, device_signature: device.deviceSignature }])
  expect(await broken()).toEqual([])
})

test('licensing §6 many polls of one request at once in both processes: one a second is answered, the others are told to wait', async () => {
  const asked = await ask()
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: 30 }, () => poll(asked)))
  const seconds = Math.floor((performance.now() - begun) / 950)
  const answered = answers.filter(({ status }) => status === 204)
  expect(answered).not.toEqual([])
  expect(answered.length).toBeLessThanOrEqual(1 + seconds)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(30 - answered.length)
  for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('1')
  // A moment later one is answered again.
  await expect.poll(async () => (await poll(asked)).status, { interval: 200 }).toBe(204)
})
