import { z } from 'zod'
import { creatorProfileForm } from '#contract/creators/creator-settings.ts'
import type { FullCreator } from '#contract/creators/creators.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import type { PictureSlot } from './pictures-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type Installer = NonNullable<FullCreator['installerConfiguration']>

const schema = z.object({ eula: creatorProfileForm.shape.installerConfiguration.shape.eula.unwrap() })

const pictures = [
  { slot: 'windowsIcon', label: 'Icon for Windows', hint: 'A square, at least 256 pixels wide.', ratio: 1 },
  { slot: 'macBackground', label: 'Background for Mac', hint: 'Installer background, light theme.', ratio: 4 / 3 },
  { slot: 'macBackgroundDark', label: 'Background for Mac, dark', hint: 'Installer background, dark theme.', ratio: 4 / 3 },
] as const

type Save = (installer: Installer) => Promise<unknown>
type InstallerSectionProps = { installer: Installer; onInstaller: Save; onPicture: Save; picture: PictureSlot }

/** What the installers of all plugins show. */
export const InstallerSection = ({ installer, onInstaller, onPicture, picture }: InstallerSectionProps) => {
  const { form, errors, saving, submit, failure } = useSettingsForm({
    schema,
    first: { eula: installer.eula ?? '' },
    save: async ({ eula }) => {
      const { eula: _before, ...rest } = installer
      await onInstaller(eula.trim() ? { ...rest, eula } : rest)
    },
  })
  return (
    <SettingsSection id="installer" title="Installers" lead="Shown in the installers of all your plugins.">
      <div className="grid gap-8">
        <form noValidate method="post" onSubmit={submit} className="grid gap-5">
          <FailureNotice failure={failure} />
          <TextArea
            label="License agreement"
            optional
            hint="Customers accept it before they install."
            rows={8}
            className="[&_textarea]:max-h-96"
            error={errors.eula?.message}
            {...form.register('eula')}
          />
          <SaveBar {...saving} />
        </form>
        {pictures.map(({ slot, ...texts }) => (
          <div key={slot}>
            {picture({
              slot,
              ...texts,
              url: installer[slot] ?? null,
              onUrl: (url) => {
                const { [slot]: _before, ...rest } = installer
                void onPicture(url === null ? rest : { ...rest, [slot]: url })
              },
            })}
          </div>
        ))}
      </div>
    </SettingsSection>
  )
}
