import { Fragment, type ReactNode } from 'react'
import { getCertificate } from '#contract/documents/documents.ts'
import type { License } from '#contract/licensing/inventory.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { Price } from '#web/ui/price.tsx'
import { Dotted } from '#web/ui/texts/dotted.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { isPlugin } from './license-list.ts'
import { causeWord, packFacts } from './license-text.ts'

const Renewal = ({ subscription }: { subscription: Subscription }) => {
  const { status, problem, nextPaymentScheduledAt: next, expiresAt, endedAt, total, resumable } = subscription
  if (status === 'Active' && next)
    return (
      <>
        {problem ? 'next attempt' : 'renews'} <Instant at={next} /> ·{' '}
        <Price amount={total.due.amount} currency={total.due.currency} exact className="font-normal" />
      </>
    )
  return (
    <>
      {resumable || status === 'Active' ? 'ends' : 'ended'} <Instant at={endedAt ?? expiresAt} />
    </>
  )
}

const termsOf = (license: License, subscription: Subscription | undefined): ReactNode[] => {
  if (subscription) return [subscription.cycleLength.toLowerCase(), <Renewal key="renewal" subscription={subscription} />]
  if (license.subscriptionId) return ['subscription']
  if (license.expiresAt)
    return [
      <Fragment key="until">
        {license.isOver ? 'ended' : 'until'} <Instant at={license.expiresAt} />
      </Fragment>,
    ]
  return isPlugin(license) ? ['perpetual'] : packFacts(license.contents ?? [])
}

type LicenseTermsProps = { license: License; subscription: Subscription | undefined }

/** The creator, the kind of license, how long it lasts, and its origin: one line. */
export const LicenseTerms = ({ license, subscription }: LicenseTermsProps) => {
  const hasCertificate = !isPlugin(license) && license.status === 'Active' && !license.isOver
  const parts: ReactNode[] = [
    license.product.creatorName,
    ...termsOf(license, subscription),
    // A subscription says when it renews; its start is shown with its payments.
    ...(license.subscriptionId
      ? license.bundleName
        ? [`in ${license.bundleName}`]
        : []
      : [
          <Fragment key="cause">
            {causeWord(license)} {license.bundleName && <>in {license.bundleName} </>}
            <Instant at={license.createdAt} />
          </Fragment>,
        ]),
    ...(hasCertificate
      ? [
          <a
            key="certificate"
            href={addressOf(getCertificate, { params: { licenseId: license.id } })}
            download
            aria-label={`Certificate for ${license.product.name} (PDF)`}
            className="link"
          >
            certificate
          </a>,
        ]
      : []),
  ]
  return (
    <p className="mt-1 text-14 text-ink-2">
      <Dotted parts={parts} />
    </p>
  )
}
