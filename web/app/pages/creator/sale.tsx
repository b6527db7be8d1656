import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Sale')

export default function CreatorSale() {
  return (
    <StudioFrame>
      <PreparedPage title="Sale" lead="One sale with its lines, fee, tax and licenses." />
    </StudioFrame>
  )
}
