import { useEffect, useEffectEvent, useState } from 'react'
import { type CreatorSettings, renameCreatorSlug, saveCreatorSettings, signCreatorTerms } from '#contract/creators/creator-settings.ts'
import { IconField } from '#web/features/catalog/products/sections/icon-field.tsx'
import { BusinessSection } from '#web/features/creators/settings/business-section.tsx'
import { InstallerSection } from '#web/features/creators/settings/installer-section.tsx'
import { OriginsSection } from '#web/features/creators/settings/origins-section.tsx'
import { type PictureSlot, PicturesSection } from '#web/features/creators/settings/pictures-section.tsx'
import { ProfileSection } from '#web/features/creators/settings/profile-section.tsx'
import type { SaveSettings } from '#web/features/creators/settings/settings.ts'
import { SlugSection } from '#web/features/creators/settings/slug-section.tsx'
import { SocialSection } from '#web/features/creators/settings/social-section.tsx'
import { TermsSection } from '#web/features/creators/settings/terms-section.tsx'
import { useUploads } from '#web/features/media/uploads/use-uploads.ts'
import { call } from '#web/lib/api/call.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import type { Uploads } from '#web/lib/files/uploads.ts'
import { countryName, listCountries } from '#web/lib/forms/countries.ts'
import { reloadViewer } from '#web/lib/session/viewer.ts'
import type { SelectOption } from '#web/ui/inputs/select.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useIsAlive, useLocale } from '#web/ui/use-visitor.ts'

const ownSlots = ['logoUrl', 'bioImageUrl'] as const

/** Until the scripts run, only the saved country: the server does not know the visitor's language. */
const useCountries = (saved: string | undefined): SelectOption[] => {
  const isAlive = useIsAlive()
  const locale = useLocale('en')
  if (isAlive) return listCountries(locale)
  return saved ? [{ value: saved, label: countryName(saved, locale) }] : []
}

/** The sections of the creator's profile. Each saves its own part, and shows the server's answer. */
export const CreatorProfileSections = ({ first }: { first: CreatorSettings }) => {
  const [settings, setSettings] = useState(first)
  const countries = useCountries(first.address?.countryCode)
  const uploads = useUploads(`settings/${first.id}`)

  const take = async (answer: CreatorSettings): Promise<void> => {
    setSettings(answer)
    await outdateReads('/api/creator')
    await outdateReads('/api/storefront')
    // Name and logo are in the navigation as well.
    await reloadViewer()
  }
  const save: SaveSettings = async (part) => take(await call(saveCreatorSettings, { body: part }))
  const saveOrTell: SaveSettings = (part) => save(part).catch(tellFailure)
  const installer = settings.installerConfiguration ?? {}

  const look = useEffectEvent((files: Uploads['files']) => {
    const file = files.find(({ phase, result }) => phase === 'ready' && result?.url)
    if (!file?.result?.url) return
    const { slot, result } = file
    uploads.drop(slot)
    const isOwn = ownSlots.some((own) => own === slot)
    void saveOrTell(isOwn ? { [slot]: result.url } : { installerConfiguration: { ...installer, [slot]: result.url ?? undefined } })
  })
  useEffect(() => look(uploads.files), [uploads.files])

  const picture: PictureSlot = (props) => <IconField {...props} uploads={uploads} canEdit />
  return (
    <>
      <ProfileSection settings={settings} onSave={save} />
      <PicturesSection
        logoUrl={settings.logoUrl}
        bioImageUrl={settings.bioImageUrl}
        onPicture={(slot, url) => void saveOrTell({ [slot]: url })}
        picture={picture}
      />
      <BusinessSection settings={settings} onSave={save} countries={countries} />
      <SocialSection settings={settings} onSave={save} />
      <SlugSection
        key={settings.slug}
        settings={settings}
        onRename={async (slug) => take(await call(renameCreatorSlug, { body: { slug } }))}
      />
      <OriginsSection settings={settings} onSave={save} />
      <InstallerSection
        installer={installer}
        onInstaller={(installerConfiguration) => save({ installerConfiguration })}
        onPicture={(installerConfiguration) => saveOrTell({ installerConfiguration })}
        picture={picture}
      />
      <TermsSection settings={settings} onSign={async (version) => take(await call(signCreatorTerms, { body: { version } }))} />
    </>
  )
}
