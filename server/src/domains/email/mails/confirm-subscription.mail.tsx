import { Email } from '../layout/email.ts'
import { Name, Paragraph } from '../layout/email-parts.tsx'
import { plainName, shortName } from '../layout/plain-name.ts'
import { type MailContent, writeEmail } from '../layout/write-email.ts'

export const confirmSubscriptionMail = async ({ from, link }: { from: string; link: string }): Promise<MailContent> => ({
  subject: `Confirm news from ${shortName(from)}`,
  ...(await writeEmail(
    <Email
      title={`News from ${plainName(from)}`}
      preview="One click, and the news comes to this address."
      action={{ label: 'Confirm subscription', link }}
      otherwise={<Paragraph>If you did not ask for this, do nothing. Without your confirmation nothing will be sent.</Paragraph>}
      because={`You get this mail because someone asked for news from ${plainName(from)} at this address.`}
    >
      <Paragraph>
        Please confirm that you want news from <Name>{from}</Name> by e-mail. You can stop it at any time with the link in every mail.
      </Paragraph>
    </Email>,
  )),
})
