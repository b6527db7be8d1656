import { sendUpload, type Upload, type UploadKind } from '#contract/media/uploads.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { errorOfFailure, errorOfStatus } from '#web/lib/api/call-error.ts'

const readAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends a file unchanged. An XMLHttpRequest, because fetch cannot report upload progress in every browser. */
export const sendFile = (file: File, kind: UploadKind, { onProgress, signal }: Options): Promise<Upload> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(sendUpload, { query: { kind, name: file.name.slice(-200) || 'file' } }))
    // Never the type the file claims: the server inspects the content itself, and accepts a body of this type as it is.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(errorOfFailure()))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('load', () => {
      const parsed = sendUpload.answers[202].safeParse(readAnswer(request.responseText))
      if (request.status === 202 && parsed.success) return resolve(parsed.data)
      if (request.status === 401) window.dispatchEvent(new Event('signed-out'))
      reject(errorOfStatus(request.status, readAnswer(request.responseText), request.getResponseHeader('retry-after')))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
