import { compile, type FormatCallback } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Email } from './email.ts'
import { emailFrame } from './email-frame.ts'

/** The button as a reader of plain text presses it: what it does, and its link on a line of its own. */
const writeAction: FormatCallback = ({ children, attribs }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(attribs?.href ?? '', { noWordTransform: true })
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** Made once: putting the rules together takes longer than most mails. */
const toText = compile({
  wordwrap: false,
  // Without the invisible space, which keeps names from becoming links and would be written as a visible one.
  whitespaceCharacters: ' \t\r\n\f',
  formatters: { action: writeAction },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a.button', format: 'action' },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'hr', options: { length: 3 } },
    { selector: 'p.point', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'p.rule', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
})

/** Old programs for mail lay tables out by their own rules where they are not told of others. */
const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** An email as it is sent, in both forms. It takes some milliseconds, in which a thread does nothing else. */
export const renderEmail = (email: Email): { html: string; text: string } => {
  const html = `${doctype}${renderToStaticMarkup(emailFrame(email))}`
  return { html, text: `${toText(html).trim()}\n` }
}
