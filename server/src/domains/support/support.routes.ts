import { contactSupport as contactRoute } from '#contract/support/support.ts'
import { implement } from '#platform/http/implement.ts'
import { contactSupport } from './contact-support.ts'

export const supportRoutes = ({ supportEmail }: { supportEmail: string }) => [
  implement(contactRoute, async ({ tx, body, now }) => {
    await contactSupport(tx, body, supportEmail, now)
    return { status: 202, body: { status: 'received' } }
  }),
]
