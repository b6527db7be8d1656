import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/core/route.ts'
import type { getSecurity } from '#contract/identity/account.ts'
import type { User } from '#contract/identity/user.ts'
import { Chip } from '#web/ui/chip.tsx'

type Security = AnswerOf<typeof getSecurity>

const count = (products: number): string => (products === 1 ? '1 product' : `${products} products`)

/** The areas of the account, each with its state and a link. */
export const OverviewRows = ({ user, security }: { user: User; security: Security }) => {
  const isOn = security.twoFactor.since !== null
  return (
    <ul className="border-t border-ink">
      <OverviewRow
        to="/account/licenses"
        title="Licenses"
        text="What you own, with its seats, devices and downloads."
        state={<span className="figures text-14 text-ink-2">{count(user.ownedProducts.length)}</span>}
      />
      <OverviewRow
        to="/account/settings"
        title="Settings"
        text="Name, address, e-mail and what we may send you."
        state={security.pendingEmail && <Chip tone="warn">New address not confirmed</Chip>}
      />
      <OverviewRow
        to="/account/settings#two-factor"
        title="Security"
        text={isOn ? 'Password and a code from your phone.' : 'Password only. A second factor keeps others out.'}
        state={<Chip tone={isOn ? 'ok' : 'warn'}>Two-factor {isOn ? 'on' : 'off'}</Chip>}
      />
      <OverviewRow to="/account/settings#sessions" title="Sessions" text="Where you’re signed in, and how to sign out." />
    </ul>
  )
}

type OverviewRowProps = { to: string; title: string; text: string; state?: ReactNode }

const OverviewRow = ({ to, title, text, state }: OverviewRowProps) => (
  <li className="border-b border-line">
    <Link to={to} className="group flex flex-wrap items-center gap-x-6 gap-y-2 py-5 focus-visible:-outline-offset-2">
      <span className="grid min-w-0 grow basis-56 gap-0.5">
        <b className="text-20 underline-offset-[0.2em] group-hover:underline">{title}</b>
        <span className="text-14 text-ink-2">{text}</span>
      </span>
      {state}
      <ArrowRight size={18} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden" />
    </Link>
  </li>
)
