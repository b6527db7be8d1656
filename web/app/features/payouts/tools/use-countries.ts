import { listCountries } from '#web/lib/forms/countries.ts'
import type { SelectOption } from '#web/ui/inputs/select.tsx'
import { useIsAlive, useLocale } from '#web/ui/use-visitor.ts'

/** All countries by name. Until the scripts run only the chosen one: the server does not know the visitor's language. */
export const useCountries = (chosen: string): SelectOption[] => {
  const locale = useLocale('en')
  return useIsAlive() ? listCountries(locale) : [{ value: chosen, label: chosen }]
}
