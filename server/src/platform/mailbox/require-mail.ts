import { BadMail, type IdentifiedMail } from './mailbox.ts'

// Becomes a file name and one half of a Message-ID.
const id = /^(?=.{1,120}$)[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/

// The name under which a recipient's machine saves it: one plain name with an extension.
const fileName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.[a-z0-9]{1,8}$/
const fileType = /^[a-z]+\/[a-z0-9.+-]+$/

// Everything that ends a line somewhere, and all other control characters.
const control = /[\p{Cc}\u2028\u2029]/u

// Characters that separate addresses or start a name are only allowed inside quotes: `a@x.test,b@y.test` must not become one of the two.
const plain = String.raw`[^\s"(),:;<>@[\\\]]+`
const quoted = String.raw`"(?:[^"\\<>]|\\[^<>])+"`
const literal = String.raw`\[[^\s[\\\]<>@]+\]`
const address = new RegExp(`^(?=.{3,254}$)(?:${plain}|${quoted})@(?:${plain}|${literal})$`)

// Nothing that could end its angle brackets.
const webAddress = /^https?:\/\/[\w.:[\]-]+\/[\w./?=&%~+-]*$/

export const isMailId = (value: string): boolean => id.test(value)

const requireAddress = (field: string, value: string): void => {
  if (control.test(value) || !address.test(value)) throw new BadMail(`"${field}" is not one mail address.`)
}

/** Checked before any library sees it: with a line break in a header an attacker could add recipients. */
export const requireMail = (mail: IdentifiedMail): void => {
  if (!isMailId(mail.id)) throw new BadMail('its id has other characters than letters, digits, dots, dashes and underscores.')
  requireAddress('to', mail.to)
  if (mail.replyTo !== undefined) requireAddress('replyTo', mail.replyTo)
  if (control.test(mail.subject)) throw new BadMail('its subject has a line break or another control character.')
  if (mail.unsubscribeUrl !== undefined && !webAddress.test(mail.unsubscribeUrl)) throw new BadMail('its link to unsubscribe is not plain.')
  for (const { name, type } of mail.attachments ?? []) {
    if (!fileName.test(name) || !fileType.test(type)) throw new BadMail('the name or the type of an attachment is not plain.')
  }
}
