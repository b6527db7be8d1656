import type { MailKind } from '#contract/email/mail-kinds.ts'

/** A piece of a sentence: our own text, or what somebody typed, which is kept apart from it. */
export type Inline = string | { name: string } | { address: string } | { link: string; label: string }

export type Row = readonly [label: string, value: string]

export type EmailPart =
  | { kind: 'paragraph'; text: readonly Inline[] }
  | { kind: 'facts'; rows: readonly Row[] }
  | { kind: 'amounts'; rows: readonly Row[] }
  | { kind: 'points'; rows: readonly string[] }

/** An email as data. How it looks is known only to the thread that renders it. */
export type Email = {
  kind?: MailKind
  subject: string
  title: string
  /** The line that lists of mails show beside the subject. */
  preview: string
  /** Who is greeted; an empty name greets nobody in particular, none at all leaves the greeting out. */
  name?: string
  action: { label: string; link: string }
  body: readonly EmailPart[]
  /** Below the button: what to do when it was not you. */
  otherwise?: readonly EmailPart[]
  because: string
}

export const paragraph = (...text: Inline[]): EmailPart => ({ kind: 'paragraph', text })

/** What happened, line by line: `Device: Firefox on Linux`. */
export const facts = (rows: readonly Row[]): EmailPart => ({ kind: 'facts', rows })

/** What was paid for, line by line, the sum last: `Tape One: €59.00`. */
export const amounts = (rows: readonly Row[]): EmailPart => ({ kind: 'amounts', rows })

/** A list of things somebody typed, close together, each behind a bullet. */
export const points = (rows: readonly string[]): EmailPart => ({ kind: 'points', rows })
