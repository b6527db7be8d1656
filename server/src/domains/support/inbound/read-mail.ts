import { createHash } from 'node:crypto'
import { compile } from 'html-to-text'
import PostalMime, { type Email } from 'postal-mime'
import { MailRefused } from '#platform/mailbox/received-mail.ts'
import { foldQuote } from './fold-quote.rules.ts'

export type ReadMail = {
  from: string
  body: string
  quoted: string | null
  leftOut: string[]
  isAutomatic: boolean
  mailKey: string
}

const textLimit = 20_000
const nameLimit = 100
/** A file of the largest mail that is taken fits into it. A mail of nothing but line ends would take the shop's time for half a minute. */
const lineLimit = 30_000

/** Nothing that a page, a terminal or the database could trip over: no control characters but line ends, no turning marks. */
const plain = (text: string, limit: number): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .slice(0, limit)

const plainLine = (text: string, limit: number): string => plain(text, limit).replaceAll(/\s+/g, ' ').trim()

/** Markup becomes text; scripts, styles and pictures become nothing. */
const textOfHtml = compile({
  wordwrap: false,
  limits: { maxInputLength: 300_000, maxDepth: 60, maxChildNodes: 2_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['img', 'script', 'style', 'title'].map((selector) => ({ selector, format: 'skip' })),
  ],
})

const hasManyLines = (source: Buffer): boolean => {
  let lines = 0
  for (let at = source.indexOf(10); at !== -1 && lines <= lineLimit; at = source.indexOf(10, at + 1)) lines += 1
  return lines > lineLimit
}

const parse = async (source: Buffer): Promise<Email> => {
  if (hasManyLines(source)) throw new MailRefused(554, 'This e-mail has too many lines.')
  try {
    return await PostalMime.parse(source, { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true })
  } catch {
    // Too deep, or headers without an end: nobody writes such a mail by hand.
    throw new MailRefused(554, 'This e-mail could not be read.')
  }
}

/** A program wrote it: holidays, failed deliveries, lists. Nobody waits for an answer to it. RFC 3834. */
const isByProgram = ({ headers }: Email, envelopeFrom: string): boolean => {
  const value = (name: string): string =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const submitted = value('auto-submitted')
  return (
    envelopeFrom === '' ||
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(value('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'].some((name) => value(name) !== '') ||
    /^multipart\/report\b/.test(value('content-type'))
  )
}

const describeFile = ({ filename, mimeType }: Email['attachments'][number]): string =>
  plainLine(filename ?? '', nameLimit) || plainLine(mimeType, nameLimit)

/** A mail as support sees it: text alone. What it carries besides is named, and let go. */
export const readMail = async (source: Buffer, envelopeFrom: string): Promise<ReadMail> => {
  const email = await parse(source)
  const text = email.text?.trim() ? email.text : email.html ? textOfHtml(email.html) : ''
  const { body, quoted } = foldQuote(plain(text, textLimit))
  return {
    from: plainLine(email.from?.address ?? '', 254),
    body,
    quoted,
    leftOut: email.attachments.slice(0, 20).map(describeFile),
    isAutomatic: isByProgram(email, envelopeFrom),
    mailKey: createHash('sha256')
      .update(email.messageId || source)
      .digest('hex'),
  }
}
