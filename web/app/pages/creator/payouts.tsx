import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Payouts')

export default function CreatorPayouts() {
  return <PreparedPage title="Payouts" lead="What was paid, what is due and when." />
}
