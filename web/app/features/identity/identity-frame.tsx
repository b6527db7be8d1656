import type { ReactNode } from 'react'

type IdentityFrameProps = {
  /** Above the title: a creator's logo. */
  emblem?: ReactNode
  title: string
  lead?: ReactNode
  children: ReactNode
  aside?: ReactNode
}

/** One task in the reading column, and next to it the reasons for an account. */
export const IdentityFrame = ({ emblem, title, lead, children, aside }: IdentityFrameProps) => (
  <div className="grid gap-x-6 gap-y-14 pt-10 sm:pt-16 lg:grid-cols-12">
    <div className="min-w-0 lg:col-span-5">
      {emblem}
      <h1 className="text-40">{title}</h1>
      {lead && <p className="mt-3 max-w-[31em] wrap-break-word text-ink-2">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
    {aside && <aside className="min-w-0 lg:col-span-4 lg:col-start-9 lg:pt-2">{aside}</aside>}
  </div>
)

type AsideFact = { term: string; detail: string }

/** The benefits of an account, and a link to the other page. */
export const IdentityAside = ({ title, facts, action }: { title: string; facts: readonly AsideFact[]; action?: ReactNode }) => (
  <>
    <h2 className="border-t border-ink pt-4 text-20">{title}</h2>
    <dl className="mt-4 text-14">
      {facts.map(({ term, detail }) => (
        <div key={term} className="border-t border-line py-3">
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-0.5 text-ink-2">{detail}</dd>
        </div>
      ))}
    </dl>
    {action && <div className="mt-5">{action}</div>}
  </>
)

export const accountFacts: readonly AsideFact[] = [
  { term: 'Licenses', detail: 'Every license, its seats and the devices using them.' },
  { term: 'Downloads', detail: 'The newest release of what you own, for as long as you own it.' },
  { term: 'Receipts', detail: 'Each order with its invoice, ready for your books.' },
]
