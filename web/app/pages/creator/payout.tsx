import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Payout')

export default function CreatorPayout() {
  return (
    <StudioFrame>
      <PreparedPage title="Payout" lead="The sales in one payout, to the cent." way={{ to: '/creator/sales', label: 'See your sales' }} />
    </StudioFrame>
  )
}
