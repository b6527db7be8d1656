import { type EmailPart, paragraph } from '#domains/email/index.ts'

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean)

/** What a stranger typed, as paragraphs of a mail: nothing in it becomes a link. */
export const strangerParts = (text: string): EmailPart[] => linesOf(text).map((one) => paragraph({ name: one }))

/** What one of us typed, links as they are. */
export const ownParts = (text: string): EmailPart[] => linesOf(text).map((one) => paragraph(one))
