/** An attached file, in base64, because an email waits in the database as JSON. */
export type Attachment = { name: string; type: string; content: string }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  attachments?: readonly Attachment[] | undefined
  /** The URL that unsubscribes with one click; email programs show it as a button of their own. */
  unsubscribeUrl?: string | undefined
}

/** The id is the same if an email is sent again, so that a recipient who gets it twice can detect that. */
export type IdentifiedMail = Mail & { id: string }

export type Mailbox = { send(mail: IdentifiedMail): Promise<void>; check(): Promise<void> }

/** The email can never be sent like this: retrying is useless. */
export class BadMail extends Error {
  constructor(because: string) {
    super(`This mail cannot be sent: ${because}`)
    this.name = 'BadMail'
  }
}

/** The mail server is away or refused it. Trying again later may work. */
export class MailNotSent extends Error {
  constructor(where: string, cause: unknown) {
    super(`The mail server ${where} did not take it: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = 'MailNotSent'
  }
}
