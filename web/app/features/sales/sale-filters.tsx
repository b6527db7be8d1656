import type { SaleChoices } from '#contract/sales/sales.ts'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { SaleFilterBar } from './sale-filter-bar.tsx'

export const SaleFilters = ({ choices }: { choices: SaleChoices }) => (
  <SaleFilterBar searchLabel="Search sales" countries={choices.countries}>
    <ListFilter name="item" label="Product" all="All products" options={choices.items} className="col-span-2 sm:w-56" />
    {choices.coupons.length > 0 && (
      <ListFilter
        name="coupon"
        label="Coupon"
        all="With and without coupon"
        options={choices.coupons.map((code) => ({ value: code, label: code }))}
        className="col-span-2 sm:w-52"
      />
    )}
  </SaleFilterBar>
)
