import { Form, useSubmit } from 'react-router'
import { defaultCurrency } from '#contract/core/currencies.ts'
import { searchSorts } from '#contract/storefront/search-choices.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import type { HomeSearch } from './home-search.ts'
import { sortLabel } from './search-labels.ts'

/** The sort order. Without a text there is no relevance. */
export const SortChoice = ({ search }: { search: HomeSearch }) => {
  const submit = useSubmit()
  const { sort, after, currency: _compared, ...rest } = search
  const currency = useCurrency()
  const sorts = searchSorts.filter((one) => one !== 'relevance' || search.q)
  return (
    <Form action="/" className="flex gap-2" onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}>
      {Object.entries(rest).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {currency !== defaultCurrency && <input type="hidden" name="currency" value={currency} />}
      <Select
        key={sort}
        label="Sort"
        labelHidden
        name="sort"
        size="small"
        defaultValue={sort ?? sorts[0]}
        options={sorts.map((value) => ({ value, label: sortLabel[value] }))}
        className="w-44"
      />
      <noscript>
        <Button type="submit" size="small" className="h-10">
          Sort
        </Button>
      </noscript>
    </Form>
  )
}
