import { getCreatorSettings } from '#contract/creator-settings.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { titled } from '../parts/prepared-page.tsx'
import { CreatorProfileSections } from './parts/creator-settings.tsx'

const page = pageReads(() => ({ settings: read(getCreatorSettings, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Settings')

export default function CreatorSettings() {
  const { settings } = page.useData()
  return (
    <StudioFrame>
      <PageHead title="Settings" />
      <CreatorProfileSections key={settings.id} first={settings} />
    </StudioFrame>
  )
}
