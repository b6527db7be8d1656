import { newUuid } from '#kernel/ids.ts'
import type { Email } from './email.ts'
import { fillMarks, type Recipient } from './fill-marks.ts'
import { plainName } from './plain-name.ts'
import { type MailContent, writeEmail } from './write-email.ts'

export type { Recipient } from './fill-marks.ts'

export type EmailForMany = {
  /** What stands in the contents for what is a recipient's own. */
  marks: Recipient
  toSomebody: MailContent
  toNameless: MailContent
}

/**
 * Renders an email that many get once: a rendering takes milliseconds of a processor, which tens of thousands would take from
 * everybody else. `emailFor` may say name and link only where an email says them: in its greeting and as a link.
 */
export const renderForMany = async (emailFor: (recipient: Recipient) => Email): Promise<EmailForMany> => {
  const marks: Recipient = { name: newUuid(), unsubscribeUrl: newUuid() }
  const [toSomebody, toNameless] = await Promise.all([writeEmail(emailFor(marks)), writeEmail(emailFor({ ...marks, name: '' }))])
  return { marks, toSomebody, toNameless }
}

/** The same filled in for one of them. */
export const writeForOne = ({ marks, toSomebody, toNameless }: EmailForMany, { name, unsubscribeUrl }: Recipient): MailContent => {
  const content = name === '' ? toNameless : toSomebody
  return { ...content, ...fillMarks(content, marks, { name: plainName(name), unsubscribeUrl }) }
}
