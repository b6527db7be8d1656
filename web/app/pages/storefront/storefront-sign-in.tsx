import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Sign in')

export default function StorefrontStorefrontSignIn() {
  return <PreparedPage title="Sign in" lead="Sign in to see what you own from this maker." />
}
