import { maxUploadBytes, type UploadKind } from '#contract/media/uploads.ts'
import { CallError } from '#web/lib/api/call-error.ts'

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`

const kinds: Record<UploadKind, string> = { Image: 'An image', Audio: 'A sound', Video: 'A video' }

/** Why a file cannot be sent; undefined when it can. */
export const whyNotSent = (file: { size: number }, kind: UploadKind): string | undefined => {
  if (file.size === 0) return 'This file is empty.'
  if (file.size <= maxUploadBytes[kind]) return undefined
  return `This file is ${megabytes(file.size)}. ${kinds[kind]} can be up to ${megabytes(maxUploadBytes[kind])}.`
}

/** Whether another try with the same file may succeed. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === undefined || error.status >= 500 || [401, 408, 425, 429].includes(error.status)
