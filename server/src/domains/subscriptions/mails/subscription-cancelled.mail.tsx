import { Email, Facts, type MailContent, Paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; until: Date; link: string }

export const subscriptionCancelledMail = async ({ name, what, until, link }: Props): Promise<MailContent> => ({
  subject: 'Your subscription is cancelled',
  ...(await writeEmail(
    <Email
      title="Your subscription is cancelled"
      preview="Nothing more is charged. It works until the end of what is paid."
      name={name}
      action={{ label: 'See your subscriptions', link }}
      otherwise={<Paragraph>Changed your mind? Until then you can take it up again there.</Paragraph>}
      because="You get this mail because you cancelled a subscription at Soundfair."
    >
      <Paragraph>Nothing more is charged. Everything works until the end of what you have paid for.</Paragraph>
      <Facts
        of={[
          ['Subscription', what],
          ['Works until', writeMoment(until.toISOString())],
        ]}
      />
    </Email>,
  )),
})
