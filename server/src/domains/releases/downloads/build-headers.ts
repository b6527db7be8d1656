import { contentTypeOf } from '#platform/files/content-type.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'

/** Every build is sent alike, to customers and to reviewers: as a file to save, which no browser shows or runs. */
export const buildHeaders = (fileKey: string, name: string) => ({
  'content-type': contentTypeOf(fileKey),
  'content-disposition': contentDisposition(name),
  'cache-control': 'private, no-store',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
})
