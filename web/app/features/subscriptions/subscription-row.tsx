import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  cancelSubscription,
  listSubscriptions,
  renewSubscription,
  resumeSubscription,
  type Subscription,
} from '#contract/subscriptions/subscriptions.ts'
import { reloadPage } from '#web/chunks/router-reloads.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { pricePeriods } from '#web/lib/catalog/price-period.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ChangeCardDialog, type EnterCard } from './change-card-dialog.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { hrefOf, subscriptionState, thingOf } from './subscription-text.ts'

const NextPayment = ({ subscription }: { subscription: Subscription }) => {
  if (subscription.status === 'Active' && subscription.nextPaymentScheduledAt) {
    return (
      <>
        Next payment <Instant at={subscription.nextPaymentScheduledAt} />
        {subscription.paymentMethod && <> by {subscription.paymentMethod.replace(/^Card\b/, 'card')}</>}
      </>
    )
  }
  return (
    <>
      {new Date(subscription.expiresAt) > new Date(subscription.startedAt) && subscription.status !== 'Expired' ? 'Yours until ' : 'Ended '}
      <Instant at={subscription.endedAt ?? subscription.expiresAt} />
    </>
  )
}

const discountText = (left: number | null): string | undefined => {
  if (left === null) return 'reduced for good'
  if (left === 0) return undefined
  return left === 1 ? 'reduced for one more payment' : `reduced for ${left} more payments`
}

const About = ({ subscription }: { subscription: Subscription }) => {
  const thing = thingOf(subscription)
  const { label, tone } = subscriptionState(subscription)
  const { due } = subscription.total
  // "Monthly" next to "a month" would be a repetition.
  const isCycleName = subscription.variationName.trim().toLowerCase() === subscription.cycleLength.toLowerCase()
  const reduced = subscription.total.discount.amount > 0 ? discountText(subscription.discountedPaymentsLeft) : undefined
  return (
    <div className="min-w-0">
      <h3 className="text-20 wrap-anywhere">
        <Link to={hrefOf(subscription)} className="underline-offset-[0.2em] hover:underline">
          {thing.name}
        </Link>
      </h3>
      <p className="mt-1 text-14 text-ink-2">
        {thing.creatorName} · {!isCycleName && <>{subscription.variationName} · </>}
        <span className="whitespace-nowrap">
          <Price amount={due.amount} currency={due.currency} exact className="font-normal text-ink" /> a{' '}
          {pricePeriods[subscription.cycleLength]}
        </span>
      </p>
      <p className="text-14 text-ink-2">
        <NextPayment subscription={subscription} />
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Chip tone={tone}>{label}</Chip>
        {subscription.isPaying && <Chip>Payment in progress</Chip>}
        {reduced && <Chip tone="accent">{reduced}</Chip>}
      </p>
    </div>
  )
}

/** Whether the document was loaded at an address with `card` in it, and not navigated to from another page, such as signing in. */
const isOwnDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).searchParams.has('card')
}

/**
 * Whether the card of this subscription is being changed, according to the address. The page is then loaded as a document of its own,
 * because only such a document's policy allows the payment provider's form.
 */
const useCardChange = ({ id }: Subscription) => {
  const [query, setQuery] = useSearchParams()
  const link = useRef<HTMLAnchorElement>(null)
  const isAsked = query.get('card') === id
  const [isOpen, setOpen] = useState(false)
  // A closed dialog returns the focus to the element that had it: the link that led here, also in the new document.
  useEffect(() => {
    if (!isAsked) return setOpen(false)
    if (!isOwnDocument()) return reloadPage()
    void preloadDialog().then(() => {
      link.current?.focus()
      setOpen(true)
    })
  }, [isAsked])
  const close = (): void => {
    const { card: _card, ...others } = Object.fromEntries(query)
    setQuery(others, { replace: true, preventScrollReset: true })
  }
  return { link, to: `?part=subscriptions&card=${id}`, isOpen, close }
}

/** A subscription, and all actions on it. */
export const SubscriptionRow = ({ subscription, EnterCard }: { subscription: Subscription; EnterCard: EnterCard }) => {
  const [asksToCancel, setAsksToCancel] = useState(false)
  const card = useCardChange(subscription)
  const reread = useReread()
  const name = thingOf(subscription).name
  const params = { subscriptionId: subscription.id }
  const reload = () => reread(listSubscriptions)

  const cancel = async (): Promise<void> => {
    await call(cancelSubscription, { params })
    await reload()
    toast({ kind: 'ok', text: `${name} won’t be charged again`, action: { label: 'Undo', run: resume } })
  }
  const resume = async (): Promise<void> => {
    await call(resumeSubscription, { params })
    await reload()
  }
  const renew = async (): Promise<void> => {
    const { location } = await call(renewSubscription, { params, query: { redirect: 'false', return: window.location.href } })
    const { pathname, search } = new URL(location)
    window.location.assign(`${pathname}${search}`)
  }
  const isOver = subscription.status === 'Expired' || (subscription.status === 'Cancelled' && !subscription.resumable)
  const canRenew = isOver || (subscription.status === 'Active' && subscription.problem !== null)
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[88px_minmax(0,1fr)] md:grid-cols-[88px_minmax(0,1fr)_auto] md:gap-x-6">
      <Cover src={thingOf(subscription).iconUrl} alt="" width={176} sizes="88px" />
      <About subscription={subscription} />
      {subscription.problem && (
        <Notice kind="bad" title="The last payment didn’t go through" className="col-span-2 md:col-start-2 md:row-start-2">
          {subscription.problem.words}{' '}
          {subscription.nextPaymentScheduledAt ? (
            <>
              We’ll try again on <Instant at={subscription.nextPaymentScheduledAt} />. Change the card before then, or pay now.
            </>
          ) : (
            'Change the card, or pay now.'
          )}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-2.5 max-md:col-span-2 md:col-start-3 md:row-start-1">
        {canRenew && (
          <Button size="small" kind="go" onPress={renew} onFail={tellFailure} aria-label={`${isOver ? 'Renew' : 'Pay now for'} ${name}`}>
            {isOver ? 'Renew' : 'Pay now'}
          </Button>
        )}
        {subscription.resumable && (
          <Button size="small" kind="go" onPress={resume} onFail={tellFailure} aria-label={`Resume ${name}`}>
            Resume
          </Button>
        )}
        {subscription.status === 'Active' && (
          <ButtonLink
            ref={card.link}
            size="small"
            kind={canRenew ? 'quiet' : 'plain'}
            to={card.to}
            reloadDocument
            aria-label={`Change card for ${name}`}
          >
            Change card
          </ButtonLink>
        )}
        {subscription.cancellable && (
          <Button size="small" kind="quiet" onPress={() => setAsksToCancel(true)} aria-label={`Cancel ${name}`}>
            Cancel
          </Button>
        )}
      </div>
      <PaymentHistory subscriptionId={subscription.id} className="col-span-2 md:col-start-2" />
      <ConfirmDialog
        open={asksToCancel}
        onClose={() => setAsksToCancel(false)}
        title={`Cancel ${name}?`}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        onConfirm={cancel}
        onFail={tellFailure}
      >
        You won’t be charged again. It stays yours until <Instant at={subscription.expiresAt} />, and you can change your mind until then.
      </ConfirmDialog>
      <ChangeCardDialog
        open={card.isOpen && subscription.status === 'Active'}
        subscription={subscription}
        EnterCard={EnterCard}
        onClose={card.close}
        onChanged={reload}
      />
    </li>
  )
}
