import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, HeadObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { contentTypeOf, requireContentType } from './content-type.ts'
import { copyFromS3 } from './copy-from-s3.ts'
import { requireFileKey } from './file-key.ts'
import { FileMissing, type Files, RangeOutsideFile, requireRange } from './files.ts'
import { type S3Options, s3Bucket } from './s3-bucket.ts'
import { s3Growing } from './s3-growing.ts'
import { uploadToS3 } from './s3-upload.ts'

const isNamed = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name)

export const s3Files = (options: S3Options): Files => {
  const bucket = s3Bucket(options)
  const at = (key: string) => ({ Bucket: bucket.name, Key: requireFileKey(key) })

  const files: Omit<Files, 'growing'> = {
    async put(key, body, options) {
      const contentType = requireContentType(requireFileKey(key), options.contentType)
      const { size, etag } = await uploadToS3(bucket, key, body, contentType)
      return { size, contentType, etag }
    },

    async find(key) {
      const head = await bucket.client.send(new HeadObjectCommand(at(key)), bucket.question).catch((error: unknown) => {
        // An answer to HEAD has no body: a missing bucket looks the same here. `check` tells them apart.
        if (isNamed(error, 'NotFound', 'NoSuchKey')) return undefined
        return bucket.fail(error)
      })
      return head && { size: head.ContentLength ?? 0, contentType: contentTypeOf(key), etag: head.ETag ?? '' }
    },

    async open(key, range) {
      const target = at(key)
      if (range) requireRange(key, range)
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await bucket.client.send(new GetObjectCommand({ ...target, Range }), bucket.question).catch((error: unknown) => {
        if (isNamed(error, 'NoSuchKey', 'NotFound')) throw new FileMissing(key)
        if (range && isNamed(error, 'InvalidRange')) throw new RangeOutsideFile(key, range)
        return bucket.fail(error)
      })
      // The library's type also covers browsers; on Node the body is the response itself.
      if (!(found.Body instanceof Readable)) return bucket.fail(new Error('It answered without a body.'))
      return found.Body
    },

    copyTo: (key, path, following) => copyFromS3({ options, key: requireFileKey(key), path }, following),

    async remove(key) {
      await bucket.client.send(new DeleteObjectCommand(at(key)), bucket.question).catch(bucket.fail)
    },

    async *list(folder) {
      const wanted = { Bucket: bucket.name, Prefix: `${requireFileKey(folder)}/`, Delimiter: '/' }
      try {
        for await (const page of paginateListObjectsV2({ client: bucket.client }, wanted)) {
          for (const { Key, LastModified } of page.Contents ?? []) if (Key && LastModified) yield { key: Key, storedAt: LastModified }
        }
      } catch (error) {
        bucket.fail(error)
      }
    },

    async check() {
      await bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name }), bucket.question).catch(bucket.fail)
    },
  }
  return { ...files, growing: s3Growing(bucket, files) }
}
