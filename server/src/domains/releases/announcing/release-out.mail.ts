import {
  type Email,
  type EmailForMany,
  type EmailPart,
  paragraph,
  plainName,
  points,
  type Recipient,
  renderForMany,
  shortName,
} from '#domains/email/index.ts'
import { listNotes } from './notes.rules.ts'

const bullet = '• '

/** Points that follow each other are one list. */
const partsOf = (lines: readonly string[]): EmailPart[] => {
  const parts: EmailPart[] = []
  let list: string[] = []
  const close = (): void => {
    if (list.length > 0) parts.push(points(list))
    list = []
  }
  for (const line of lines) {
    if (line.startsWith(bullet)) list.push(line.slice(bullet.length))
    else {
      close()
      parts.push(paragraph({ name: line }))
    }
  }
  close()
  return parts
}

type ReleaseOut = { product: string; version: string; notes: string; link: string }

export const releaseOutEmail = ({ product, version, notes, link }: ReleaseOut, { name, unsubscribeUrl }: Recipient): Email => {
  const { lines, isWhole } = listNotes(notes)
  return {
    kind: 'release-out',
    subject: `${shortName(product)} ${shortName(version, 12)} is out`,
    title: `${plainName(product)} ${plainName(version)} is out`,
    preview: plainName(lines[0] ?? 'A new release of a product you own.'),
    name,
    action: { label: `Get ${plainName(version)}`, link },
    body: [
      paragraph('There’s a new release of ', { name: product }, ', which you own.'),
      ...partsOf(lines),
      ...(isWhole ? [] : [paragraph('Read the full notes on the release page.')]),
    ],
    otherwise: [paragraph('You can ', { link: unsubscribeUrl, label: 'unsubscribe from product updates' }, ' at any time.')],
    because: 'You’re receiving this e-mail because you own this product and asked for product updates.',
  }
}

/** The mail of a release, to be filled in for each of its owners. */
export const releaseOutMail = (release: ReleaseOut): Promise<EmailForMany> =>
  renderForMany((recipient) => releaseOutEmail(release, recipient))
