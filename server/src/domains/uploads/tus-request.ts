import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxResumableBytes, tusVersion } from '#contract/uploads/uploads.ts'
import { refuse } from '#kernel/refusal.ts'
import { pieceType } from '#platform/http/incoming-file.ts'
import { type Checksum, isFilename, parseBytes, parseChecksum, parseMetadata } from './tus-headers.rules.ts'

export type TusRequest = Pick<FastifyRequest, 'headers' | 'body'>

const headerOf = ({ headers }: TusRequest, name: string): string | undefined => {
  const header = headers[name.toLowerCase()]
  return Array.isArray(header) ? header.join(',') : header
}

const bad = (field: string, message: string): never => refuse('invalid-input', { errors: { [field]: [message] } })

/** A client with another version is told ours, before anything is done. */
export const requireTus = (request: TusRequest, reply: FastifyReply): void => {
  if (headerOf(request, 'Tus-Resumable') === tusVersion) return
  reply.header('tus-version', tusVersion)
  refuse('wrong-tus-version')
}

export const hasBody = (request: TusRequest): boolean =>
  headerOf(request, 'Transfer-Encoding') !== undefined || Number(headerOf(request, 'Content-Length') ?? 0) > 0

export const readMethod = (request: TusRequest): string | undefined => headerOf(request, 'X-HTTP-Method-Override')?.toUpperCase()

export const readChecksum = (request: TusRequest): Checksum | undefined => {
  const header = headerOf(request, 'Upload-Checksum')
  if (header === undefined) return undefined
  return parseChecksum(header) ?? bad('Upload-Checksum', 'Use sha1, sha256 or md5, a space and the digest in base64')
}

/** A piece names its type and its offset. */
export const readOffset = (request: TusRequest): number => {
  if (headerOf(request, 'Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() !== pieceType) refuse('wrong-content-type')
  return parseBytes(headerOf(request, 'Upload-Offset')) ?? bad('Upload-Offset', 'Use a whole number of bytes')
}

export type NewUpload = { name: string; metadata: string; size: number }

/** The metadata of a file before its first byte. */
export const readNewUpload = (request: TusRequest): NewUpload => {
  if (headerOf(request, 'Upload-Defer-Length') !== undefined) bad('Upload-Defer-Length', 'Give the length of the file')
  const size = parseBytes(headerOf(request, 'Upload-Length')) ?? bad('Upload-Length', 'Use a whole number of bytes')
  if (size > maxResumableBytes) refuse('too-large', { detail: 'The file is larger than the 10 GB limit.' })
  const metadata = headerOf(request, 'Upload-Metadata') ?? ''
  const pairs = parseMetadata(metadata) ?? bad('Upload-Metadata', 'Use pairs of a key and a value in base64, with commas between them')
  const name = pairs.get('filename') ?? bad('Upload-Metadata', 'Send a filename')
  if (!isFilename(name)) bad('Upload-Metadata', 'Use a filename of 1 to 200 letters, without folders')
  return { name, metadata, size }
}
