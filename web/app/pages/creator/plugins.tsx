import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Plugins')

export default function CreatorPlugins() {
  return <PreparedPage title="Plugins" lead="Releases, builds, activations and licensing keys of your plugins." />
}
