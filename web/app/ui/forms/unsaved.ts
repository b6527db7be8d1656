import { useEffect } from 'react'

const open = new Set<symbol>()

/** Whether something on this page was typed and not saved. */
export const hasUnsaved = (): boolean => open.size > 0

/** Says that a form holds what is not saved; the browser asks before the page is closed over it. */
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
