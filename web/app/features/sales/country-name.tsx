import { useLocale } from '#web/ui/use-visitor.ts'

export const CountryName = ({ code }: { code: string }) =>
  new Intl.DisplayNames(useLocale('en'), { type: 'region', fallback: 'code' }).of(code) ?? code
