import { expect, test, vi } from 'vitest'
import { createFileSender } from './create-file-sender.ts'
import { fingerprint } from './fingerprint.ts'
import { SendFailure } from './send-failure.ts'
import type { Road } from './tus-road.ts'

const text = 'sixteen bytes ok'
const file = new File([text], 'a.zip')
const slot = 'rel_1/Mac'

/** A fake server that takes a few bytes of each piece, and fails as the test says. */
const openRoad = (failures: Error[] = [], stored = '') => {
  const shop = { stored, begun: 0, rested: 0 }
  const road: Road = {
    begin: async () => {
      shop.begun += 1
      return 'rup_1'
    },
    ask: async () => ({ offset: shop.stored.length, size: text.length, metadata: { fingerprint: (await fingerprint(file)) ?? '' } }),
    sendPiece: async (_id, piece, { offset, onProgress, signal }) => {
      signal.throwIfAborted()
      expect(offset).toBe(shop.stored.length)
      shop.stored += (await piece.text()).slice(0, 6)
      const failure = failures.shift()
      if (failure) throw failure
      onProgress(shop.stored.length - offset)
      return shop.stored.length
    },
    rest: async () => {
      shop.rested += 1
    },
    now: () => 0,
  }
  return { shop, road }
}

const until = (sender: ReturnType<typeof createFileSender>, phase: string) =>
  vi.waitFor(() => expect(sender.read().find((one) => one.slot === slot)?.phase).toBe(phase))

test('a file is begun, reported before its bytes, and sent completely', async () => {
  const { shop, road } = openRoad()
  const sender = createFileSender(road)
  const told: string[] = []
  sender.send(slot, file, async (id) => told.push(`${id} with ${shop.stored.length} bytes`))
  await until(sender, 'arrived')
  expect(shop.stored).toBe(text)
  expect(told).toEqual(['rup_1 with 0 bytes'])
})

test('after a lost connection it waits, and continues after the last byte that arrived', async () => {
  const lost = new SendFailure(0, 'Nothing reached us.')
  const { shop, road } = openRoad([lost, lost])
  const sender = createFileSender(road)
  sender.send(slot, file, async () => undefined)
  await until(sender, 'arrived')
  expect(shop).toEqual({ stored: text, begun: 1, rested: 2 })
})

test('an upload that was begun before continues with the same file', async () => {
  const { shop, road } = openRoad([], text.slice(0, 10))
  const sender = createFileSender(road)
  sender.resume(slot, new File([text], 'renamed.zip'), 'rup_1')
  await until(sender, 'arrived')
  expect(shop).toEqual({ stored: text, begun: 0, rested: 0 })
})

test.each([
  ['of another size', 'sixteen bytes no and more'],
  ['with other bytes', 'sixteen bytes no'],
])('a file %s is refused, and none of it is sent', async (_how, other) => {
  const { shop, road } = openRoad([], text.slice(0, 10))
  const sender = createFileSender(road)
  sender.resume(slot, new File([other], 'a.zip'), 'rup_1')
  await until(sender, 'refused')
  expect(sender.read()[0]?.reason).toContain('isn’t the file you started with')
  expect(shop.stored).toBe(text.slice(0, 10))
})

test('an expired upload is refused with the server’s message', async () => {
  const { road } = openRoad([new SendFailure(410, 'Nothing came for a week.')])
  const sender = createFileSender(road)
  sender.send(slot, file, async () => undefined)
  await until(sender, 'refused')
  expect(sender.read()[0]?.reason).toBe('Nothing came for a week.')
})

test('an upload that could not be reported is reported again on the next try', async () => {
  const { shop, road } = openRoad()
  const sender = createFileSender(road)
  const tell = vi.fn().mockRejectedValueOnce(new Error('No such release')).mockResolvedValue(undefined)
  sender.send(slot, file, tell)
  await until(sender, 'failed')
  expect(shop.stored).toBe('')
  sender.carryOn(slot)
  await until(sender, 'arrived')
  expect(tell).toHaveBeenCalledTimes(2)
  expect(shop).toMatchObject({ stored: text, begun: 1 })
})

test('a paused file waits until it is continued; a dropped one is gone', async () => {
  const { shop, road } = openRoad()
  const sender = createFileSender(road)
  sender.send(slot, file, async () => sender.pause(slot))
  await until(sender, 'paused')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(shop.stored).toBe('')
  sender.carryOn(slot)
  await until(sender, 'arrived')
  expect(shop.stored).toBe(text)
  sender.drop(slot)
  expect(sender.read()).toEqual([])
})
