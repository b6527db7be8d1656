/** A received email: its recipient, its envelope sender, and its bytes. */
export type ReceivedMail = { to: string; envelopeFrom: string; source: Buffer }

/** The answer to the sending mail server. 5 is permanent, 4 asks it to retry. */
export class MailRefused extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.name = 'MailRefused'
    this.responseCode = responseCode
  }
}
