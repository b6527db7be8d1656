import { Email, Facts, type MailContent, Paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; reason: string; nextTryAt: Date; link: string }

export const paymentFailedMail = async ({ name, what, reason, nextTryAt, link }: Props): Promise<MailContent> => ({
  subject: 'Your subscription could not be renewed',
  ...(await writeEmail(
    <Email
      title="Your payment did not go through"
      preview="We try again. Another card helps."
      name={name}
      action={{ label: 'Change the card', link }}
      otherwise={
        <Paragraph>You need not do anything if the card is good again by then. If you do not want to go on, cancel it there.</Paragraph>
      }
      because="You get this mail because you have a subscription at Soundfair."
    >
      <Paragraph>We could not renew your subscription. Nothing was charged.</Paragraph>
      <Facts
        of={[
          ['Subscription', what],
          ['Reason', reason],
          ['Next try', writeMoment(nextTryAt.toISOString())],
        ]}
      />
    </Email>,
  )),
})
