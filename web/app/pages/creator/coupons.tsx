import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Coupons')

export default function CreatorCoupons() {
  return <PreparedPage title="Coupons" lead="Codes that take something off your own items." />
}
