import type { ReactElement } from 'react'
import { keepThread } from '#platform/threads/keep-thread.ts'
import { Letter } from './letter.ts'
import { Amounts, EmailAddress, Facts, LetterLink, Name, Paragraph } from './letter-parts.tsx'
import { type Packed, pack } from './packed-letter.ts'

export type MailContent = { subject: string; html: string; text: string }

const parts = { Letter, Amounts, EmailAddress, Facts, LetterLink, Name, Paragraph }

const renderApart = keepThread<Packed>(new URL('./render-letter-worker.ts', import.meta.url))

/**
 * Renders a letter in a thread of its own. In the thread that answers requests it would hold up whoever comes next, who could tell
 * from that whether an address they had just asked about got a mail.
 */
export const writeLetter = async (letter: ReactElement): Promise<{ html: string; text: string }> =>
  JSON.parse(String(await renderApart(pack(letter, parts))))
