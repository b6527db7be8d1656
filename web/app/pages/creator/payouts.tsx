import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Payouts')

export default function CreatorPayouts() {
  return (
    <StudioFrame>
      <PreparedPage title="Payouts" lead="What was paid, what is due and when." way={{ to: '/creator/sales', label: 'See your sales' }} />
    </StudioFrame>
  )
}
