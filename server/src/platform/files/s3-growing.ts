import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { newUuid } from '#kernel/ids.ts'
import { contentTypeOf } from './content-type.ts'
import { requireFileKey } from './file-key.ts'
import { FileMissing, type Files } from './files.ts'
import type { GrowingFiles, Growth, Piece } from './growing-files.ts'
import type { S3Bucket } from './s3-bucket.ts'

// S3 needs at least 5 MB for each part but the last, and at most 10 000 parts: files up to 80 GB.
const partSize = 8 * 1024 * 1024

const isGone = (error: unknown): boolean => error instanceof Error && ['NoSuchUpload', 'NotFound', 'NoSuchKey'].includes(error.name)

const cannot = (error: unknown): boolean => error instanceof Error && ['NotImplemented', 'MethodNotAllowed'].includes(error.name)

/** No key of a complete file starts like this. One folder per file, so that leftovers of a killed process can be found. */
const tailFolder = (key: string): string => `growing/${key.replaceAll('/', '-')}`

const lengthOf = ({ parts, tail }: Growth): number => parts.reduce((sum, { size }) => sum + size, tail?.size ?? 0)

type Storage = Pick<Files, 'put' | 'open' | 'remove' | 'list' | 'find'>

export const s3Growing = (bucket: S3Bucket, files: Storage): GrowingFiles => {
  const at = (key: string) => ({ Bucket: bucket.name, Key: requireFileKey(key) })

  const begin = async (key: string): Promise<string> => {
    const begun = await bucket.client
      .send(new CreateMultipartUploadCommand({ ...at(key), ContentType: contentTypeOf(key) }), bucket.question)
      .catch(bucket.fail)
    return begun.UploadId ?? bucket.fail(new Error('It began an upload without a name.'))
  }

  const sendPart = async (key: string, growth: Growth, multipart: string, bytes: Buffer): Promise<Growth> => {
    const { parts } = growth
    const wanted = { ...at(key), UploadId: multipart, PartNumber: parts.length + 1, Body: bytes }
    const { ETag } = await bucket.client.send(new UploadPartCommand(wanted)).catch((error: unknown) => {
      if (isGone(error)) throw new FileMissing(key)
      return bucket.fail(error)
    })
    return { multipart, parts: [...parts, { etag: ETag ?? '', size: bytes.length }], tail: null }
  }

  const removeTails = async (key: string, but?: string): Promise<void> => {
    for await (const { key: tail } of files.list(tailFolder(key))) if (tail !== but) await files.remove(tail)
  }

  /** Only one part is in memory, in a buffer that all parts reuse. */
  const append = async (key: string, before: Growth, { from, size, body, onGrown }: Piece): Promise<void> => {
    if (lengthOf(before) !== from) throw new FileMissing(key)
    const multipart = before.multipart ?? (await begin(key))
    // Not already when the next one is stored: that might never be recorded.
    await removeTails(key, before.tail?.key)
    const part = Buffer.allocUnsafe(partSize)
    let growth: Growth = { ...before, multipart }
    let filled = 0
    if (before.tail) for await (const chunk of await files.open(before.tail.key)) filled += chunk.copy(part, filled)
    let length = from

    const pass = async (): Promise<void> => {
      growth = await sendPart(key, growth, multipart, part.subarray(0, filled))
      filled = 0
      await onGrown({ length, growth })
    }
    const storeTail = async (): Promise<void> => {
      // A new name for each: if this process is killed now, the previous one must be unchanged.
      const tail = { key: `${tailFolder(key)}/${newUuid()}`, size: filled }
      await files.put(tail.key, part.subarray(0, filled), { contentType: 'application/octet-stream' })
      growth = { ...growth, tail }
      await onGrown({ length, growth })
    }

    let broken: { error: unknown } | undefined
    try {
      for await (const chunk of body) {
        for (let taken = 0; taken < chunk.length; ) {
          const copied = chunk.copy(part, filled, taken)
          taken += copied
          filled += copied
          length += copied
          if (filled === partSize) await pass()
        }
      }
    } catch (error) {
      broken = { error }
    }
    // If S3 refused a part, it is not stored as a tail either.
    const isStored = lengthOf(growth) === length
    if (!isStored && filled > 0 && filled < partSize) await (length === size ? pass() : storeTail())
    if (broken) throw broken.error
  }

  return {
    append,

    async finish(key, growth, size) {
      const Parts = growth.parts.map(({ etag }, index) => ({ ETag: etag, PartNumber: index + 1 }))
      const whole = { ...at(key), UploadId: growth.multipart ?? '', MultipartUpload: { Parts } }
      await bucket.client.send(new CompleteMultipartUploadCommand(whole), bucket.joining).catch(async (error: unknown) => {
        // A process may have been killed right after S3 had joined the parts. Nothing else is ever stored under this key.
        if ((await files.find(key))?.size === size) return undefined
        if (isGone(error)) throw new FileMissing(key)
        return bucket.fail(error)
      })
      await removeTails(key)
    },

    async discard(key, growth) {
      if (growth.multipart) {
        const wanted = new AbortMultipartUploadCommand({ ...at(key), UploadId: growth.multipart })
        await bucket.client.send(wanted, bucket.question).catch((error: unknown) => {
          // If a server cannot delete parts, the bucket's rule for unfinished uploads does.
          if (!isGone(error) && !cannot(error)) bucket.fail(error)
        })
      }
      await removeTails(key)
    },
  }
}
