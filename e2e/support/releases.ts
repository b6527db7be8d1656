import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { writeZip } from '../../demo/loading/write-zip.ts'
import { expect } from './shop.ts'
import { origin } from './studio.ts'

const headers = { origin }

/** An archive with a text of its own: another text is another hash. */
export const packArchive = (text: string): { bytes: Buffer; sha256: string } => {
  const bytes = writeZip([
    { path: 'Read me.txt', bytes: Buffer.from(text) },
    { path: 'License.txt', bytes: Buffer.from('Use it in any music.\n') },
  ])
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Begins a release by the API: how that looks is another journey. */
export const beginRelease = async (
  context: BrowserContext,
  productId: string,
  form: { version: string; notes: string },
): Promise<string> => {
  const answer = await context.request.post(`/api/creator/products/${productId}/releases`, {
    data: { ...form, channel: 'stable' },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** Sends a file in one piece, and waits until it was checked. */
export const sendBuild = async (
  context: BrowserContext,
  releaseId: string,
  platform: string,
  name: string,
  bytes: Buffer,
): Promise<void> => {
  const sent = await context.request.post('/api/creator/uploads', {
    data: bytes,
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const uploadId = sent.headers().location?.split('/').at(-1)
  const set = await context.request.put(`/api/creator/releases/${releaseId}/builds/${platform}`, { data: { uploadId }, headers })
  expect(set.status(), await set.text()).toBe(200)
  const read = async () => (await context.request.get(`/api/creator/releases/${releaseId}`)).json()
  await expect
    .poll(async () => (await read()).builds.map(({ status }: { status: string }) => status), {
      message: 'the file is checked',
      timeout: 60_000,
    })
    .toEqual(['Ready'])
}

/** Moves a release on: submit, publish. */
export const tellRelease = async (context: BrowserContext, releaseId: string, verb: string, data?: object): Promise<void> => {
  const answer = await context.request.post(`/api/creator/releases/${releaseId}/${verb}`, { headers, ...(data && { data }) })
  expect(answer.status(), await answer.text()).toBe(200)
}
