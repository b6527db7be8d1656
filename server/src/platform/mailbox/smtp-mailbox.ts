import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { listHeaders, messageIdOf } from './mail-headers.ts'
import { type Mailbox, MailNotSent } from './mailbox.ts'
import { requireMail } from './require-mail.ts'

type Sender = { name: string; address: string }

const parseSender = (from: string): Sender => {
  const [sender, ...others] = addressparser(from, { flatten: true })
  if (!sender?.address.includes('@') || others.length > 0) throw new Error(`Mail cannot be sent from "${from}": one address is needed.`)
  return { name: sender.name, address: sender.address }
}

export const smtpMailbox = ({ url, from }: { url: string; from: string }): Mailbox => {
  const sender = parseSender(from)
  // The URL contains the password: errors and logs only show the host.
  const where = `at ${new URL(url).host}`

  // A connection per email: an idle one may be closed by the next email, and a lost receipt costs more than a handshake.
  const transport = createTransport({
    url,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail) {
      requireMail(mail)
      const message = {
        messageId: messageIdOf(mail.id, sender.address),
        from: sender,
        // Objects, not strings: a string is parsed as a list, and an odd address could become someone else's.
        to: { name: '', address: mail.to },
        ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        headers: Object.fromEntries(listHeaders(mail)),
        text: mail.text,
        html: mail.html,
        ...(mail.attachments && {
          attachments: mail.attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content, 'base64'),
          })),
        }),
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw new MailNotSent(where, error)
      })
    },

    async check() {
      await transport.verify().catch((error: unknown) => {
        throw new MailNotSent(where, error)
      })
    },
  }
}
