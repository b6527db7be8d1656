import { createCipheriv, createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadsPath } from '#contract/uploads/uploads.ts'
import { s3Access, startS3Server } from '#platform/files/testing/s3-server.ts'
import { listenForTests } from './raw-http.ts'
import { addCreator } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { makeTestFolder } from './test-folder.ts'
import { openTestApp, openTestShop, type TestShop } from './test-shop.ts'
import { whenOver } from './when-over.ts'

/** Many bytes, made fast, that are always the same for a name and differ between names. */
export const manyBytes = (name: string, length: number): Buffer =>
  createCipheriv('aes-128-ctr', createHash('md5').update(name).digest(), Buffer.alloc(16)).update(Buffer.alloc(length))

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
export const metadataOf = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

export const tus = { 'tus-resumable': '1.0.0' }
export const pieceHeaders = (offset: number) => ({
  ...tus,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** The settings of a shop whose files are in a real S3 server. */
export const s3Variables = async (): Promise<Record<string, string>> => {
  const s3 = await startS3Server(makeTestFolder())
  whenOver(() => s3.stop())
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3Access.bucket,
    S3_ACCESS_KEY_ID: s3Access.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Access.secretAccessKey,
  }
}

/** A shop over real HTTP to which members of two creators upload files in pieces. */
export const openTusShop = async ({
  storage = 'disk',
  change,
}: {
  storage?: 'disk' | 's3'
  change?: (shop: TestShop) => TestShop
} = {}) => {
  const opened = await openTestShop(storage === 's3' ? await s3Variables() : {})
  const shop = change ? change(opened) : opened
  const app = await openTestApp(shop)
  const port = await listenForTests(app)
  const base = `http://127.0.0.1:${port}`
  const { db } = shop.database
  for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
  const admin = await addUser(db, { email: 'admin@lowtide.test', teams: { lowtide: ['Admin'] } })
  const stranger = await addUser(db, { email: 'admin@glasshouse.test', teams: { glasshouse: ['Admin'] } })

  const call = (method: string, url: string, headers: Record<string, string> = {}, body?: Uint8Array, by: SampleUser = admin) =>
    fetch(new URL(url, base), { method, headers: { cookie: by.cookie, ...headers }, ...(body && { body: Uint8Array.from(body) }) })

  const create = (size: number, more: Record<string, string> = {}, by = admin) =>
    call(
      'POST',
      uploadsPath,
      { ...tus, 'upload-length': String(size), 'upload-metadata': metadataOf({ filename: 'drums.zip' }), ...more },
      undefined,
      by,
    )

  /** Creates an upload and returns its address. */
  const begin = async (size: number): Promise<string> => {
    const answer = await create(size)
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
    return answer.headers.get('location') ?? ''
  }
  const patch = (url: string, offset: number, body: Uint8Array, more: Record<string, string> = {}, by = admin) =>
    call('PATCH', url, { ...pieceHeaders(offset), ...more }, body, by)

  /** Asks again while the sender of the last byte is still assembling the file, as clients do. */
  const offsetOf = async (url: string): Promise<number> => {
    let answer = await call('HEAD', url, tus)
    for (; answer.status === 423; answer = await call('HEAD', url, tus)) await wait(50)
    if (answer.status !== 200) throw new Error(`HEAD answered ${answer.status}`)
    return Number(answer.headers.get('upload-offset'))
  }
  const idOf = (url: string): string => url.split('/').at(-1) ?? ''
  const rowOf = (url: string) => db.selectFrom('resumable_uploads').selectAll().where('id', '=', idOf(url)).executeTakeFirst()

  /** Resumes like a client: asks for the offset, and retries while a broken connection still holds the file. */
  const sendRest = async (url: string, bytes: Uint8Array): Promise<Response> => {
    while (true) {
      const offset = await offsetOf(url)
      const answer = await patch(url, offset, bytes.subarray(offset))
      if (answer.status !== 423 && answer.status !== 409) return answer
      await wait(50)
    }
  }

  /** Announces all the bytes. */
  const promise = (url: string, offset: number, bytes: Uint8Array): Socket => {
    const headers = { ...pieceHeaders(offset), host: 'x', cookie: admin.cookie, 'content-length': String(bytes.length) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`PATCH ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    return socket
  }

  /** Sends the first bytes, and the rest when told; returns the status. */
  const sendSlowly = (url: string, bytes: Uint8Array, goOn: Promise<void>): Promise<number> => {
    const socket = promise(url, 0, bytes)
    socket.write(bytes.subarray(0, 1000))
    void goOn.then(() => socket.write(bytes.subarray(1000)))
    return once(socket, 'data').then(([answer]) => {
      socket.destroy()
      return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1])
    })
  }

  /** Announces all the bytes, sends some of them and closes the connection. */
  const sendAndCut = async (url: string, offset: number, bytes: Uint8Array, cutAfter: number): Promise<void> => {
    const socket = promise(url, offset, bytes)
    if (!socket.write(bytes.subarray(0, cutAfter))) await once(socket, 'drain')
    while (socket.bytesWritten < cutAfter) await wait(1)
    await wait(20)
    socket.destroy()
    await once(socket, 'close')
  }

  /** The stored content of a complete file. */
  const stored = async (url: string): Promise<Buffer> => {
    const chunks = await Array.fromAsync(await shop.files.open(`uploads/${idOf(url)}`))
    return Buffer.concat(chunks as Buffer[])
  }

  return {
    shop,
    app,
    db,
    base,
    port,
    admin,
    stranger,
    call,
    create,
    begin,
    patch,
    offsetOf,
    sendRest,
    idOf,
    rowOf,
    sendSlowly,
    sendAndCut,
    stored,
  }
}
