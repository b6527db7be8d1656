import type { Upload, UploadKind } from '#contract/media/uploads.ts'

/** A file on its way to the shop, as a form shows it. */
export type FileOnItsWay = {
  /** The form field that gets its address once it is uploaded. */
  slot: string
  kind: UploadKind
  name: string
  phase: 'sending' | 'checking' | 'ready' | 'refused' | 'failed'
  /** Between 0 and 1; of sending, then of checking. */
  progress: number
  /** Why it failed, with what to do. */
  reason: string | null
  /** The result, once it is ready. */
  result: Upload | null
}

/** Lets a form send files and follow their progress. They continue while another page is shown. */
export type Uploads = {
  files: readonly FileOnItsWay[]
  send: (slot: string, kind: UploadKind, file: File) => void
  retry: (slot: string) => void
  /** Stops it, or removes a finished or failed one from the list. */
  drop: (slot: string) => void
}
