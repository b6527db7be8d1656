import { lazy, type ReactNode } from 'react'

export type LetterProps = {
  title: string
  /** The line that lists of mails show beside the subject. */
  preview: string
  /** Who is greeted; an empty name greets nobody in particular, none at all leaves the greeting out. */
  name?: string
  action: { label: string; link: string }
  children: ReactNode
  /** Below the button: what to do when it was not you. */
  otherwise?: ReactNode
  because: string
}

/** Read with the first mail: the library of mail parts takes longer to load than the rest of the shop, and most starts send none. */
export const Letter = lazy(async () => ({ default: (await import('./letter-frame.tsx')).LetterFrame }))
