import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Forgot password')

export default function IdentityForgotPassword() {
  return <PreparedPage title="Forgot password" lead="A link to choose a new password comes by mail." />
}
