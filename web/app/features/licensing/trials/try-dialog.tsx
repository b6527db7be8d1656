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
const useOwnDownload = ({ creatorId, productId }: Tried): Download | undefined => {
  const { data } = useRead(read(listReleases, { params: { creatorId, productId } }))
  return data && choosePlatform(data.releases[0]?.downloads ?? [], ownPlatform())
}

const whatNext = (hasAccount: boolean): string =>
  hasAccount
    ? 'Open it in your host and sign in when it asks. Your days are counted in your account.'
    : 'Open it in your host and choose “Try it” when it asks. Your days begin then, on that device.'

/** What a trial is and what comes after it, and the one press that starts it and its download. */
export const TryDialog = ({ tried, open, onClose }: TryDialogProps) => {
  const user = useUser()
  const { pathname } = useLocation()
  const own = useOwnDownload(tried)
  const reread = useReread()
  const [endsAt, setEndsAt] = useState<string>()
  const [isStarted, setStarted] = useState(false)
  const { name, days, href, variation } = tried
  const signIn = withReturn('/sign-in', pathname)

  const start = async (): Promise<void> => {
    if (user) {
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

  const startLabel = own
    ? `${user ? 'Start and download' : 'Download'}${own.platform === 'Universal' ? '' : ` for ${platformNames[own.platform]}`}`
    : 'Start'
  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={isStarted ? `${name} is on its way` : `Try ${name} for ${days} ${days === 1 ? 'day' : 'days'}`}
      description={
        isStarted ? (
          whatNext(user !== null)
        ) : (
          <>
            Everything works, and you won’t be charged. After that it costs <PriceThen variation={variation} />, if you keep it.
          </>
        )
      }
      actions={
        isStarted ? (
          <>
            {user && (
              <ButtonLink size="small" to="/account/licenses?part=trials" onClick={close}>
                See my trials
              </ButtonLink>
            )}
            <Button size="small" kind="go" onPress={close}>
              Close
            </Button>
          </>
        ) : !user && tried.needsAccount ? (
          <ButtonLink size="small" kind="go" to={signIn} onClick={onClose}>
            Sign in to try it
          </ButtonLink>
        ) : own || user ? (
          <Button size="small" kind="go" onPress={start} onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}>
            {startLabel}
          </Button>
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
        {!isStarted && !user && !tried.needsAccount && (
          <p>
            <Link to={signIn} className="link" onClick={onClose}>
              Sign in first
            </Link>{' '}
            to see the days left in your account, and to get an e-mail before it ends.
          </p>
        )}
        <p>
          <Link to={`${href}/download`} className="link" onClick={onClose}>
            Other systems and versions
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
