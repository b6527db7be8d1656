import { type MailContent, paragraph, plainName, shortName, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; creatorName: string; changedBy: string; lastDigits: string; heldUntil: Date; link: string }

/** Whoever did not change it has three days to say so. */
export const accountChangedMail = ({ name, creatorName, changedBy, lastDigits, heldUntil, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'payout-account-changed',
    subject: `The payout account of ${shortName(creatorName)} was changed`,
    title: 'Your payout account was changed',
    preview: `From now on ${plainName(creatorName)} is paid to an account ending in ${lastDigits}.`,
    name,
    action: { label: 'See your payouts', link },
    body: [
      paragraph(
        { name: changedBy },
        ' changed where ',
        { name: creatorName },
        ` is paid: from now on to an account ending in ${lastDigits}.`,
      ),
      paragraph(`Nothing is paid to it before ${writeMoment(heldUntil.toISOString())}.`),
    ],
    otherwise: [paragraph('If none of your team did this, answer this mail at once and change your passwords. Nothing has left yet.')],
    because: `You get this mail because you may see the payouts of ${plainName(creatorName)}.`,
  })
