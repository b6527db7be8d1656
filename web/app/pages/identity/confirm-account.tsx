import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Confirm account')

export default function IdentityConfirmAccount() {
  return <PreparedPage title="Confirm account" lead="Confirm your address with the link from your mail." />
}
