import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Coupons')

export default function CreatorCoupons() {
  return (
    <StudioFrame>
      <PreparedPage title="Coupons" lead="Codes that take something off your own items." />
    </StudioFrame>
  )
}
