import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/**
 * Files of a release, uploaded in pieces with tus 1.0 (https://tus.io/protocols/resumable-upload). HEAD and OPTIONS are only defined in the
 * server.
 */
export const tusVersion = '1.0.0'
export const tusExtensions = ['creation', 'creation-with-upload', 'termination', 'expiration', 'checksum'] as const
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number]

/** The size limit of a file, in bytes. */
export const maxResumableBytes = 10 * 1024 * 1024 * 1024

export const resumableUploadId = prefixedId('rup')

export const resumableUpload = z.object({
  id: resumableUploadId,
  name: z.string(),
  size: z.number(),
  /** How many bytes are safely stored. */
  received: z.number(),
  isComplete: z.boolean(),
  /** Set by the uploader, such as the release and the platform. */
  metadata: z.record(z.string(), z.string()),
  createdAt: z.string(),
  /** It is removed at this time, unless more of it is sent or a release uses it. */
  expiresAt: z.string(),
})

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

/** How much storage a creator uses with unfinished uploads and unapproved releases, and the limit. */
export const uploadQuota = z.object({
  usedBytes: z.number(),
  limitBytes: z.number(),
  /** Unfinished uploads. */
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

/** For networks that only allow GET and POST. */
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
