/** A file on its way to a release, as this browser sends it. */
export type SentFile = {
  /** Where it belongs: the id of the release and the platform. */
  slot: string
  name: string
  size: number
  /** Bytes that the shop has confirmed. */
  sent: number
  phase: 'sending' | 'paused' | 'waiting' | 'failed' | 'arrived'
  bytesPerSecond: number | null
  secondsLeft: number | null
  /** Why it waits or has failed, in words to act on. */
  reason: string | null
}

/** What the builds of a release need to send files. They go on while the page is elsewhere in the site. */
export type FileSender = {
  files: readonly SentFile[]
  /** Begins a file. `onBegun` is told the upload as soon as the shop has a place for it. */
  send: (slot: string, file: File, onBegun: (uploadId: string) => Promise<unknown>) => void
  /** Goes on with an upload that this browser, or another, had begun. */
  resume: (slot: string, file: File, uploadId: string) => void
  pause: (slot: string) => void
  carryOn: (slot: string) => void
  /** Stops it, or takes a failed or finished one off the list. */
  drop: (slot: string) => void
}
