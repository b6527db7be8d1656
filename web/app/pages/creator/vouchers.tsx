import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Vouchers')

export default function CreatorVouchers() {
  return (
    <StudioFrame>
      <PreparedPage title="Vouchers" lead="Codes that give products away." />
    </StudioFrame>
  )
}
