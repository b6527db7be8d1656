import type { IdentifiedMail, Mail } from './mailbox.ts'

/** How a mail that many get says where it is ended with one click: RFC 2369 and RFC 8058, which large providers ask for. */
export const listHeaders = ({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>): [name: string, value: string][] =>
  unsubscribeUrl === undefined
    ? []
    : [
        ['List-Unsubscribe', `<${unsubscribeUrl}>`],
        ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ]

/** The same for every try to send the same mail. `address` is the sender's, without a name. */
export const messageIdOf = (id: string, address: string): string => `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`

/** What a mail says beside its parts, as it would be sent. */
export const describeHeaders = (mail: IdentifiedMail & { at: string; from: string }): [name: string, value: string][] => [
  ['From', mail.from],
  ['To', mail.to],
  ...(mail.replyTo === undefined ? [] : [['Reply-To', mail.replyTo] satisfies [string, string]]),
  ['Subject', mail.subject],
  ['Date', new Date(mail.at).toUTCString().replace('GMT', '+0000')],
  ['Message-ID', messageIdOf(mail.id, mail.from.replace(/>$/, ''))],
  ...listHeaders(mail),
]
