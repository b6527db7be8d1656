import { countryName } from '#web/lib/forms/countries.ts'
import { useServedLocale } from '#web/ui/use-visitor.ts'

/** A country by its name in the visitor's language. The Canary Islands have a tax of their own and a name that Intl knows. */
export const PlaceName = ({ code }: { code: string | null }) => {
  const locale = useServedLocale('en')
  return <span>{code === null ? 'No country' : countryName(code, locale)}</span>
}
