import { Email, Facts, type MailContent, Paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; amount: string; at: Date; paidBy: string | null; link: string }

export const renewalSoonMail = async ({ name, what, amount, at, paidBy, link }: Props): Promise<MailContent> => ({
  subject: 'Your subscription renews soon',
  ...(await writeEmail(
    <Email
      title="Your subscription renews soon"
      preview={`${amount} on ${writeMoment(at.toISOString())}, unless you cancel.`}
      name={name}
      action={{ label: 'See or cancel it', link }}
      otherwise={
        <Paragraph>
          To go on you need not do anything. To end it choose “Cancel” there before that day: nothing is charged, and it works until then.
        </Paragraph>
      }
      because="You get this mail because you have a yearly subscription at Soundfair."
    >
      <Paragraph>A year is nearly over, so here is what comes next. Nothing has been charged yet.</Paragraph>
      <Facts
        of={[
          ['Subscription', what],
          ['Amount', amount],
          ['Date', writeMoment(at.toISOString())],
          ['Paid by', paidBy ?? 'No card is kept. Add one before that day to go on.'],
        ]}
      />
    </Email>,
  )),
})
