import { Email, Facts, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; what: string; reason: string; link: string }

export const subscriptionEndedMail = async ({ name, what, reason, link }: Props): Promise<MailContent> => ({
  subject: 'Your subscription has ended',
  ...(await writeEmail(
    <Email
      title="Your subscription has ended"
      preview="We tried four times. You can renew it whenever you like."
      name={name}
      action={{ label: 'Renew it', link }}
      otherwise={<Paragraph>Your projects stay as they are, and the price you had stays yours when you come back.</Paragraph>}
      because="You get this mail because you had a subscription at Soundfair."
    >
      <Paragraph>We could not renew your subscription for a week, so it has ended. Nothing more is charged.</Paragraph>
      <Facts
        of={[
          ['Subscription', what],
          ['Reason', reason],
        ]}
      />
    </Email>,
  )),
})
