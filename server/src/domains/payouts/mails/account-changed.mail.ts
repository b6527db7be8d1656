import { type MailContent, paragraph, plainName, shortName, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; creatorName: string; changedBy: string; lastDigits: string; heldUntil: Date; link: string }

/** Whoever did not change it has three days to say so. */
export const accountChangedMail = ({ name, creatorName, changedBy, lastDigits, heldUntil, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'payout-account-changed',
    subject: `The payout account for ${shortName(creatorName)} was changed`,
    title: 'Your payout account was changed',
    preview: `From now on, ${plainName(creatorName)} is paid to an account ending in ${lastDigits}.`,
    name,
    action: { label: 'See your payouts', link },
    body: [
      paragraph(
        { name: changedBy },
        ' changed the payout account for ',
        { name: creatorName },
        `. From now on, payouts go to an account ending in ${lastDigits}.`,
      ),
      paragraph(`Nothing will be paid to it before ${writeMoment(heldUntil.toISOString())}.`),
    ],
    otherwise: [
      paragraph('If nobody on your team did this, contact support right away and change your passwords. No money has been sent yet.'),
    ],
    because: `You’re receiving this e-mail because you have access to the payouts of ${plainName(creatorName)}.`,
  })
