import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

export const applicationSteps = ['received', 'asked-back', 'approved', 'rejected', 'reopened'] as const
type Step = (typeof applicationSteps)[number]

type Props = { step: Step; name: string; creatorName: string; reason: string | null; publicUrl: string }

/** What is said around the name of the creator. */
type Around = readonly [before: string, after: string]

type Text = { outcome: string; body: Around; lead?: string; after: string; action: { label: string; path: string } }

const apply = '/become-a-creator/apply'

const texts: Readonly<Record<Step, Text>> = {
  received: {
    outcome: 'application received',
    body: ['Your application for ', ' has reached us. A person will read it, usually within three working days.'],
    after: 'You don’t need to do anything until then. You can view it, or withdraw it to make changes.',
    action: { label: 'See your application', path: apply },
  },
  'asked-back': {
    outcome: 'we have a question',
    body: ['Your application for ', ' has not been decided yet. We’d like to know more first.'],
    lead: 'Our questions:',
    after: 'Update your application and send it again, and we’ll take another look.',
    action: { label: 'Answer', path: apply },
  },
  approved: {
    outcome: 'welcome to Soundfair',
    body: ['', ' is now a creator on Soundfair, and you are its Admin.'],
    after:
      'Your studio lists what’s left to do before you can sell: profile, business details, terms, payout account, first product and first release.',
    action: { label: 'Open your studio', path: '/creator' },
  },
  rejected: {
    outcome: 'your application',
    body: ['Your application for ', ' was not accepted.'],
    lead: 'Why:',
    after: 'Once this has changed, you’re welcome to apply again.',
    action: { label: 'See your application', path: apply },
  },
  reopened: {
    outcome: 'application reopened',
    body: ['Your application for ', ' is under review again: we have withdrawn our decision.'],
    after: 'You don’t need to do anything. We’ll let you know when we’ve decided.',
    action: { label: 'See your application', path: apply },
  },
}

/** The decision on an application, and what happens next. */
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
    body: [paragraph(body[0], { name: creatorName }, body[1]), ...written, paragraph(after)],
    because: 'You’re receiving this e-mail because you applied to sell on Soundfair.',
  })
}
