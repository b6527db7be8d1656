import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Licenses of a product')

export default function AdminProductLicenses() {
  return (
    <PreparedPage title="Licenses of a product" lead="All licenses of one product." way={{ to: '/admin', label: 'Back to the overview' }} />
  )
}
