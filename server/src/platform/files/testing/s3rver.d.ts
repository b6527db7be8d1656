/** The package has no types; these are the parts that our tests use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  type Written = { size: number; md5: string }
  type S3Object = { bucket: string; key: string; content: Readable; metadata: Record<string, unknown> }

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string
      putMetadata(bucket: string, key: string, metadata: Record<string, unknown>, md5: string): Promise<void>
      putObject(object: S3Object): Promise<Written>
      putPart(bucket: string, uploadId: string, partNumber: string, content: Readable): Promise<Written>
    }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
