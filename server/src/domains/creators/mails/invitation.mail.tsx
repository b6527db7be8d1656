import { Email, type MailContent, Name, Paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'

type Props = { creatorName: string; invitedBy: string; roles: string[]; link: string }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const invitationMail = async ({ creatorName, invitedBy, roles, link }: Props): Promise<MailContent> => ({
  subject: `Join ${shortName(creatorName)} on Soundfair`,
  ...(await writeEmail(
    <Email
      title={`Join ${plainName(creatorName)}`}
      preview={`${plainName(invitedBy)} invites you to work together on Soundfair.`}
      name=""
      action={{ label: 'See the invitation', link }}
      otherwise={<Paragraph>If you do not know them, do nothing. Nobody joins without accepting.</Paragraph>}
      because={`You get this mail because ${plainName(invitedBy)} gave us this address.`}
    >
      <Paragraph>
        <Name>{invitedBy}</Name> invites you to the team of <Name>{creatorName}</Name> on Soundfair
        {roles.length > 0 && `, as ${list.format(roles)}`}.
      </Paragraph>
    </Email>,
  )),
})
