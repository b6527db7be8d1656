// One by one: all of the library together also reads a highlighter of source code, half a second for the first mail.
import { render, toPlainText } from '@react-email/render'
import type { Email } from './email.ts'
import { emailFrame } from './email-frame.ts'

/** The parts of html-to-text that are used here; the package brings no types. */
type Builder = {
  openBlock(options: { leadingLineBreaks: number }): void
  closeBlock(options: { trailingLineBreaks: number }): void
  addInline(text: string, options?: { noWordTransform: boolean }): void
  addLineBreak(): void
}
type Element = { attribs: Record<string, string>; children: Element[] }
type Walk = (elements: Element[], builder: Builder) => void

/** The button as a reader of plain text presses it: what it does, and its link on a line of its own. */
const writeAction = (element: Element, walk: Walk, builder: Builder): void => {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(element.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(element.attribs.href ?? '', { noWordTransform: true })
  builder.closeBlock({ trailingLineBreaks: 2 })
}

const asText = {
  // Without the invisible space, which keeps names from becoming links and would be written as a visible one.
  whitespaceCharacters: ' \t\r\n\f',
  formatters: { action: writeAction },
  selectors: [
    { selector: 'a.button', format: 'action' },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'hr', options: { length: 3 } },
    { selector: 'p.point', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'p.rule', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
}

/** An email as it is sent, in both forms. It takes some milliseconds, in which a thread does nothing else. */
export const renderEmail = async (email: Email): Promise<{ html: string; text: string }> => {
  const html = await render(emailFrame(email))
  return { html, text: `${toPlainText(html, asText).trim()}\n` }
}
