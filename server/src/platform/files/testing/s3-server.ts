import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import S3rver from 's3rver'

const writeWhole = async (content: Readable, path: string): Promise<{ size: number; md5: string }> => {
  const hash = createHash('md5')
  let size = 0
  const temporary = join(dirname(path), randomUUID())
  await mkdir(dirname(path), { recursive: true })
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(content, count, createWriteStream(temporary))
  await rename(temporary, path)
  return { size, md5: hash.digest('hex') }
}

export type S3Server = { endpoint: string; port: number; stop(): Promise<void> }
export const s3Access = { bucket: 'shop', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A real S3 server on loopback. With the same folder and port it continues as the same server. */
export const startS3Server = async (directory: string, wantedPort = 0): Promise<S3Server> => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: wantedPort,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: s3Access.bucket }],
  })
  const { store } = server
  // By default it answers before the bytes are on disk and mixes puts of one key. S3 does neither.
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const written = await writeWhole(content, store.getResourcePath(bucket, key, 'object'))
    await store.putMetadata(bucket, key, metadata, written.md5)
    return written
  }
  store.putPart = (bucket, uploadId, partNumber, content) =>
    writeWhole(content, join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, partNumber))
  const { port } = await server.run()
  return { endpoint: `http://127.0.0.1:${port}`, port, stop: () => server.close() }
}
