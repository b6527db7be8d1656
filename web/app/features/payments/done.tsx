import Download from 'lucide-react/icons/download'
import type { Payment } from '#contract/payments/checkout.ts'
import { useIsWorkshop } from '#web/lib/pages/use-is-workshop.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { StepHeading } from './step-heading.tsx'

type Completed = NonNullable<Payment['completed']>
type Bought = Completed['licenses'][number]

/** Several of one product stand in one row: they have one download. */
const byProduct = (licenses: readonly Bought[]): [Bought, ...Bought[]][] =>
  [...new Set(licenses.map(({ downloadUrl }) => downloadUrl))].map(
    (url) => licenses.filter(({ downloadUrl }) => downloadUrl === url) as [Bought, ...Bought[]],
  )

/** Links leave the frame: what was bought belongs to the whole window. */
const BoughtRow = ({ license, count }: { license: Bought; count: number }) => (
  <li className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-4 border-b border-line py-3.5 sm:grid-cols-[56px_minmax(0,1fr)_auto]">
    <Cover src={license.iconUrl} alt="" width={600} sizes="56px" />
    <div className="min-w-0">
      <h2 className="text-16 tracking-normal wrap-break-word">{license.name}</h2>
      {count === 1 ? (
        <p className="figures text-12 break-all text-ink-3">{license.id}</p>
      ) : (
        <p className="text-14 text-ink-2">{count} licenses</p>
      )}
    </div>
    <a href={license.downloadUrl} target="_top" className={`${buttonLook({ size: 'small' })} max-sm:col-start-2 max-sm:justify-self-start`}>
      <Download size={16} aria-hidden="true" /> Download<span className="sr-only"> {license.name}</span>
    </a>
  </li>
)

const AccountNote = ({ email }: { email: string }) => (
  <Notice title="Find this again in your account">
    These licenses are in the account of {email}. If you have no password for it yet, the e-mail we sent has a link to set one.
    {useIsWorkshop() && (
      <>
        {' '}
        <a href="/dev/mail" target="_top" className="link">
          Open the mailbox of this shop
        </a>
      </>
    )}
  </Notice>
)

/** The order is done: what was bought, where it is, and the way back. */
export const Done = ({ completed, onLeave }: { completed: Completed | null; onLeave: () => unknown }) => (
  <div className="grid gap-6 py-8">
    <div className="grid gap-2">
      <StepHeading>{completed ? 'Thank you, it is yours' : 'This order is paid'}</StepHeading>
      <p className="text-ink-2">
        {completed ? (
          <>
            Order <span className="figures">{completed.orderNumber}</span>. The receipt is on its way to {completed.email}.
          </>
        ) : (
          'Receipt and licenses went to the e-mail address of the buyer.'
        )}
      </p>
    </div>
    {completed && completed.licenses.length > 0 && (
      <ul aria-label="Your licenses" className="border-t border-line">
        {byProduct(completed.licenses).map(([license, ...more]) => (
          <BoughtRow key={license.id} license={license} count={more.length + 1} />
        ))}
      </ul>
    )}
    {completed?.accountNeedsConfirmation && <AccountNote email={completed.email} />}
    <div className="flex flex-wrap gap-2.5">
      <Button kind="go" onPress={onLeave}>
        Back to the shop
      </Button>
      <a href="/account/licenses" target="_top" className={buttonLook({})}>
        See my licenses
      </a>
    </div>
  </div>
)
