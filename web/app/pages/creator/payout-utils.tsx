import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Payout tools')

export default function CreatorPayoutUtils() {
  return (
    <StudioFrame>
      <PreparedPage
        title="Payout tools"
        lead="An earnings calculator, an account number checker and statements."
        way={{ to: '/creator/sales', label: 'See your sales' }}
      />
    </StudioFrame>
  )
}
