import { runJobs } from './run-jobs.ts'
import type { TestShop } from './test-shop.ts'

/** The emails to an address so far, newest first. */
export const mailsTo = async (shop: TestShop, email: string) => {
  await runJobs(shop)
  const mails = (await shop.mail.onDisk?.list()) ?? []
  return mails.filter((mail) => mail.to === email)
}

/** The link in the newest email with that subject. */
export const linkIn = async (shop: TestShop, email: string, subject: RegExp): Promise<URL> => {
  const mail = (await mailsTo(shop, email)).find((one) => subject.test(one.subject))
  const link = /https?:\/\/\S+[?]\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No link for ${email} under ${subject}`)
  return new URL(link)
}

export const codeIn = async (shop: TestShop, email: string, subject: RegExp): Promise<{ email: string; code: string }> => {
  const { searchParams } = await linkIn(shop, email, subject)
  return { email: searchParams.get('email') ?? '', code: searchParams.get('code') ?? '' }
}
