import { useMemo, useSyncExternalStore } from 'react'
import type { FileSender, SentFile } from '#web/lib/files/file-sender.ts'
import { createFileSender } from './create-file-sender.ts'
import { tusRoad } from './tus-road.ts'

/** One for as long as the site is open: leaving a page stops no file. */
const store = createFileSender(tusRoad)
const none: readonly SentFile[] = []

/** The files that this browser sends, and what can be done with them. */
export const useFileSender = (): FileSender => {
  const files = useSyncExternalStore(store.subscribe, store.read, () => none)
  return useMemo(() => {
    const { send, resume, pause, carryOn, drop } = store
    return { files, send, resume, pause, carryOn, drop }
  }, [files])
}
