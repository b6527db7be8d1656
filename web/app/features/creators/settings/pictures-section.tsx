import type { ReactNode } from 'react'
import { SettingsSection } from './settings-section.tsx'

/** One image of the settings; the caller provides its field. */
export type PictureSlot = (picture: {
  slot: string
  label: string
  hint: string
  ratio: number
  url: string | null
  onUrl: (url: string | null) => void
}) => ReactNode

type PicturesSectionProps = {
  logoUrl: string | null
  bioImageUrl: string | null
  onPicture: (slot: 'logoUrl' | 'bioImageUrl', url: string | null) => void
  picture: PictureSlot
}

/** The creator's logo and image. A new one is saved as soon as it is uploaded. */
export const PicturesSection = ({ logoUrl, bioImageUrl, onPicture, picture }: PicturesSectionProps) => (
  <SettingsSection id="pictures" title="Images" lead="Saved as soon as they are uploaded.">
    <div className="grid gap-8">
      {picture({
        slot: 'logoUrl',
        label: 'Logo',
        hint: 'Square. Shown next to your name everywhere.',
        ratio: 1,
        url: logoUrl,
        onUrl: (url) => onPicture('logoUrl', url),
      })}
      {picture({
        slot: 'bioImageUrl',
        label: 'Your photo',
        hint: '4:3: the people, the room, the bench. Shown next to the text about you.',
        ratio: 4 / 3,
        url: bioImageUrl,
        onUrl: (url) => onPicture('bioImageUrl', url),
      })}
    </div>
  </SettingsSection>
)
