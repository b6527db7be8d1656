import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Reset password')

export default function IdentityResetPassword() {
  return <PreparedPage title="Reset password" lead="Choose a new password with the link from your mail." />
}
