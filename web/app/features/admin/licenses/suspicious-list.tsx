import { Link } from 'react-router'
import type { ProductLicenses } from '#contract/admin/product-licenses.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

/** Licenses that look shared, each with its reasons. A person has to judge: nothing happens automatically. */
export const SuspiciousList = ({ licenses }: { licenses: ProductLicenses['suspicious'] }) => (
  <section aria-labelledby="suspicious">
    <SectionHead id="suspicious" title="Suspected sharing" note={licenses.length || undefined} className="pb-2" />
    {licenses.length === 0 ? (
      <p className="text-14 text-ink-2">No license looks shared.</p>
    ) : (
      <ul>
        {licenses.map(({ licenseId, customer, status, reasons }) => (
          <li key={licenseId} className="border-b border-line py-3 text-14">
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Link to={`/admin/licenses/${licenseId}`} title={licenseId} className="link wrap-anywhere">
                {customer?.name || customer?.email || (customer?.id ? 'Deleted account' : 'No account')}
              </Link>
              {status === 'Revoked' && <Chip tone="bad">Revoked</Chip>}
            </span>
            {reasons.map((reason) => (
              <span key={reason} className="block">
                {reason}
              </span>
            ))}
          </li>
        ))}
      </ul>
    )}
  </section>
)
