import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

export const decisions = ['approved', 'rejected', 'changes-requested'] as const
export type Decision = (typeof decisions)[number]

type Props = {
  decision: Decision
  reason: string | null
  name: string
  creatorName: string
  productName: string
  version: string
  link: string
}

const texts: Readonly<Record<Decision, { outcome: string; body: string; action: string }>> = {
  approved: {
    outcome: 'is approved',
    body: 'was approved. Your customers get it once you publish it, now or whenever you choose.',
    action: 'Publish it',
  },
  rejected: {
    outcome: 'was rejected',
    body: 'was rejected. Replace its files and submit it again for a new review.',
    action: 'See the release',
  },
  'changes-requested': {
    outcome: 'was sent back',
    body: 'was sent back. Update it and submit it again for a new review.',
    action: 'See the release',
  },
}

/** What QA decided about a release, with the reason in QA's own words. */
export const decisionMail = ({ decision, reason, name, creatorName, productName, version, link }: Props): Promise<MailContent> => {
  const { outcome, body, action } = texts[decision]
  return writeEmail({
    kind: 'release-decision',
    subject: `${shortName(productName)} ${version} ${outcome}`,
    title: `${plainName(productName)} ${version} ${outcome}`,
    preview: reason ? plainName(reason) : `Publish it when you are ready.`,
    name,
    action: { label: action, link },
    body: [
      paragraph({ name: `${productName} ${version}` }, ` ${body}`),
      ...(reason ? [paragraph('What the reviewer wrote:'), ...reason.split(/\n+/).map((line) => paragraph({ name: line }))] : []),
    ],
    because: `You’re receiving this e-mail because you manage the releases of ${plainName(creatorName)}.`,
  })
}
