import { S3Client } from '@aws-sdk/client-s3'
import { FilesUnavailable } from './files.ts'

export type S3Options = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region?: string
  /** Milliseconds for the first byte of an answer, for each of three attempts. */
  answerWithin?: number
}

export type S3Bucket = {
  name: string
  client: S3Client
  /** For requests without a body: someone is waiting for the answer. */
  question: { requestTimeout: number }
  /** For joining the parts of a file: some servers copy all of it before they answer, and a second attempt meanwhile breaks the first. */
  joining: { requestTimeout: number }
  /** For `.catch`: throws an error that names the storage. */
  fail(error: unknown): never
}

/** Milliseconds without a byte, on a connection that is otherwise open for as long as it takes. */
const idleWithin = 120_000

/** The storage's name for error messages. */
export const whereOf = ({ endpoint, bucket }: Pick<S3Options, 'endpoint' | 'bucket'>): string =>
  `at ${new URL(endpoint).host}, bucket ${bucket},`

export const s3Bucket = ({
  endpoint,
  bucket,
  accessKeyId,
  secretAccessKey,
  region = 'us-east-1',
  answerWithin = 5_000,
}: S3Options): S3Bucket => ({
  name: bucket,
  question: { requestTimeout: answerWithin },
  joining: { requestTimeout: idleWithin },
  client: new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most S3 servers other than Amazon's have no host name per bucket and do not know Amazon's newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      // Until the answer begins, so it includes sending one part; a long download is only limited by inactivity.
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: idleWithin,
      // Each open download uses one: with the default of 50 a few slow listeners would block everyone else.
      httpAgent: { maxSockets: 500 },
      httpsAgent: { maxSockets: 500 },
    },
  }),
  fail(error) {
    throw new FilesUnavailable(whereOf({ endpoint, bucket }), error)
  },
})
