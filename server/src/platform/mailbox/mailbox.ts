/** A file that goes along; its bytes in base64, because a mail waits in the database as JSON. */
export type Attachment = { name: string; type: string; content: string }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  attachments?: readonly Attachment[] | undefined
  /** Where one click ends mails of this kind: what mail programs show as their own button. */
  unsubscribeUrl?: string | undefined
}

/** The id is the same whenever the same mail is sent again, so that whoever receives it twice can tell. */
export type IdentifiedMail = Mail & { id: string }

export type Mailbox = { send(mail: IdentifiedMail): Promise<void>; check(): Promise<void> }

/** The mail can never be sent as it is: trying again is no use. */
export class BadMail extends Error {
  constructor(because: string) {
    super(`This mail cannot be sent: ${because}`)
    this.name = 'BadMail'
  }
}

/** The mail server is away or said no. Trying again later may work. */
export class MailNotSent extends Error {
  constructor(where: string, cause: unknown) {
    super(`The mail server ${where} did not take it: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = 'MailNotSent'
  }
}
