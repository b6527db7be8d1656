import { useLocation, useSearchParams } from 'react-router'
import { getSecurity, listSessions } from '#contract/identity/account.ts'
import { getSavedCards } from '#contract/payments/saved-card.ts'
import { CommunicationSection } from '#web/features/identity/account/communication-section.tsx'
import { DataSection } from '#web/features/identity/account/data-section.tsx'
import { EmailChangeNotice } from '#web/features/identity/account/email-change-notice.tsx'
import { EmailSection } from '#web/features/identity/account/email-section.tsx'
import { ProfileSection } from '#web/features/identity/account/profile-section.tsx'
import { SessionSection } from '#web/features/identity/account/session-section.tsx'
import { SettingsNavigation } from '#web/features/identity/account/settings-navigation.tsx'
import { SettingsSection } from '#web/features/identity/account/settings-section.tsx'
import { TwoFactorSection } from '#web/features/identity/account/two-factor-section.tsx'
import { UnconfirmedNotice } from '#web/features/identity/account/unconfirmed-notice.tsx'
import { ChangePasswordForm } from '#web/features/identity/change-password-form.tsx'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { StudioSection } from '#web/features/identity/studio/studio-section.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { secretHead } from '#web/pages/parts/private-head.ts'
import { SavedCardSection } from '#web/pages/parts/saved-card-section.tsx'
import { UnsavedGuard } from '#web/ui/forms/unsaved-guard.tsx'

export const handle = { query: ['email', 'code'] }

const page = pageReads(() => ({ security: read(getSecurity, {}), sessions: read(listSessions, {}), saved: read(getSavedCards, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

// The same page receives the code that confirms a new address.
export const meta = secretHead('Settings')

const sections = [
  { id: 'profile', title: 'Profile' },
  { id: 'studio', title: 'My studio' },
  { id: 'email', title: 'E-mail' },
  { id: 'password', title: 'Password' },
  { id: 'two-factor', title: 'Two-factor' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'saved-card', title: 'Saved card' },
  { id: 'communication', title: 'Communication' },
  { id: 'data', title: 'Your data' },
]

const useEmailChange = () => {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return pathname === '/account/confirm-email-change' ? { email: query.get('email') ?? '', code: query.get('code') ?? '' } : null
}

export default function Settings() {
  const { security, sessions, saved } = page.useData()
  const user = useUser()
  const emailChange = useEmailChange()
  const reread = useReread()
  if (!user) return null
  return (
    <>
      <header className="grid gap-6 pt-12 pb-8">
        <h1 className="text-40">Settings</h1>
        {emailChange && <EmailChangeNotice {...emailChange} />}
        {!user.confirmedAccount && <UnconfirmedNotice email={user.email} />}
      </header>
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-[180px_minmax(0,1fr)]">
        <SettingsNavigation sections={sections} />
        {/* Below the navigation's line, the first section needs none above it. */}
        <div className="min-w-0 max-lg:*:first:border-t-0 max-lg:*:first:pt-0">
          <ProfileSection user={user} />
          <StudioSection user={user} />
          <EmailSection user={user} pendingEmail={security.pendingEmail} />
          <SettingsSection id="password" title="Password" lead="Changing it signs you out everywhere else.">
            <ChangePasswordForm email={user.email} onChanged={() => reread(listSessions)} />
          </SettingsSection>
          <TwoFactorSection twoFactor={security.twoFactor} />
          <SessionSection sessions={sessions} />
          <SavedCardSection cards={saved.cards} />
          <CommunicationSection user={user} />
          <DataSection user={user} />
        </div>
      </div>
      <ConfirmPasswordDialog email={user.email} />
      <UnsavedGuard />
    </>
  )
}
