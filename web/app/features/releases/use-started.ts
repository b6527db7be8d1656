import { useEffect, useRef, useState } from 'react'
import type { Download } from '#contract/releases/releases.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { startDownload } from '#web/lib/files/start-download.ts'

export type Started = { state: 'waiting' | 'started' } | { state: 'failed'; message: FailureMessage }

/** Starts a download once, automatically, as soon as the file is known. */
export const useStarted = (download: Download | undefined): Started => {
  const [started, setStarted] = useState<Started>({ state: 'waiting' })
  const begun = useRef<string>(undefined)
  const key = download?.path ? download.key : undefined
  useEffect(() => {
    if (!key || begun.current) return
    begun.current = key
    startDownload(key)
      .then(() => setStarted({ state: 'started' }))
      .catch((error: unknown) => setStarted({ state: 'failed', message: failureMessage(error) }))
  }, [key])
  return started
}
