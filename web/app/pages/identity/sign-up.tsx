import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Sign up')

export default function IdentitySignUp() {
  return <PreparedPage title="Sign up" lead="An account keeps your licenses, devices and downloads in one place." />
}
