import type { IdentifiedMail, Mail } from './mailbox.ts'

/** The headers of emails to many recipients that allow unsubscribing with one click: RFC 2369 and RFC 8058, required by large providers. */
export const listHeaders = ({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>): [name: string, value: string][] =>
  unsubscribeUrl === undefined
    ? []
    : [
        ['List-Unsubscribe', `<${unsubscribeUrl}>`],
        ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ]

/** The same for every attempt to send an email. `address` is the sender's, without a name. */
export const messageIdOf = (id: string, address: string): string => `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`

/** The headers of an email as they would be sent. */
export const describeHeaders = (mail: IdentifiedMail & { at: string; from: string }): [name: string, value: string][] => [
  ['From', mail.from],
  ['To', mail.to],
  ...(mail.replyTo === undefined ? [] : [['Reply-To', mail.replyTo] satisfies [string, string]]),
  ['Subject', mail.subject],
  ['Date', new Date(mail.at).toUTCString().replace('GMT', '+0000')],
  ['Message-ID', messageIdOf(mail.id, mail.from.replace(/>$/, ''))],
  ...listHeaders(mail),
]
