import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

export const applicationSteps = ['received', 'asked-back', 'approved', 'rejected', 'reopened'] as const
type Step = (typeof applicationSteps)[number]

type Props = { step: Step; name: string; creatorName: string; reason: string | null; publicUrl: string }

type Text = { outcome: string; body: string; lead?: string; after: string; action: { label: string; path: string } }

const apply = '/become-a-creator/apply'

const texts: Readonly<Record<Step, Text>> = {
  received: {
    outcome: 'we have your application',
    body: 'is with us. A person reads it, usually within three working days.',
    after: 'You need not do anything until then. You can look at it, or take it back to change it.',
    action: { label: 'See your application', path: apply },
  },
  'asked-back': {
    outcome: 'we have a question',
    body: 'is not decided yet. We would like to know more first.',
    lead: 'What we ask:',
    after: 'Change your application and send it again; we then read it again.',
    action: { label: 'Answer', path: apply },
  },
  approved: {
    outcome: 'welcome to Soundfair',
    body: 'is a creator on Soundfair now, and you are its Admin.',
    after:
      'Your studio has a list of what is left to do before you can sell: profile, terms, payout account, first product and first release.',
    action: { label: 'Open your studio', path: '/creator' },
  },
  rejected: {
    outcome: 'your application',
    body: 'was not accepted.',
    lead: 'Why:',
    after: 'When this has changed you are welcome to apply again.',
    action: { label: 'See your application', path: apply },
  },
  reopened: {
    outcome: 'we look at it again',
    body: 'is with us again: we have taken our answer back.',
    after: 'You need not do anything. We write to you when it is decided.',
    action: { label: 'See your application', path: apply },
  },
}

/** What became of an application, and what happens next. */
export const applicationMail = ({ step, name, creatorName, reason, publicUrl }: Props): Promise<MailContent> => {
  const { outcome, body, lead, after, action } = texts[step]
  const written = reason ? [paragraph(lead ?? ''), ...reason.split(/\n+/).map((line) => paragraph({ name: line }))] : []
  return writeEmail({
    kind: 'application',
    subject: `${shortName(creatorName)}: ${outcome}`,
    title: `${plainName(creatorName)}: ${outcome}`,
    preview: reason ? plainName(reason) : after,
    name,
    action: { label: action.label, link: `${publicUrl}${action.path}` },
    body: [paragraph({ name: creatorName }, ` ${body}`), ...written, paragraph(after)],
    because: 'You get this mail because you applied to sell on Soundfair.',
  })
}
