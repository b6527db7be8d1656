import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Sign in')

export default function IdentitySignIn() {
  return <PreparedPage title="Sign in" lead="Your licenses, devices and downloads are kept with your account." />
}
