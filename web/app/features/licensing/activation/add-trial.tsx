import { useLocation } from 'react-router'
import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { withReturn } from '#web/lib/session/return-path.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { fulfillWithTrial } from './request-routes.ts'

const SignInToAdd = ({ name }: { name: string }) => {
  const { pathname } = useLocation()
  return (
    <>
      <p>
        This trial is in no account. If you also started one of {name} by e-mail, open the link we e-mailed in this browser, or sign in: you
        can then add this trial to your account.
      </p>
      <ButtonLink size="small" to={withReturn('/sign-in', pathname)}>
        Sign in
      </ButtonLink>
    </>
  )
}

/** A trial started without an account is added to one. By a click: somebody else could have sent the link to this page. */
export const AddTrial = ({ request }: { request: ActivationRequest }) => {
  const user = useUser()
  const reread = useReread()
  const { name } = request.product
  const add = async (): Promise<void> => {
    await call(fulfillWithTrial, { params: { requestId: request.id } })
    toast({ kind: 'ok', text: 'This trial is in your account now' })
    await reread({ path: '/api/customer/' })
  }
  return (
    <section aria-label="Your account" className="grid justify-items-start gap-3 border-t border-line pt-5 text-14 text-ink-2">
      {!user && <SignInToAdd name={name} />}
      {user && !user.confirmedAccount && <p>Confirm your e-mail address to add this trial to your account.</p>}
      {user?.confirmedAccount && (
        <>
          <p>
            The trial on {request.device.name} is in no account. Add it to yours to see the days left. If you also started one of {name} by
            e-mail, the two become one: it ends when the first of them would have.
          </p>
          <Button size="small" kind="go" onPress={add} onFail={tellFailure} busyLabel="Adding" errorLabel="Not added">
            Add to my account
          </Button>
        </>
      )}
    </section>
  )
}
