import { Readable } from 'node:stream'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Bucket } from './s3-bucket.ts'

type Uploaded = { size: number; etag: string }

// S3 needs at least 5 MB for each part but the last, and at most 10 000 parts: files up to 80 GB.
const partSize = 8 * 1024 * 1024

/** Records the length of a body, and whether it was the body that failed. */
const watch = (body: Uint8Array | Readable) => {
  const seen: { size: number; fault?: { error: unknown } } = { size: 0 }
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of body instanceof Uint8Array ? [body] : body) {
        const bytes: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        seen.size += bytes.length
        yield bytes
      }
    } catch (error) {
      seen.fault = { error }
      throw error
    }
  }
  return { seen, stream: Readable.from(read()) }
}

/**
 * One request if one part is enough; otherwise in parts, which S3 does not show until they are complete. If deleting parts fails too, they
 * stay invisible, and the bucket's rule for unfinished uploads deletes them.
 */
export const uploadToS3 = async (bucket: S3Bucket, key: string, body: Uint8Array | Readable, contentType: string): Promise<Uploaded> => {
  const { seen, stream } = watch(body)
  const params = { Bucket: bucket.name, Key: key, ContentType: contentType, Body: stream }
  // One after another: uploaders' networks are slower than S3, and parallel parts would be held in memory.
  const upload = new Upload({ client: bucket.client, params, partSize, queueSize: 1 })
  try {
    const { ETag } = await upload.done()
    return { size: seen.size, etag: ETag ?? '' }
  } catch (error) {
    if (seen.fault) throw seen.fault.error
    return bucket.fail(error)
  } finally {
    // Releases a body that was not read to its end.
    stream.destroy()
  }
}
