import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Payout')

export default function CreatorPayout() {
  return <PreparedPage title="Payout" lead="The sales in one payout, to the cent." />
}
