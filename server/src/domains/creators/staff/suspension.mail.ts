import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; creatorName: string /** null: it sells again. */; reason: string | null; publicUrl: string }

/** That a creator sells nothing new, and why; or that it does again. */
export const suspensionMail = ({ name, creatorName, reason, publicUrl }: Props): Promise<MailContent> => {
  const outcome = reason === null ? 'sells again' : 'is suspended'
  return writeEmail({
    kind: 'suspension',
    subject: `${shortName(creatorName)} ${outcome}`,
    title: `${plainName(creatorName)} ${outcome}`,
    preview: reason === null ? 'Your products can be bought again.' : plainName(reason),
    name,
    action:
      reason === null
        ? { label: 'Open the studio', link: `${publicUrl}/creator` }
        : { label: 'Write to us', link: `${publicUrl}/support#contact` },
    body:
      reason === null
        ? [paragraph({ name: creatorName }, ' is no longer suspended. Your products can be bought again.')]
        : [
            paragraph({ name: creatorName }, ' is suspended: nothing new of it is sold for the time being. Why:'),
            ...reason.split(/\n+/).map((line) => paragraph({ name: line })),
            paragraph(
              'Your customers keep what they have: licenses, downloads, activations and renewals go on. You can still work in your studio.',
            ),
          ],
    because: `You get this mail because you are an Admin of ${plainName(creatorName)}.`,
  })
}
