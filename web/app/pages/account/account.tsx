import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Account')

export default function AccountAccount() {
  return <PreparedPage title="Account" lead="Orders, receipts and everything you own." />
}
