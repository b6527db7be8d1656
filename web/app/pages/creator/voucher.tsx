import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Voucher')

export default function CreatorVoucher() {
  return (
    <StudioFrame>
      <PreparedPage title="Voucher" lead="What a voucher redeems, its codes and who used them." />
    </StudioFrame>
  )
}
