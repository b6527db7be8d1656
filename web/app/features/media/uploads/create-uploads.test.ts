import { expect, test } from 'vitest'
import { maxUploadBytes, type Upload } from '#contract/media/uploads.ts'
import { CallError, errorOfFailure } from '#web/lib/api/call-error.ts'
import { createUploads, type Transport } from './create-uploads.ts'

const waiting: Upload = {
  id: 'upl_00000000000000000000000000',
  kind: 'Audio',
  name: 'drums.wav',
  status: 'Waiting',
  progress: 0,
  reason: null,
  url: null,
  image: null,
  sound: null,
}
const ready: Upload = { ...waiting, status: 'Ready', progress: 1, url: '/files/sounds/drums.mp3' }
const drums = new File(['beats'], 'drums.wav')

/** A fake transport whose answers are decided by the test. */
const makeTransport = (steps: Partial<Transport> = {}): Transport & { sent: number } => {
  const transport = {
    sent: 0,
    send: async (...given: Parameters<Transport['send']>) => {
      transport.sent += 1
      return steps.send ? steps.send(...given) : waiting
    },
    ask: steps.ask ?? (async () => ready),
    pause: async () => undefined,
  }
  return transport
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a file is sent, checked and ready with its address', async () => {
  const seen: string[] = []
  const answers = [{ ...waiting, status: 'Working' as const, progress: 0.5 }, ready]
  const uploads = createUploads(makeTransport({ ask: async () => answers.shift() ?? ready }))
  uploads.subscribe(() => {
    const file = uploads.read()[0]
    if (file) seen.push(`${file.phase} ${file.progress}`)
  })
  uploads.send('wet', 'Audio', drums)
  await settled()
  expect(seen).toEqual(['sending 0', 'checking 0', 'checking 0.5', 'ready 1'])
  expect(uploads.read()[0]?.result?.url).toBe('/files/sounds/drums.mp3')
})

test('a refused file shows the server’s reason', async () => {
  const refused: Upload = { ...waiting, status: 'Refused', reason: 'This is a text file, not a sound.' }
  const uploads = createUploads(makeTransport({ ask: async () => refused }))
  uploads.send('wet', 'Audio', drums)
  await settled()
  expect(uploads.read()[0]).toMatchObject({ phase: 'refused', reason: 'This is a text file, not a sound.' })
})

test('a file that is too large is not sent', async () => {
  const transport = makeTransport()
  const uploads = createUploads(transport)
  const large = Object.defineProperty(new File([''], 'long.wav'), 'size', { value: maxUploadBytes.Audio + 1 })
  uploads.send('wet', 'Audio', large)
  await settled()
  expect(transport.sent).toBe(0)
  expect(uploads.read()[0]).toMatchObject({ phase: 'refused', reason: 'This file is 101 MB. A sound can be up to 100 MB.' })
})

test('a lost connection can be tried again', async () => {
  let isDown = true
  const send = async () => {
    if (isDown) throw errorOfFailure()
    return waiting
  }
  const uploads = createUploads(makeTransport({ send }))
  uploads.send('wet', 'Audio', drums)
  await settled()
  expect(uploads.read()[0]).toMatchObject({
    phase: 'failed',
    reason: 'An unknown error occurred. We got no answer. Check your connection, then try again.',
  })
  isDown = false
  uploads.retry('wet')
  await settled()
  expect(uploads.read()[0]?.phase).toBe('ready')
})

test('a file that was sent is not sent twice when asking for its state failed', async () => {
  let isDown = true
  const transport = makeTransport({
    ask: async () => {
      if (isDown) throw errorOfFailure()
      return ready
    },
  })
  const uploads = createUploads(transport)
  uploads.send('wet', 'Audio', drums)
  await settled()
  isDown = false
  uploads.retry('wet')
  await settled()
  expect(uploads.read()[0]?.phase).toBe('ready')
  expect(transport.sent).toBe(1)
})

test('what the server refuses is not tried again', async () => {
  const uploads = createUploads(makeTransport({ send: () => Promise.reject(new CallError('Give the file a name', { status: 400 })) }))
  uploads.send('wet', 'Audio', drums)
  await settled()
  expect(uploads.read()[0]).toMatchObject({ phase: 'refused', reason: 'Give the file a name' })
})

test('stopping removes it from the list, and it does not come back', async () => {
  let stopped = false
  const send: Transport['send'] = (_file, _kind, { signal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        stopped = true
        reject(signal.reason)
      }),
    )
  const uploads = createUploads(makeTransport({ send }))
  uploads.send('wet', 'Audio', drums)
  uploads.drop('wet')
  await settled()
  expect(stopped).toBe(true)
  expect(uploads.read()).toEqual([])
})

test('a second file for the same slot replaces the first one', async () => {
  const uploads = createUploads(makeTransport())
  uploads.send('wet', 'Audio', drums)
  uploads.send('wet', 'Audio', new File(['b'], 'bass.wav'))
  await settled()
  expect(uploads.read().map((file) => file.name)).toEqual(['bass.wav'])
})
