import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; creatorName: string /** null: it sells again. */; reason: string | null; publicUrl: string }

/** That a creator is suspended, and why; or that it may sell again. */
export const suspensionMail = ({ name, creatorName, reason, publicUrl }: Props): Promise<MailContent> => {
  const outcome = reason === null ? 'is selling again' : 'is suspended'
  return writeEmail({
    kind: 'suspension',
    subject: `${shortName(creatorName)} ${outcome}`,
    title: `${plainName(creatorName)} ${outcome}`,
    preview: reason === null ? 'Your products are back on sale.' : plainName(reason),
    name,
    action:
      reason === null
        ? { label: 'Open the studio', link: `${publicUrl}/creator` }
        : { label: 'Contact support', link: `${publicUrl}/support#contact` },
    body:
      reason === null
        ? [paragraph({ name: creatorName }, ' is no longer suspended. Your products are back on sale.')]
        : [
            paragraph({ name: creatorName }, ' is suspended. It can’t make new sales for now. Reason:'),
            ...reason.split(/\n+/).map((line) => paragraph({ name: line })),
            paragraph(
              'Your customers keep what they have: licenses, downloads, activations and renewals continue. You can still work in your studio.',
            ),
          ],
    because: `You’re receiving this e-mail because you are an Admin of ${plainName(creatorName)}.`,
  })
}
