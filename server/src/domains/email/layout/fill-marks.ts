/** What differs between the emails of many: who is greeted, and the link that ends them. */
export type Recipient = { name: string; unsubscribeUrl: string }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React writes it, in a text and in an attribute alike. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)

type Content = { html: string; text: string }

/** Puts a recipient's own in place of what stood for it. Marks are UUIDs: drawn by chance, nobody can write them into a text of theirs. */
export const fillMarks = ({ html, text }: Content, marks: Recipient, own: Recipient): Content => {
  const mark = new RegExp(`${marks.name}|${marks.unsubscribeUrl}`, 'g')
  const fill = (content: string, write: (value: string) => string): string =>
    // Both at once and by a function: what was filled in is not looked at again, and no sign in it means anything.
    content.replaceAll(mark, (found) => write(found === marks.name ? own.name : own.unsubscribeUrl))
  return { html: fill(html, escapeHtml), text: fill(text, (value) => value) }
}
