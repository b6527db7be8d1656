/** A large file on its way to the shop, as this browser sends it. */
export type SentFile = {
  /** Where it belongs: a release and a platform. */
  slot: string
  name: string
  size: number
  /** Bytes sent; the shop is at most a moment behind. */
  sent: number
  /** `waiting` continues by itself; `failed` can be retried; `refused` is final for this file. */
  phase: 'sending' | 'paused' | 'waiting' | 'failed' | 'refused' | 'arrived'
  bytesPerSecond: number | null
  secondsLeft: number | null
  /** Why it failed or was refused, with what to do. */
  reason: string | null
}

/** Sends files in pieces and continues where it stopped, also while another page of the site is shown. */
export type FileSender = {
  files: readonly SentFile[]
  /** Starts a file. `onBegun` gets the upload as soon as the shop has created it, before the bytes. */
  send: (slot: string, file: File, onBegun: (uploadId: string) => Promise<unknown>) => void
  /** Continues an upload that this browser, or another, had started. */
  resume: (slot: string, file: File, uploadId: string) => void
  pause: (slot: string) => void
  carryOn: (slot: string) => void
  /** Stops it, or removes it from the list. What the shop has of it is the caller's to remove. */
  drop: (slot: string) => void
}
