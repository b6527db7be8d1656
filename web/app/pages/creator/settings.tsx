import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Settings')

export default function CreatorSettings() {
  return <PreparedPage title="Settings" lead="Your profile, team, terms and allowed origins." />
}
