import { useServedLocale } from '#web/ui/use-visitor.ts'

export const CountryName = ({ code }: { code: string }) =>
  new Intl.DisplayNames(useServedLocale('en'), { type: 'region', fallback: 'code' }).of(code) ?? code
