import { expect, test } from 'vitest'
import { maxUploadBytes } from '#contract/media/uploads.ts'
import { maxResumableBytes } from '#contract/uploads/uploads.ts'
import { makeLog } from '#server/log.ts'
import { listenForTests, sendRaw } from '../../../testing/raw-http.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { bodyPatience, boundBodiesInTime, longestRequest } from './body-deadline.ts'
import { makeServer } from './make-server.ts'

test('a small body has half a minute, a large one as long as a slow connection needs, and none longer than a request', () => {
  expect(bodyPatience(256 * 1024)).toBe(31_000)
  expect(bodyPatience(24 * 1024 * 1024)).toBe(126_000)
  expect(bodyPatience(Math.max(maxUploadBytes.Video, maxResumableBytes))).toBeLessThan(longestRequest)
})

test('a client that never finishes its body gets an answer and is disconnected', async () => {
  const app = makeServer({ log: makeLog('silent'), trustedProxies: [], ownOrigins: [] })
  whenOver(() => app.close())
  boundBodiesInTime(app, () => 100)
  app.post('/slow', { config: { access: 'public' } }, async () => 'done')
  const port = await listenForTests(app)
  const answer = await sendRaw(port, 'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a"')
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toContain('application/problem+json')
})
