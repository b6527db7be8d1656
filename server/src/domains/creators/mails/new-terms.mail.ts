import { type MailContent, paragraph, plainName, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; creatorName: string; version: string; news: string; requiredFrom: Date; link: string }

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

/** New terms for creators, to those who signed earlier ones: what changed, and from when on the new ones are required. */
export const newTermsMail = ({ name, creatorName, version, news, requiredFrom, link }: Props): Promise<MailContent> => {
  const day = days.format(requiredFrom)
  return writeEmail({
    kind: 'terms',
    subject: `New terms for creators from ${day}`,
    title: 'New terms for creators',
    preview: `Version ${version} applies from ${day}.`,
    name,
    action: { label: 'Read and sign the terms', link },
    body: [
      paragraph('We’re updating our terms for creators. Version ', version, ' applies to ', { name: creatorName }, ` from ${day}.`),
      paragraph('What’s new: ', news),
      paragraph(
        'Until then, the version you signed applies. After that, nothing new can go live until an Admin has signed. What is already on sale stays on sale.',
      ),
    ],
    because: `You’re receiving this e-mail because you are an Admin of ${plainName(creatorName)}.`,
  })
}
