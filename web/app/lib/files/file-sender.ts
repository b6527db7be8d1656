/** A large file on its way to the shop, as this browser sends it. */
export type SentFile = {
  /** Where it belongs: a release and a platform. */
  slot: string
  name: string
  size: number
  /** Bytes that have left; what the shop has is at most a moment behind. */
  sent: number
  /** `waiting` goes on by itself; `failed` may be tried again; `refused` comes to nothing with this file. */
  phase: 'sending' | 'paused' | 'waiting' | 'failed' | 'refused' | 'arrived'
  bytesPerSecond: number | null
  secondsLeft: number | null
  /** Why it has failed or is refused, in words to act on. */
  reason: string | null
}

/** Sends files in pieces and goes on where it stopped. They go on while their page is elsewhere in the site. */
export type FileSender = {
  files: readonly SentFile[]
  /** Begins a file. `onBegun` is told the upload as soon as the shop has a place for it, before the bytes. */
  send: (slot: string, file: File, onBegun: (uploadId: string) => Promise<unknown>) => void
  /** Goes on with an upload that this browser, or another, had begun. */
  resume: (slot: string, file: File, uploadId: string) => void
  pause: (slot: string) => void
  carryOn: (slot: string) => void
  /** Stops it, or takes it off the list. What the shop has of it is the caller's to remove. */
  drop: (slot: string) => void
}
