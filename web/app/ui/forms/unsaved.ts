import { useEffect } from 'react'

const open = new Set<symbol>()

/** Whether this page has unsaved changes. */
export const hasUnsaved = (): boolean => open.size > 0

/** Registers a form with unsaved changes; the browser asks before the page is closed. */
export const useUnsaved = (isUnsaved: boolean): void =>
  useEffect(() => {
    if (!isUnsaved) return
    const form = Symbol('unsaved form')
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    open.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      open.delete(form)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
