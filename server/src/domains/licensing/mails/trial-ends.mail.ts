import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; product: string; endsAt: Date; price: string | null; link: string }

/** The one mail about a trial. */
export const trialEndsMail = ({ name, product, endsAt, price, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'trial-ends',
    subject: 'Your trial ends soon',
    title: 'Your trial ends soon',
    preview: `It ends on ${writeMoment(endsAt.toISOString())}. You won’t be charged.`,
    name,
    action: { label: 'Buy it', link },
    body: [
      paragraph('Your trial of ', { name: product }, ' ends soon. You won’t be charged, and your projects stay as they are.'),
      facts([
        ['Product', product],
        ['Ends', writeMoment(endsAt.toISOString())],
        ...(price === null ? [] : ([['Price then', price]] as [string, string][])),
      ]),
    ],
    because: 'You’re receiving this e-mail because you started a trial on Soundfair. We won’t send another one about this trial.',
  })
