import { useState } from 'react'
import type { AnswerOf } from '#contract/core/route.ts'
import type { getPreferences } from '#contract/email/communications.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import type { Failure } from '#web/ui/forms/use-submit.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { confirmSubscription, setPreferences, unsubscribe } from './communication-routes.ts'

type MailWishesProps = { preferences: AnswerOf<typeof getPreferences>; token: string }

const useMailWishes = ({ preferences, token }: MailWishesProps) => {
  const query = { email: preferences.email, token }
  const [wishes, setWishes] = useState({ newsletter: preferences.newsletter, productUpdates: preferences.productUpdates })
  const [isConfirmed, setConfirmed] = useState(preferences.confirmed)
  const [failure, setFailure] = useState<Failure>()
  const tellFailure = (error: unknown): void => setFailure(failureMessage(error))

  const save = useSubmit(async () => {
    setFailure(undefined)
    await call(setPreferences, { query, body: wishes })
  }, failureMessage)
  const end = async (): Promise<void> => {
    setFailure(undefined)
    await call(unsubscribe, { query })
    setWishes({ newsletter: false, productUpdates: false })
  }
  const confirm = async (): Promise<false> => {
    setFailure(undefined)
    await call(confirmSubscription, { query })
    setConfirmed(true)
    return false
  }
  return { wishes, setWishes, isConfirmed, save, end, confirm, failure: failure ?? save.failure, tellFailure }
}

/** What an address is subscribed to, changed with the link of any email: unsubscribing needs no sign-in. */
export const MailWishes = (props: MailWishesProps) => {
  const { wishes, setWishes, isConfirmed, save, end, confirm, failure, tellFailure } = useMailWishes(props)
  return (
    <div className="grid max-w-140 gap-6">
      <FailureNotice failure={failure} />
      {!isConfirmed && (
        <Notice
          kind="info"
          title="Not confirmed yet"
          action={
            <Button kind="go" size="small" onPress={confirm} onFail={tellFailure}>
              Confirm
            </Button>
          }
        >
          Nothing is sent until you confirm that you want it.
        </Notice>
      )}
      <form noValidate method="post" onSubmit={save.submit} className="grid gap-4">
        <Checkbox
          label="Newsletter"
          hint="New sounds and the people who make them, about once a month."
          checked={wishes.newsletter}
          onChange={(event) => setWishes({ ...wishes, newsletter: event.target.checked })}
        />
        <Checkbox
          label="Product updates"
          hint="An e-mail when something you own has a new release."
          checked={wishes.productUpdates}
          onChange={(event) => setWishes({ ...wishes, productUpdates: event.target.checked })}
        />
        <div className="mt-2 flex flex-wrap gap-3">
          <SubmitButton
            state={save.state}
            kind={isConfirmed ? 'go' : 'plain'}
            busyLabel="Saving"
            successLabel="Saved"
            errorLabel="Not saved"
          >
            Save
          </SubmitButton>
          <Button onPress={end} onFail={tellFailure} successLabel="Unsubscribed">
            Unsubscribe from all
          </Button>
        </div>
      </form>
    </div>
  )
}
