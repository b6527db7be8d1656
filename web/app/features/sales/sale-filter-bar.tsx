import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { saleChannels, saleStatuses } from '#contract/sales/sale-wish.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Fold } from '#web/ui/fold.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListDay } from '#web/ui/lists/list-day.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'
import { channelLabel } from './sale-text.ts'

const folded = ['from', 'until', 'item', 'creator', 'coupon', 'country', 'channel']

type SaleFilterBarProps = {
  searchLabel: string
  countries: readonly string[]
  /** Filters of one of the lists only. */
  children: ReactNode
}

/** The filters of a list of sales or orders: search and status always visible, the others collapsed. */
export const SaleFilterBar = ({ searchLabel, countries, children }: SaleFilterBarProps) => {
  const [query] = useSearchParams()
  const names = new Intl.DisplayNames(useLocale('en'), { type: 'region', fallback: 'code' })
  const used = folded.filter((name) => query.has(name)).length
  return (
    <div className="mb-4">
      <ListBar searchLabel={searchLabel}>
        <ListFilter
          name="status"
          label="Status"
          all="All statuses"
          options={saleStatuses.map((value) => ({ value, label: saleStatusLabel[value] }))}
          className="sm:w-44"
        />
      </ListBar>
      <Fold label={used > 0 ? `More filters, ${used} in use` : 'More filters'} opened={used > 0}>
        <div className="mt-2 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap sm:items-end">
          <ListDay name="from" label="First day" className="sm:w-40" />
          <ListDay name="until" label="Last day" className="sm:w-40" />
          {children}
          <ListFilter
            name="country"
            label="Country"
            all="All countries"
            options={countries
              .map((value) => ({ value, label: names.of(value) ?? value }))
              .toSorted((one, other) => one.label.localeCompare(other.label))}
            className="sm:w-44"
          />
          <ListFilter
            name="channel"
            label="Channel"
            all="All channels"
            options={saleChannels.map((value) => ({ value, label: channelLabel[value] }))}
            className="sm:w-40"
          />
        </div>
      </Fold>
    </div>
  )
}
