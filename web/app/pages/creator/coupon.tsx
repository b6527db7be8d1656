import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Coupon')

export default function CreatorCoupon() {
  return <PreparedPage title="Coupon" lead="What a code does and how often it was used." />
}
