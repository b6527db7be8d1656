/** A mail as it was handed over: for whom, from whom it says, and its bytes. */
export type ReceivedMail = { to: string; envelopeFrom: string; source: Buffer }

/** Said to the mail server that hands over. 5 is for good, 4 asks to try again. */
export class MailRefused extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.name = 'MailRefused'
    this.responseCode = responseCode
  }
}
