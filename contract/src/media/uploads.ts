import { z } from 'zod'
import { productImage } from '../catalog/catalog.ts'
import { prefixedId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { sound } from './sounds.ts'

export const uploadKinds = ['Image', 'Audio', 'Video'] as const
export const uploadKind = z.enum(uploadKinds)
export type UploadKind = z.infer<typeof uploadKind>

/** The size limit of each kind, in bytes. */
export const maxUploadBytes: Readonly<Record<UploadKind, number>> = {
  Image: 20 * 1024 * 1024,
  Audio: 100 * 1024 * 1024,
  Video: 200 * 1024 * 1024,
}

export const uploadId = prefixedId('upl')

/** An upload: a job inspects it, then it is accepted or refused with a reason. */
export const upload = z.object({
  id: uploadId,
  kind: uploadKind,
  name: z.string(),
  status: z.enum(['Waiting', 'Working', 'Ready', 'Refused']),
  /** Between 0 and 1. */
  progress: z.number(),
  /** Why it was refused, in words that help its owner. */
  reason: z.string().nullable(),
  /** The address to put into a block. */
  url: z.string().nullable(),
  image: productImage.omit({ alt: true }).nullable(),
  sound: sound.nullable(),
})
export type Upload = z.infer<typeof upload>

/** The body is the file itself, with any content type: the server detects the real type. It answers before the file is processed. */
export const sendUpload = route({
  name: 'sendUpload',
  method: 'POST',
  path: '/api/creator/media',
  summary: 'Uploads an image, a sound or a video; the body is the file itself',
  access: 'creator',
  query: z.object({ kind: uploadKind, name: z.string().trim().min(1).max(200) }),
  bodyType: 'file',
  bodyLimit: maxUploadBytes.Video,
  limit: { burst: 120, perSeconds: 600 },
  answers: { 202: upload },
})

export const getUpload = route({
  name: 'getUpload',
  method: 'GET',
  path: '/api/creator/media/{uploadId}',
  summary: 'How far an upload is',
  access: 'creator',
  params: z.object({ uploadId }),
  answers: { 200: upload },
})
