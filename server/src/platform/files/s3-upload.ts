import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { bodyParts } from './body-parts.ts'
import type { S3Bucket } from './s3-bucket.ts'

type Uploaded = { size: number; etag: string }

// S3 wants at least 5 MB for each part but the last and takes 10 000 of them: files up to 80 GB, two parts in memory.
const partSize = 8 * 1024 * 1024

/** One request where one part is enough; otherwise in parts, of which S3 shows nothing until they are complete. */
export const uploadToS3 = async (bucket: S3Bucket, key: string, body: Uint8Array | Readable, contentType: string): Promise<Uploaded> => {
  const parts = bodyParts(body, partSize)
  try {
    const first = (await parts.next()).value ?? Buffer.alloc(0)
    const second = (await parts.next()).value
    if (second) return await uploadInParts(bucket, key, contentType, [first, second], parts)
    const command = new PutObjectCommand({
      Bucket: bucket.name,
      Key: key,
      ContentType: contentType,
      Body: first,
      ContentLength: first.length,
    })
    const { ETag } = await bucket.client.send(command).catch(bucket.fail)
    return { size: first.length, etag: ETag ?? '' }
  } finally {
    // Lets go of a body that was not read to its end.
    await parts.return(undefined)
  }
}

const uploadInParts = async (
  bucket: S3Bucket,
  key: string,
  contentType: string,
  begun: Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<Uploaded> => {
  const target = { Bucket: bucket.name, Key: key }
  const { UploadId } = await bucket.client
    .send(new CreateMultipartUploadCommand({ ...target, ContentType: contentType }))
    .catch(bucket.fail)
  const completed: CompletedPart[] = []
  let size = 0

  const send = async (part: Buffer): Promise<void> => {
    const PartNumber = completed.length + 1
    const command = new UploadPartCommand({ ...target, UploadId, PartNumber, Body: part, ContentLength: part.length })
    const { ETag } = await bucket.client.send(command).catch(bucket.fail)
    completed.push({ PartNumber, ETag })
    size += part.length
  }

  try {
    // Shifted, so that a part that was sent can be forgotten.
    for (let part = begun.shift(); part; part = begun.shift()) await send(part)
    for await (const part of rest) await send(part)
    const command = new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: completed } })
    const { ETag } = await bucket.client.send(command).catch(bucket.fail)
    return { size, etag: ETag ?? '' }
  } catch (error) {
    // Parts that stay behind cost money but are never seen; where this fails too, the bucket's own rule for unfinished uploads clears them.
    await bucket.client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {})
    throw error
  }
}
