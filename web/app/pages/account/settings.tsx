import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Settings')

export default function AccountSettings() {
  return <PreparedPage title="Settings" lead="Name, address, password, sessions and what we may mail you." />
}
