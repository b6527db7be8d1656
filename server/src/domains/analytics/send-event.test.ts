import { expect, test } from 'vitest'
import { openAnalyticsDouble } from '../../../testing/analytics-double.ts'
import { sendEvent } from './send-event.ts'

const event = {
  id: '3d0f4f0e-6c4e-8a54-9c3a-0d5f7e1b2a3c',
  name: 'order_completed',
  distinctId: 'usr_1',
  at: '2030-03-01T12:00:00.000Z',
  properties: { items: 2 },
}
const openService = async () => {
  const double = await openAnalyticsDouble()
  return { ...double, service: { key: 'phc_test', host: double.url } }
}

test('an event goes out with the key, its id and its time', async () => {
  const { service, heard } = await openService()
  await sendEvent({ service }, event)
  const { id: uuid, at: timestamp } = event
  const properties = { items: 2, $geoip_disable: true }
  expect(heard).toEqual([
    { path: 'POST /i/v0/e/', body: { api_key: 'phc_test', uuid, event: 'order_completed', distinct_id: 'usr_1', timestamp, properties } },
  ])
})

test.each([
  ['without a name', { name: ' ' }, 'needs a name'],
  ['of nobody', { distinctId: '' }, 'needs a real id'],
  ['of a sentinel', { distinctId: 'undefined' }, 'needs a real id'],
  ['that is too large', { properties: { words: 'x'.repeat(70_000) } }, 'too large'],
])('§5 an event %s is refused and not sent', async (_what, change, text) => {
  const { service, heard } = await openService()
  await expect(sendEvent({ service }, { ...event, ...change })).rejects.toThrow(text)
  expect(heard).toEqual([])
})

test.each([400, 401, 429, 500, 503])('an answer of %d is an error', async (status) => {
  const { service, answer } = await openService()
  answer.status = status
  await expect(sendEvent({ service }, event)).rejects.toThrow(`answered ${status}`)
})

test('a redirect is not followed', async () => {
  const elsewhere = await openService()
  const { service, answer } = await openService()
  Object.assign(answer, { status: 307, headers: { location: `${elsewhere.url}/i/v0/e/` } })
  await expect(sendEvent({ service }, event)).rejects.toThrow('answered 307')
  expect(elsewhere.heard).toEqual([])
})

test('a service that never answers is given up on', async () => {
  const { service, answer } = await openService()
  answer.isSilent = true
  await expect(sendEvent({ service, answerWithin: 50 }, event)).rejects.toThrow('timeout')
})
