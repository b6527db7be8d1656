import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Licenses')

export default function AccountLicenses() {
  return <PreparedPage title="Licenses" lead="Every license with its seats, devices and downloads." />
}
