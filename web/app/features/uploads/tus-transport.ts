import { tusVersion, uploadsPath } from '#contract/uploads/uploads.ts'
import { failureOf } from './send-failure.ts'
import { readMetadata, writeMetadata } from './tus-metadata.ts'

/** How much of a file the server has, and the metadata it was begun with. */
export type StoredPart = { offset: number; size: number; metadata: Readonly<Record<string, string>> }

type PieceOptions = { offset: number; onProgress: (bytes: number) => void; signal: AbortSignal }

/** How files are sent; tests provide their own. */
export type Transport = {
  begin: (file: { name: string; size: number; fingerprint: string | undefined }, signal: AbortSignal) => Promise<string>
  ask: (uploadId: string, signal: AbortSignal) => Promise<StoredPart>
  /** Returns how many bytes have arrived in all. */
  sendPiece: (uploadId: string, piece: Blob, options: PieceOptions) => Promise<number>
  /** Resolves after so many milliseconds, or as soon as the network is back. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  now: () => number
}

type Sent = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Blob
  signal: AbortSignal
  onProgress?: (bytes: number) => void
}

/** An XMLHttpRequest, because fetch cannot report upload progress in every browser. */
const request = ({ method, path, headers = {}, body, signal, onProgress }: Sent): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const sending = new XMLHttpRequest()
    sending.open(method, path)
    for (const [name, value] of Object.entries({ 'tus-resumable': tusVersion, accept: 'application/json', ...headers }))
      sending.setRequestHeader(name, value)
    if (onProgress) sending.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    const stop = (): void => sending.abort()
    signal.addEventListener('abort', stop)
    sending.addEventListener('abort', () => reject(signal.reason))
    sending.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop)
      if (sending.status === 401) window.dispatchEvent(new Event('signed-out'))
      if (sending.status >= 200 && sending.status < 300) resolve(sending)
      else reject(failureOf(sending.status, sending.responseText))
    })
    sending.send(body ?? null)
  })

const pathOf = (uploadId: string): string => `${uploadsPath}/${uploadId}`

const numberIn = (answer: XMLHttpRequest, header: string): number => Number(answer.getResponseHeader(header) ?? Number.NaN)

export const tusTransport: Transport = {
  begin: async ({ name, size, fingerprint }, signal) => {
    const metadata = writeMetadata({ filename: name.slice(-200), fingerprint })
    const headers = { 'upload-length': String(size), 'upload-metadata': metadata }
    const answer = await request({ method: 'POST', path: uploadsPath, headers, signal })
    return answer.getResponseHeader('location')?.split('/').at(-1) ?? ''
  },
  ask: async (uploadId, signal) => {
    const answer = await request({ method: 'HEAD', path: pathOf(uploadId), signal })
    return {
      offset: numberIn(answer, 'upload-offset'),
      size: numberIn(answer, 'upload-length'),
      metadata: readMetadata(answer.getResponseHeader('upload-metadata') ?? ''),
    }
  },
  sendPiece: async (uploadId, piece, { offset, onProgress, signal }) => {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const answer = await request({ method: 'PATCH', path: pathOf(uploadId), headers, body: piece, signal, onProgress })
    return numberIn(answer, 'upload-offset')
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer)
        window.removeEventListener('online', go)
        resolve()
      }
      const timer = setTimeout(go, milliseconds)
      window.addEventListener('online', go)
      signal.addEventListener('abort', go)
    }),
  now: () => performance.now(),
}
