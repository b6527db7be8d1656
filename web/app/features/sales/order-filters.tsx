import type { OrderChoices } from '#contract/sales/staff-sales.ts'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { SaleFilterBar } from './sale-filter-bar.tsx'

export const OrderFilters = ({ choices }: { choices: OrderChoices }) => (
  <SaleFilterBar searchLabel="Order, person, product or reference" countries={choices.countries}>
    <ListFilter name="creator" label="Creator" all="All creators" options={choices.creators} className="col-span-2 sm:w-52" />
  </SaleFilterBar>
)
