import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { BrowserContext } from '@playwright/test'
import { writeZip } from '../../demo/loading/write-zip.ts'
import { expect } from './shop.ts'
import { origin } from './studio.ts'

const headers = { origin }

/** An archive with a given text: another text has another hash. */
export const packArchive = (text: string): { bytes: Buffer; sha256: string } => {
  const bytes = writeZip([
    { path: 'Read me.txt', bytes: Buffer.from(text) },
    { path: 'License.txt', bytes: Buffer.from('Use it in any music.\n') },
  ])
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Creates a release through the API, because another journey tests the pages. */
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

const tus = { ...headers, 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

/** Sends the first part of a piece and closes the connection in the middle. */
const sendUntilCut = async (context: BrowserContext, address: string, bytes: Buffer): Promise<void> => {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const sending = request(new URL(address, origin), {
    method: 'PATCH',
    headers: { ...tus, cookie, 'upload-offset': '0', 'content-length': String(bytes.length) },
  })
  const hungUp = new Promise<void>((resolve) => {
    sending.on('error', () => resolve())
  })
  sending.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => sending.destroy())
  await hungUp
}

/** Uploads a file in one piece; or cut in the middle, and then resumed at the shop's offset. */
const sendFile = async (context: BrowserContext, name: string, bytes: Buffer, isCut: boolean): Promise<string> => {
  const sent = await context.request.post('/api/creator/uploads', {
    ...(isCut ? {} : { data: bytes }),
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const address = sent.headers().location ?? ''
  if (isCut) {
    await sendUntilCut(context, address, bytes)
    // The shop may still be writing what arrived before the cut: who uploads asks again, as the studio does.
    const sendRest = async () => {
      const arrived = Number((await context.request.head(address, { headers: tus })).headers()['upload-offset'])
      expect(arrived, 'not all of it has arrived').toBeLessThan(bytes.length)
      const rest = { data: bytes.subarray(arrived), headers: { ...tus, 'upload-offset': String(arrived) } }
      return (await context.request.patch(address, rest)).status()
    }
    await expect.poll(sendRest, { message: 'the rest is taken' }).toBe(204)
  }
  return address.split('/').at(-1) ?? ''
}

/** Uploads a file, and waits until it was checked. */
export const sendBuild = async (
  context: BrowserContext,
  releaseId: string,
  platform: string,
  name: string,
  bytes: Buffer,
  { isCut = false } = {},
): Promise<void> => {
  const uploadId = await sendFile(context, name, bytes, isCut)
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
