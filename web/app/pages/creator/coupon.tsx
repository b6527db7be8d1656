import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Coupon')

export default function CreatorCoupon() {
  return (
    <StudioFrame>
      <PreparedPage title="Coupon" lead="What a code does and how often it was used." />
    </StudioFrame>
  )
}
