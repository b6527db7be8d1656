import type { ReactElement, ReactNode } from 'react'

export type EmailProps = {
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

/** An email, to be given to `writeEmail`: its real frame is known only to the thread that renders it. */
export const Email = (_props: EmailProps): ReactElement => {
  throw new Error('Emails are rendered in a thread of their own. Give them to writeEmail.')
}
