import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

type Props = { creatorName: string; invitedBy: string; roles: string[]; link: string }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const invitationMail = ({ creatorName, invitedBy, roles, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'invitation',
    subject: `Join ${shortName(creatorName)} on Soundfair`,
    title: `Join ${plainName(creatorName)}`,
    preview: `${plainName(invitedBy)} has invited you to work together on Soundfair.`,
    name: '',
    action: { label: 'See the invitation', link },
    body: [
      paragraph(
        { name: invitedBy },
        ' has invited you to join the team of ',
        { name: creatorName },
        ' on Soundfair',
        roles.length > 0 ? `, as ${list.format(roles)}.` : '.',
      ),
    ],
    otherwise: [paragraph('If you don’t know them, ignore this e-mail. Nobody joins without accepting.')],
    because: `You’re receiving this e-mail because ${plainName(invitedBy)} gave us this address.`,
  })
