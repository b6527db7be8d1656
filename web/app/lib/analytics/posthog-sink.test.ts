import { expect, test } from 'vitest'
import { posthogSink } from './posthog-sink.ts'

const openSink = () => {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  const stored = new Map<string, string>()
  let made = 0
  const sink = posthogSink(
    { key: 'phc_test', host: 'https://events.example' },
    {
      send: (url, body) => void sent.push({ url, body: JSON.parse(body) }),
      newId: () => `anonymous-${++made}`,
      memory: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  )
  return { sent, sink }
}

test('an event goes out under an id that stays the same', () => {
  const { sent, sink } = openSink()
  sink.capture({ name: 'page-viewed', properties: { path: '/' } })
  sink.capture({ name: 'cart-item-added' })
  expect(sent[0]).toEqual({
    url: 'https://events.example/i/v0/e/',
    body: { api_key: 'phc_test', event: 'page-viewed', distinct_id: 'anonymous-1', properties: { path: '/' } },
  })
  expect(sent[1]?.body.distinct_id).toBe('anonymous-1')
})

test('who signs in keeps what was done before, and who signs out starts anew', () => {
  const { sent, sink } = openSink()
  sink.capture({ name: 'page-viewed' })
  sink.identify({ id: 'usr_1', email: 'casey@example.test', name: 'Casey' })
  expect(sent[1]?.body).toMatchObject({ event: '$identify', distinct_id: 'usr_1', properties: { $anon_distinct_id: 'anonymous-1' } })
  sink.reset()
  sink.capture({ name: 'page-viewed' })
  expect(sent[2]?.body.distinct_id).toBe('anonymous-2')
})
