import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { startOwnTrial } from '#contract/licensing/trials.ts'
import { getProductHolding } from '#contract/storefront/holdings.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { withReturn } from '#web/lib/session/return-path.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { DownloadUnread, ReadAgain } from './download-unread.tsx'
import { useOwnDownload } from './own-download.ts'
import { OtherDownloads, WayOn } from './trial-ways-on.tsx'
import type { Tried } from './tried.ts'
import { TryByEmail } from './try-by-email.tsx'
import { orWithdrawn } from './withdrawn.ts'
import { WithdrawnDialog } from './withdrawn-dialog.tsx'

type TryDialogProps = { tried: Tried; open: boolean; onClose: () => void }
type OfferProps = TryDialogProps & { title: string; description: ReactNode }

const WhatItIs = ({ variation }: Pick<Tried, 'variation'>) => {
  const currency = useCurrency()
  const price = (
    <Price amount={variation.price[currency]} currency={currency} per={periodOf(variation.recurrence)} className="font-semibold" />
  )
  return <>Everything works, and you won’t be charged. After the trial it costs {price}, if you keep it.</>
}

/** A trial for a signed-in user: one click starts it in the account, with the download. */
const TryInAccount = ({ tried, open, onClose, title, description }: OfferProps) => {
  const { name, href, creatorId, productId } = tried
  const { own, isReading, retry, isGone, label, download } = useOwnDownload(tried)
  const reread = useReread()
  const [endsAt, setEndsAt] = useState<string>()
  const start = async (): Promise<void> => {
    const begun = await call(startOwnTrial, { body: { creatorId, productId } }).catch(orWithdrawn(name))
    setEndsAt(begun.endsAt)
    await download()
  }
  const close = (): void => {
    onClose()
    if (endsAt) void reread(getProductHolding)
  }
  if (endsAt) {
    return (
      <Dialog
        open={open}
        onClose={close}
        size="small"
        title={own ? `${name} is on its way` : `Your trial of ${name} has started`}
        description="Open it in your host and sign in when it asks. Your days are counted in your account."
        actions={
          <>
            <ButtonLink size="small" to="/account/licenses?part=trials" onClick={close}>
              See my trials
            </ButtonLink>
            <WayOn href={href} onLeave={close} isDownloading={own !== undefined} />
          </>
        }
      >
        <div className="grid justify-items-start gap-2 text-14 text-ink-2">
          <p>
            Your trial ends on <Instant at={endsAt} />.
          </p>
          {own && <OtherDownloads href={href} onLeave={close} />}
        </div>
      </Dialog>
    )
  }
  if (isGone) return <WithdrawnDialog name={name} title={title} open={open} onClose={onClose} />
  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={title}
      description={description}
      actions={
        retry ? (
          <ReadAgain retry={retry} />
        ) : (
          <Button
            size="small"
            kind="go"
            onPress={start}
            state={isReading ? 'busy' : undefined}
            busyLabel={isReading ? 'One moment' : 'Starting'}
            onFail={tellFailure}
          >
            {label}
          </Button>
        )
      }
    >
      <div className="text-14 text-ink-2">
        {retry && <DownloadUnread />}
        <OtherDownloads href={href} onLeave={close} />
      </div>
    </Dialog>
  )
}

/** An account shows its trials only once its address is confirmed, so no trial starts before that: its days would pass unseen. */
const ConfirmFirst = ({ tried, open, onClose, title, description }: OfferProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title={title}
    description={description}
    actions={
      <ButtonLink size="small" kind="go" to="/account/settings" onClick={onClose}>
        Confirm your e-mail address
      </ButtonLink>
    }
  >
    <div className="grid justify-items-start gap-2 text-14 text-ink-2">
      <p>Confirm your e-mail address to start the trial. Your account then shows the days left.</p>
      {!tried.needsAccount && <OtherDownloads href={tried.href} onLeave={onClose} />}
    </div>
  </Dialog>
)

type SignInFirstProps = OfferProps & { signIn: string; signUp: string }

const SignInFirst = ({ open, onClose, title, description, signIn, signUp }: SignInFirstProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title={title}
    description={description}
    actions={
      <>
        <ButtonLink size="small" to={signUp} onClick={onClose}>
          Create an account
        </ButtonLink>
        <ButtonLink size="small" kind="go" to={signIn} onClick={onClose}>
          Sign in
        </ButtonLink>
      </>
    }
  >
    <p className="text-14 text-ink-2">This trial needs an account. It’s free, and no card is needed.</p>
  </Dialog>
)

/** What a trial is and what comes after it, with one button that starts it and its download. */
export const TryDialog = (props: TryDialogProps) => {
  const user = useUser()
  const { pathname } = useLocation()
  const { name, days, needsAccount, variation } = props.tried
  const offer: OfferProps = {
    ...props,
    title: `Try ${name} for ${days} ${days === 1 ? 'day' : 'days'}`,
    description: <WhatItIs variation={variation} />,
  }
  const signIn = withReturn('/sign-in', pathname)
  if (user) return user.confirmedAccount ? <TryInAccount {...offer} /> : <ConfirmFirst {...offer} />
  if (needsAccount) return <SignInFirst {...offer} signIn={signIn} signUp={withReturn('/sign-up', pathname)} />
  return <TryByEmail {...offer} signIn={signIn} />
}
