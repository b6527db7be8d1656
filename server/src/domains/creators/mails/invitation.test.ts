import { expect, test } from 'vitest'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { invitationMail } from './invitation.mail.ts'

const link = 'https://soundfair.example/invitation?code=a-b_c&for=crt_1'

test('an invitation says who invites, to what and as what', async () => {
  const mail = await invitationMail({ creatorName: 'Northlight Audio', invitedBy: 'Riley Chen', roles: ['Marketing', 'Financial'], link })
  expect(mail.subject).toBe('Join Northlight Audio on Soundfair')
  expectEmail(mail, {
    links: [link],
    says: ['Riley Chen has invited you to join the team of Northlight Audio on Soundfair, as Marketing and Financial.'],
  })
})

test.each(oddTexts)('an invitation from and to %s keeps it as words', async (odd) => {
  const mail = await invitationMail({ creatorName: odd, invitedBy: odd, roles: [odd], link })
  expectEmail(mail, { links: [link], says: [`the team of ${odd} on Soundfair, as ${odd}.`] })
})
