import type { ReactElement } from 'react'

export type MailContent = { subject: string; html: string; text: string }

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
    { selector: 'p.rule', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
}

export const writeLetter = async (letter: ReactElement): Promise<{ html: string; text: string }> => {
  const { render, toPlainText } = await import('@react-email/components')
  const html = await render(letter)
  return { html, text: `${toPlainText(html, asText).trim()}\n` }
}
