import { useSyncExternalStore } from 'react'
import { isRefusal } from '../api/call-error.ts'

/** What the page asks before something that needs a recent sign-in: the password; answered by confirming or cancelling. */
type PasswordQuestion = { answer(isConfirmed: boolean): void }

let question: PasswordQuestion | null = null
const listeners = new Set<() => void>()

const show = (next: PasswordQuestion | null): void => {
  question = next
  for (const tell of listeners) tell()
}

const ask = (): Promise<boolean> =>
  new Promise((resolve) => {
    question?.answer(false)
    show({
      answer: (isConfirmed) => {
        show(null)
        resolve(isConfirmed)
      },
    })
  })

/**
 * Does something that may need a recent sign-in: if the server asks for the password, the page asks for it, and it is tried again.
 * False when the person cancelled, which a button treats as nothing done.
 */
export const withRecentSignIn = async <Answer>(act: () => Promise<Answer>): Promise<Answer | false> => {
  try {
    return await act()
  } catch (error) {
    if (!isRefusal(error, 'confirm-password')) throw error
    return (await ask()) ? act() : false
  }
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const usePasswordQuestion = (): PasswordQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  )
