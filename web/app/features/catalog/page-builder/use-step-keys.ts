import { type KeyboardEvent as PressedKey, useEffect, useEffectEvent } from 'react'
import { stepOfKeys } from './step-keys.ts'
import type { Builder } from './use-builder.ts'

/** Undo and redo by keyboard: from inside the builder and its preview, and when nothing has the focus. */
export const useStepKeys = (builder: Builder, enabled: boolean): ((event: PressedKey) => void) => {
  const answer = (event: KeyboardEvent | PressedKey): void => {
    const step = enabled ? stepOfKeys(event) : undefined
    if (!step) return
    // Typing is a step of the builder too; the browser's own undo would get out of step with it.
    event.preventDefault()
    builder[step]()
  }
  const answerNowhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) answer(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answerNowhere(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return answer
}
