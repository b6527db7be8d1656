import { licenseCauses } from '#contract/licensing/inventory.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { causeLabel } from './license-labels.ts'
import { licenseStatuses } from './license-wish.ts'

/** The filters of the list of licenses. */
export const LicenseFilters = () => (
  <ListBar searchLabel="Id, person, product, order, device">
    <ListFilter
      name="status"
      label="Status"
      all="All statuses"
      options={licenseStatuses.map((value) => ({ value, label: value }))}
      className="sm:w-40"
    />
    <ListFilter
      name="cause"
      label="Source"
      all="All sources"
      options={licenseCauses.map((value) => ({ value, label: causeLabel[value] }))}
      className="sm:w-44"
    />
  </ListBar>
)
