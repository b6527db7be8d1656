import { newUuid } from '#kernel/ids.ts'
import type { Email } from './email.ts'
import { plainName } from './plain-name.ts'
import { type MailContent, writeEmail } from './write-email.ts'

/** What differs between the emails of many: who is greeted, and the link that ends them. */
export type Recipient = { name: string; unsubscribeUrl: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React writes it, in a text and in an attribute alike. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/**
 * Renders an email that many get once, and fills in what is a recipient's own: a rendering takes milliseconds of a processor, which
 * tens of thousands would take from everybody else. `emailFor` may say name and link only where an email says them: in its greeting
 * and as a link.
 */
export const writeEmailForMany = async (emailFor: (recipient: Recipient) => Email): Promise<(recipient: Recipient) => MailContent> => {
  // Drawn by chance: nobody can write into a text of theirs what would be filled in.
  const marks: Recipient = { name: newUuid(), unsubscribeUrl: newUuid() }
  const mark = new RegExp(`${marks.name}|${marks.unsubscribeUrl}`, 'g')
  const [toSomebody, toNameless] = await Promise.all([writeEmail(emailFor(marks)), writeEmail(emailFor({ ...marks, name: '' }))])
  return ({ name, unsubscribeUrl }) => {
    const { subject, html, text } = name === '' ? toNameless : toSomebody
    const own = { name: plainName(name), unsubscribeUrl }
    const fill = (content: string, write: (value: string) => string): string =>
      // Both at once and by a function: what was filled in is not looked at again, and no sign in it means anything.
      content.replaceAll(mark, (found) => write(found === marks.name ? own.name : own.unsubscribeUrl))
    return { subject, html: fill(html, escapeHtml), text: fill(text, (value) => value) }
  }
}
