import type { ReactNode } from 'react'
import type { Payment } from '#contract/payments/checkout.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type ButtonKind, buttonLook } from '#web/ui/buttons/button-look.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { StepHeading } from './step-heading.tsx'

export type Completed = NonNullable<Payment['completed']>
type Bought = Completed['licenses'][number]

/** What other features add to the last page: the files of a license, and the password of a guest. */
export type DoneParts = {
  downloads: (license: Bought, orderId: string, kind: ButtonKind) => ReactNode
  password: (completed: Completed, kind: ButtonKind) => ReactNode
}

/** Licenses of one product share a row, because they have the same download. */
const byProduct = (licenses: readonly Bought[]): [Bought, ...Bought[]][] =>
  [...new Set(licenses.map(({ downloadUrl }) => downloadUrl))].map(
    (url) => licenses.filter(({ downloadUrl }) => downloadUrl === url) as [Bought, ...Bought[]],
  )

const BoughtRow = ({ license, count, children }: { license: Bought; count: number; children: ReactNode }) => (
  <li className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 border-b border-line py-3.5 sm:grid-cols-[56px_minmax(0,1fr)_auto]">
    <Cover src={license.iconUrl} alt="" width={600} sizes="56px" />
    <div className="min-w-0">
      <h2 className="text-16 tracking-normal wrap-break-word">
        {license.name} {license.version && <span className="figures ml-1 text-14 font-normal text-ink-2">{license.version}</span>}
      </h2>
      {/* Not the license id: it would look like a serial number to enter somewhere, and there is none. */}
      <p className="text-14 text-ink-2">{count === 1 ? '1 license' : `${count} licenses`}</p>
    </div>
    <div className="max-sm:col-start-2 max-sm:justify-self-start">
      {children ?? <p className="text-14 text-ink-2">Nothing to download yet</p>}
    </div>
  </li>
)

/** Where the page around the frame goes, at the origin this shop was opened at. */
const hereOf = (address: string): string => {
  const { pathname, search, hash } = new URL(address)
  return `${pathname}${search}${hash}`
}

type DoneProps = DoneParts & { completed: Completed | null; onLeave: () => unknown }

/** The order is completed: what was bought, its files, the account, and the way back. */
export const Done = ({ completed, downloads, password, onLeave }: DoneProps) => {
  const isGuest = useUser() === null
  // The main action: the first download; without one, the password; without that, the way back.
  const first = completed?.licenses.find(({ downloads: files }) => files.length > 0)?.downloadUrl
  const passwordKind = first === undefined ? 'go' : 'plain'
  const backKind = first === undefined && !(completed && isGuest) ? 'go' : 'plain'
  return (
    <div className="grid gap-6 py-8">
      <div className="grid gap-2">
        <StepHeading>{completed ? 'Thank you, it’s yours' : 'This order is paid'}</StepHeading>
        <p className="text-ink-2">
          {completed ? (
            <>
              Order <span className="figures">{completed.orderNumber}</span>. The receipt goes to{' '}
              <span className="wrap-anywhere">{completed.email}</span>.{' '}
              <a href={hereOf(completed.problemUrl)} target="_top" className="link">
                Problem with this order?
              </a>
            </>
          ) : (
            'The receipt and licenses were sent to the buyer’s e-mail address.'
          )}
        </p>
      </div>
      {completed && completed.licenses.length > 0 && (
        <ul aria-label="Your licenses" className="border-t border-line">
          {byProduct(completed.licenses).map(([license, ...more]) => (
            <BoughtRow key={license.id} license={license} count={more.length + 1}>
              {license.downloads.length > 0 ? downloads(license, completed.order.id, license.downloadUrl === first ? 'go' : 'plain') : null}
            </BoughtRow>
          ))}
        </ul>
      )}
      {completed && isGuest && password(completed, passwordKind)}
      <div className="flex flex-wrap gap-2.5">
        <Button kind={backKind} onPress={onLeave}>
          Back to the shop
        </Button>
        {!isGuest && (
          <a href="/account/licenses" target="_top" className={buttonLook({})}>
            See my licenses
          </a>
        )}
      </div>
    </div>
  )
}
