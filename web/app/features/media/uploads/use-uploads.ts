import { useMemo, useSyncExternalStore } from 'react'
import { getUpload } from '#contract/media/uploads.ts'
import { call } from '#web/lib/api/call.ts'
import type { FileOnItsWay, Uploads } from '#web/lib/files/uploads.ts'
import { createUploads, type UploadList } from './create-uploads.ts'
import { sendFile } from './send-file.ts'

/** One list per form, for as long as the site is open: leaving the form, or the page, stops no upload. */
const lists = new Map<string, UploadList>()

const openList = (form: string): UploadList => {
  const known = lists.get(form)
  if (known) return known
  const list = createUploads({
    send: sendFile,
    ask: (uploadId, signal) => call(getUpload, { params: { uploadId } }, { signal }),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  if (globalThis.window) lists.set(form, list)
  return list
}

const none: readonly FileOnItsWay[] = []

/** The uploads for the fields of one form: "storefront/northlight-audio". */
export const useUploads = (form: string): Uploads => {
  const list = useMemo(() => openList(form), [form])
  const files = useSyncExternalStore(list.subscribe, list.read, () => none)
  return useMemo(() => ({ files, send: list.send, retry: list.retry, drop: list.drop }), [files, list])
}
