import { saleStatuses } from '#contract/sales/sale-wish.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { statusLabel } from './sale-text.ts'

/** What narrows the list of orders. */
export const OrderFilters = () => (
  <ListBar searchLabel="Order, e-mail or name">
    <ListFilter
      name="status"
      label="Status"
      all="All statuses"
      options={saleStatuses.map((value) => ({ value, label: statusLabel[value] }))}
      className="sm:w-44"
    />
  </ListBar>
)
