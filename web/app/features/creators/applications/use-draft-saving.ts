import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationDraft } from '#contract/creators/applications.ts'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { saveApplicationDraft } from './application-routes.ts'
import { dropLocalDraft, writeLocalDraft } from './local-draft.ts'

export type DraftStatus = 'idle' | 'local' | 'waiting' | 'saving' | 'saved' | 'offline' | 'conflict'

const pause = 800

// biome-ignore lint/suspicious/noExplicitAny: the form's output type does not matter here
type AnyForm = UseFormReturn<ApplicationDraft, unknown, any>

/** Saves what is typed: at once in the browser, and a moment later on the server for signed-in users. */
export const useDraftSaving = (form: AnyForm, { userId, startVersion }: { userId: string | null; startVersion: number }) => {
  const [status, setStatus] = useState<DraftStatus>('idle')
  const [reason, setReason] = useState<string>()
  const version = useRef(startVersion)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async (): Promise<void> => {
    if (userId === null) return
    setStatus('saving')
    try {
      const saved = await call(saveApplicationDraft, { query: { version: version.current }, body: form.getValues() })
      version.current = saved.version
      dropLocalDraft(window.localStorage, userId)
      setStatus('saved')
    } catch (error) {
      setStatus(isRefusal(error, 'edited-elsewhere') || isRefusal(error, 'already-done') ? 'conflict' : 'offline')
      setReason(failureLine(error))
    }
  }, [form, userId])

  /** One after another, because each names the version that it changes. */
  const saveNow = useCallback((): Promise<void> => {
    clearTimeout(timer.current)
    queue.current = queue.current.then(send)
    return queue.current
  }, [send])

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Only typing has a name; putting a draft into the form is not a change of it.
      if (name === undefined) return
      writeLocalDraft(window.localStorage, userId, form.getValues())
      setStatus(userId === null ? 'local' : 'waiting')
      clearTimeout(timer.current)
      if (userId !== null) timer.current = setTimeout(saveNow, pause)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer.current)
    }
  }, [form, userId, saveNow])

  /** Recent typing need not be saved first: it is sent with the application. */
  const settle = async (): Promise<number> => {
    clearTimeout(timer.current)
    await queue.current
    return version.current
  }
  return { status, reason, saveNow, settle }
}
