import { mostUploadBytes, type UploadKind } from '#contract/uploads.ts'
import { CallError } from '#web/lib/call-error.ts'

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`

const kinds: Record<UploadKind, string> = { Image: 'A picture', Audio: 'A sound', Video: 'A video' }

/** Why a file is not even sent; nothing when it may be. */
export const whyNotSent = (file: { size: number }, kind: UploadKind): string | undefined => {
  if (file.size === 0) return 'This file is empty.'
  if (file.size <= mostUploadBytes[kind]) return undefined
  return `This file has ${megabytes(file.size)}. ${kinds[kind]} may have up to ${megabytes(mostUploadBytes[kind])}.`
}

/** Why sending came to nothing, in words to act on. The server's own words where it has some. */
export const whyFailed = (error: unknown): string => {
  if (!(error instanceof CallError) || error.status === undefined) return 'The connection was lost. Try again.'
  if (error.status === 400 || error.status === 409) return error.message
  if (error.status === 401) return 'You are signed out. Sign in and try again.'
  if (error.status === 403) return 'Your role may not upload files here.'
  if (error.status === 413) return 'This file is too large.'
  if (error.status === 429) return 'Many files at once. Wait a moment, then try again.'
  return 'The server could not take it. Try again in a moment.'
}

/** Whether the same file may fare better the next time. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === undefined || error.status >= 500 || [401, 408, 425, 429].includes(error.status)
