import { useMemo, useSyncExternalStore } from 'react'
import type { FileSender, SentFile } from '#web/lib/files/file-sender.ts'
import { createFileSender } from './create-file-sender.ts'
import { tusTransport } from './tus-transport.ts'

/** One for as long as the site is open: leaving a page stops no upload. */
const store = createFileSender(tusTransport)
const none: readonly SentFile[] = []

/** The uploads of this browser, and the actions on them. */
export const useFileSender = (): FileSender => {
  const files = useSyncExternalStore(store.subscribe, store.read, () => none)
  return useMemo(() => {
    const { send, resume, pause, carryOn, drop } = store
    return { files, send, resume, pause, carryOn, drop }
  }, [files])
}
