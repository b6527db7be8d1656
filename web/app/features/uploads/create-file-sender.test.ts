import { expect, test, vi } from 'vitest'
import { createFileSender } from './create-file-sender.ts'
import { fingerprint } from './fingerprint.ts'
import { SendFailure } from './send-failure.ts'
import type { Transport } from './tus-transport.ts'

const text = 'sixteen bytes ok'
const file = new File([text], 'a.zip')
const slot = 'rel_1/Mac'

/** A fake server that takes a few bytes of each piece, and fails as the test says. */
const fakeServer = (failures: Error[] = [], stored = '') => {
  const server = { stored, begun: 0, waits: 0 }
  const transport: Transport = {
    begin: async () => {
      server.begun += 1
      return 'rup_1'
    },
    ask: async () => ({ offset: server.stored.length, size: text.length, metadata: { fingerprint: (await fingerprint(file)) ?? '' } }),
    sendPiece: async (_id, piece, { offset, onProgress, signal }) => {
      signal.throwIfAborted()
      expect(offset).toBe(server.stored.length)
      server.stored += (await piece.text()).slice(0, 6)
      const failure = failures.shift()
      if (failure) throw failure
      onProgress(server.stored.length - offset)
      return server.stored.length
    },
    wait: async () => {
      server.waits += 1
    },
    now: () => 0,
  }
  return { server, transport }
}

const until = (sender: ReturnType<typeof createFileSender>, phase: string) =>
  expect.poll(() => sender.read().find((one) => one.slot === slot)?.phase).toBe(phase)

test('a file is begun, reported before its bytes, and sent completely', async () => {
  const { server, transport } = fakeServer()
  const sender = createFileSender(transport)
  const reported: string[] = []
  sender.send(slot, file, async (id) => reported.push(`${id} with ${server.stored.length} bytes`))
  await until(sender, 'arrived')
  expect(server.stored).toBe(text)
  expect(reported).toEqual(['rup_1 with 0 bytes'])
})

test('after a lost connection it waits, and continues after the last byte that arrived', async () => {
  const lost = new SendFailure(0, 'We got no answer.')
  const { server, transport } = fakeServer([lost, lost])
  const sender = createFileSender(transport)
  sender.send(slot, file, async () => undefined)
  await until(sender, 'arrived')
  expect(server).toEqual({ stored: text, begun: 1, waits: 2 })
})

test('an upload that was begun before continues with the same file', async () => {
  const { server, transport } = fakeServer([], text.slice(0, 10))
  const sender = createFileSender(transport)
  sender.resume(slot, new File([text], 'renamed.zip'), 'rup_1')
  await until(sender, 'arrived')
  expect(server).toEqual({ stored: text, begun: 0, waits: 0 })
})

test.each([
  ['of another size', 'sixteen bytes no and more'],
  ['with other bytes', 'sixteen bytes no'],
])('a file %s is refused, and none of it is sent', async (_how, other) => {
  const { server, transport } = fakeServer([], text.slice(0, 10))
  const sender = createFileSender(transport)
  sender.resume(slot, new File([other], 'a.zip'), 'rup_1')
  await until(sender, 'refused')
  expect(sender.read()[0]?.reason).toContain('isn’t the file you started with')
  expect(server.stored).toBe(text.slice(0, 10))
})

test('an expired upload is refused with the server’s message', async () => {
  const { transport } = fakeServer([new SendFailure(410, 'Nothing came for a week.')])
  const sender = createFileSender(transport)
  sender.send(slot, file, async () => undefined)
  await until(sender, 'refused')
  expect(sender.read()[0]?.reason).toBe('Nothing came for a week.')
})

test('an upload that could not be reported is reported again on the next try', async () => {
  const { server, transport } = fakeServer()
  const sender = createFileSender(transport)
  const tell = vi.fn().mockRejectedValueOnce(new Error('No such release')).mockResolvedValue(undefined)
  sender.send(slot, file, tell)
  await until(sender, 'failed')
  expect(server.stored).toBe('')
  sender.carryOn(slot)
  await until(sender, 'arrived')
  expect(tell).toHaveBeenCalledTimes(2)
  expect(server).toMatchObject({ stored: text, begun: 1 })
})

test('a paused file waits until it is continued; a dropped one is gone', async () => {
  const { server, transport } = fakeServer()
  const sender = createFileSender(transport)
  sender.send(slot, file, async () => sender.pause(slot))
  await until(sender, 'paused')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(server.stored).toBe('')
  sender.carryOn(slot)
  await until(sender, 'arrived')
  expect(server.stored).toBe(text)
  sender.drop(slot)
  expect(sender.read()).toEqual([])
})
