import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Plugins')

export default function CreatorPlugins() {
  return (
    <StudioFrame>
      <PreparedPage title="Plugins" lead="Releases, builds, activations and licensing keys of your plugins." />
    </StudioFrame>
  )
}
