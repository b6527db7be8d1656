import type { Upload, UploadKind } from '#contract/media/uploads.ts'

/** A file on its way to the shop, as a form shows it. */
export type FileOnItsWay = {
  /** Where its address goes once it is there: a field of a form. */
  slot: string
  kind: UploadKind
  name: string
  phase: 'sending' | 'checking' | 'ready' | 'refused' | 'failed'
  /** Between 0 and 1; of sending, then of checking. */
  progress: number
  /** Why it came to nothing, in words to act on. */
  reason: string | null
  /** What came of it, once it is ready. */
  result: Upload | null
}

/** What a form needs to send files and to see how far they are. They go on while the form is elsewhere. */
export type Uploads = {
  files: readonly FileOnItsWay[]
  send: (slot: string, kind: UploadKind, file: File) => void
  retry: (slot: string) => void
  /** Stops it, or takes a finished or failed one off the list. */
  drop: (slot: string) => void
}
