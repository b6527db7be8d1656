import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { startOwnTrial } from '#contract/licensing/trials.ts'
import { choosePlatform } from '#contract/releases/platforms.ts'
import { type Download, listReleases } from '#contract/releases/releases.ts'
import { getProductHolding } from '#contract/storefront/holdings.ts'
import { call } from '#web/lib/api/call.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { ownPlatform, platformNames } from '#web/lib/catalog/platform-label.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { startDownload } from '#web/lib/files/start-download.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { withReturn } from '#web/lib/session/return-path.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import type { Tried } from './tried.ts'

type TryDialogProps = { tried: Tried; open: boolean; onClose: () => void }

const PriceThen = ({ variation }: Pick<Tried, 'variation'>) => {
  const currency = useCurrency()
  return <Price amount={variation.price[currency]} currency={currency} per={periodOf(variation.recurrence)} className="font-semibold" />
}

/** The file for this system; where nothing fits, the page with all of them says so. */
const useOwnDownload = ({ creatorId, productId }: Tried): { own: Download | undefined; isReading: boolean } => {
  const { data, isPending } = useRead(read(listReleases, { params: { creatorId, productId } }))
  return { own: data && choosePlatform(data.releases[0]?.downloads ?? [], ownPlatform()), isReading: isPending }
}

const whatNext = (hasAccount: boolean): string =>
  hasAccount
    ? 'Open it in your host and sign in when it asks. Your days are counted in your account.'
    : 'Open it in your host and choose “Try it” when it asks. Your days begin then, on that device.'

type AccountLineProps = { tried: Tried; isUnconfirmed: boolean; signIn: string; onLeave: () => void }

/** What an account would be good for, where it works without one; and why it does not, where it needs one. */
const AccountLine = ({ tried, isUnconfirmed, signIn, onLeave }: AccountLineProps) => {
  if (isUnconfirmed) {
    const why = tried.needsAccount ? 'to start this trial' : 'to see the days left in your account, and to get an e-mail before it ends'
    return (
      <p>
        <Link to="/account/settings" className="link" onClick={onLeave}>
          Confirm your e-mail address
        </Link>{' '}
        {why}.
      </p>
    )
  }
  if (tried.needsAccount) return <p>This trial needs an account. It is free, and no card is asked for.</p>
  return (
    <p>
      <Link to={signIn} className="link" onClick={onLeave}>
        Sign in first
      </Link>{' '}
      to see the days left in your account, and to get an e-mail before it ends.
    </p>
  )
}

type StartProps = { own: Download | undefined; isReading: boolean; hasAccount: boolean; onStart: () => Promise<void> }

const StartButton = ({ own, isReading, hasAccount, onStart }: StartProps) => (
  <Button
    size="small"
    kind="go"
    onPress={onStart}
    // Before it is known which file it is, a press would start the days and no download.
    state={isReading ? 'busy' : undefined}
    busyLabel={isReading ? 'One moment' : 'Starting'}
    onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}
  >
    {own
      ? `${hasAccount ? 'Start and download' : 'Download'}${own.platform === 'Universal' ? '' : ` for ${platformNames[own.platform]}`}`
      : 'Start'}
  </Button>
)

/** What a trial is and what comes after it, and the one press that starts it and its download. */
export const TryDialog = ({ tried, open, onClose }: TryDialogProps) => {
  const user = useUser()
  // What an account has shows once its address is confirmed: days that nobody sees are not begun.
  const hasAccount = user?.confirmedAccount ?? false
  const { pathname } = useLocation()
  const { own, isReading } = useOwnDownload(tried)
  const reread = useReread()
  const [endsAt, setEndsAt] = useState<string>()
  const [isStarted, setStarted] = useState(false)
  const { name, days, href, variation } = tried
  const signIn = withReturn('/sign-in', pathname)

  const start = async (): Promise<void> => {
    if (hasAccount) {
      const begun = await call(startOwnTrial, { body: { creatorId: tried.creatorId, productId: tried.productId } })
      setEndsAt(begun.endsAt)
    }
    if (own) await startDownload(own.key)
    setStarted(true)
  }
  const close = (): void => {
    onClose()
    if (endsAt) void reread(getProductHolding)
  }

  const begunTitle = own ? `${name} is on its way` : `Your trial of ${name} has started`
  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={isStarted ? begunTitle : `Try ${name} for ${days} ${days === 1 ? 'day' : 'days'}`}
      description={
        isStarted ? (
          whatNext(hasAccount)
        ) : (
          <>
            Everything works, and you won’t be charged. After that it costs <PriceThen variation={variation} />, if you keep it.
          </>
        )
      }
      actions={
        isStarted ? (
          <>
            {hasAccount && (
              <ButtonLink size="small" to="/account/licenses?part=trials" onClick={close}>
                See my trials
              </ButtonLink>
            )}
            {own ? (
              <Button size="small" kind="go" onPress={close}>
                Close
              </Button>
            ) : (
              <ButtonLink size="small" kind="go" to={`${href}/download`} onClick={close}>
                Choose a download
              </ButtonLink>
            )}
          </>
        ) : !hasAccount && tried.needsAccount ? (
          !user && (
            <>
              <ButtonLink size="small" to={withReturn('/sign-up', pathname)} onClick={onClose}>
                Create an account
              </ButtonLink>
              <ButtonLink size="small" kind="go" to={signIn} onClick={onClose}>
                Sign in
              </ButtonLink>
            </>
          )
        ) : own || hasAccount || isReading ? (
          <StartButton own={own} isReading={isReading} hasAccount={hasAccount} onStart={start} />
        ) : (
          <ButtonLink size="small" kind="go" to={`${href}/download`} onClick={onClose}>
            Choose a download
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-2 text-14 text-ink-2">
        {endsAt && (
          <p>
            Your trial ends on <Instant at={endsAt} />.
          </p>
        )}
        {!isStarted && !hasAccount && <AccountLine tried={tried} isUnconfirmed={user !== null} signIn={signIn} onLeave={onClose} />}
        {(own || !isStarted) && !(tried.needsAccount && !hasAccount) && (
          <p>
            <Link to={`${href}/download`} className="link" onClick={onClose}>
              Other systems and versions
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  )
}
