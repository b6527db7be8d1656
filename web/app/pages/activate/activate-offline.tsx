import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Activate offline')

export default function ActivateActivateOffline() {
  return <PreparedPage title="Activate offline" lead="Bring the machine file of your plugin and take its license file home." />
}
