import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** Files of a release, sent in pieces with tus 1.0 (https://tus.io/protocols/resumable-upload). HEAD and OPTIONS stand in the server alone. */
export const tusVersion = '1.0.0'
export const tusExtensions = ['creation', 'creation-with-upload', 'termination', 'expiration', 'checksum'] as const
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number]

/** The largest file, in bytes. */
export const maxResumableBytes = 10 * 1024 * 1024 * 1024

export const resumableUploadId = prefixedId('rup')

export const resumableUpload = z.object({
  id: resumableUploadId,
  name: z.string(),
  size: z.number(),
  /** How many bytes are there for certain. */
  received: z.number(),
  isComplete: z.boolean(),
  /** What its sender said about it, such as the release and the platform it is for. */
  metadata: z.record(z.string(), z.string()),
  createdAt: z.string(),
  /** Removed then, unless more of it comes or a release takes it. */
  expiresAt: z.string(),
})
export type ResumableUpload = z.infer<typeof resumableUpload>

const access = { creator: 'releases', level: 'write' } as const
const params = z.object({ resumableUploadId })

export const uploadAccess = access
export const uploadsPath = '/api/creator/uploads'

export const listUploads = route({
  name: 'listUploads',
  method: 'GET',
  path: uploadsPath,
  summary: 'Uploads that belong to no release yet, the newest first',
  access,
  answers: { 200: z.array(resumableUpload) },
})

/** What a creator has in files on their way and in releases that are not approved, and how much of it there may be. */
export const uploadQuota = z.object({
  usedBytes: z.number(),
  limitBytes: z.number(),
  /** Files that are not whole yet. */
  openUploads: z.number().int(),
  openLimit: z.number().int(),
})
export type UploadQuota = z.infer<typeof uploadQuota>

export const getUploadQuota = route({
  name: 'getUploadQuota',
  method: 'GET',
  path: '/api/creator/upload-quota',
  summary: 'How much storage is left for files: uploads in progress and files of unapproved releases count',
  access,
  answers: { 200: uploadQuota },
})

export const createUpload = route({
  name: 'createUpload',
  method: 'POST',
  path: uploadsPath,
  summary: 'Creates an upload (tus creation): Upload-Length and Upload-Metadata with a filename; the body may be its first piece',
  access,
  bodyType: 'piece',
  bodyLimit: maxResumableBytes,
  limit: { burst: 200, perSeconds: 600 },
  answers: { 201: null },
})

export const continueUpload = route({
  name: 'continueUpload',
  method: 'PATCH',
  path: `${uploadsPath}/{resumableUploadId}`,
  summary: 'Adds a piece to a file at Upload-Offset (tus)',
  access,
  params,
  bodyType: 'piece',
  bodyLimit: maxResumableBytes,
  answers: { 204: null },
})

/** Networks that let only GET and POST pass. */
export const overrideUpload = route({
  name: 'overrideUpload',
  method: 'POST',
  path: `${uploadsPath}/{resumableUploadId}`,
  summary: 'PATCH, DELETE or HEAD of a file, by the header X-HTTP-Method-Override (tus)',
  access,
  params,
  bodyType: 'piece',
  bodyLimit: maxResumableBytes,
  answers: { 200: null, 204: null },
})

export const cancelUpload = route({
  name: 'cancelUpload',
  method: 'DELETE',
  path: `${uploadsPath}/{resumableUploadId}`,
  summary: 'Removes a file that no release has taken (tus termination)',
  access,
  params,
  answers: { 204: null },
})
