import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, type MetaFunction } from 'react-router'
import type { OwnApplication } from '#contract/creators/applications.ts'
import { ApplicationForm } from '#web/features/creators/applications/application-form.tsx'
import { getOwnApplication } from '#web/features/creators/applications/application-routes.ts'
import { ApplicationStanding } from '#web/features/creators/applications/application-standing.tsx'
import { NextSteps } from '#web/features/creators/applications/next-steps.tsx'
import { UnconfirmedNotice } from '#web/features/identity/account/unconfirmed-notice.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { originOf, pageHead } from '#web/lib/pages/page-head.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AccountStep } from './parts/account-step.tsx'
import { CreatorTerms } from './parts/creator-terms.tsx'

// Plain text that the server renders: most applicants are new and do not load it.
const AlreadyCreator = lazyPart(
  () => import('#web/features/creators/applications/application-notes.tsx').then((part) => part.AlreadyCreator),
  () => null,
)
const AskedBack = lazyPart(
  () => import('#web/features/creators/applications/application-notes.tsx').then((part) => part.AskedBack),
  (text) => <p className="mb-6 text-bad">{text}</p>,
)
const EarlierApplications = lazyPart(
  () => import('#web/features/creators/applications/earlier-applications.tsx').then((part) => part.EarlierApplications),
  () => null,
)

const page = pageReads(({ user }) => (user ? { own: read(getOwnApplication, {}) } : {}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta: MetaFunction = ({ matches }) =>
  pageHead({
    origin: originOf(matches),
    path: '/become-a-creator/apply',
    title: 'Apply - Soundfair',
    description: 'Tell us who you are and what you make. A person reads every application.',
  })

const isEditable = ({ status }: OwnApplication): boolean => status === 'Draft' || status === 'ChangesAsked'

/** The initial values of the form: the open application, or for another application those of the last one. */
const startOf = (newest: OwnApplication | null) => {
  if (!newest) return undefined
  return isEditable(newest) ? newest : { form: { ...newest.form, termsAccepted: false }, version: 0 }
}

const whatIsMissing = (user: ReturnType<typeof useUser>) => {
  if (!user) return <AccountStep />
  return user.confirmedAccount ? undefined : <UnconfirmedNotice email={user.email} />
}

/** If the application was approved meanwhile, the user has a studio now. */
const useNewStudio = (newest: OwnApplication | null): void => {
  const user = useUser()
  const isNew = newest?.status === 'Approved' && user !== null && !user.isCreator
  useEffect(() => {
    if (isNew) void refreshViewer()
  }, [isNew])
}

export default function BecomeACreatorApply() {
  const data = page.useData()
  const own = 'own' in data ? data.own : undefined
  const user = useUser()
  const newest = (user && own?.application) ?? null
  const [isAgain, setAgain] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useNewStudio(newest)
  const isWriting = !newest || isEditable(newest) || isAgain
  const showStanding = (): void => {
    setAgain(false)
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="grid gap-x-6 gap-y-10 py-11 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <h1 ref={heading} tabIndex={-1} className="text-40">
          {isWriting ? 'Apply' : 'Your application'}
        </h1>
        <p className="mt-3 mb-8 max-w-[37.5em] text-ink-2">
          {isWriting && 'Tell us who you are and what you make. '}A person reads every application.{' '}
          <Link to="/become-a-creator" className="link">
            How selling here works
          </Link>
        </p>
        {isWriting ? (
          <>
            <Suspense fallback={null}>
              {user?.isCreator && <AlreadyCreator />}
              {newest?.status === 'ChangesAsked' && <AskedBack application={newest} />}
            </Suspense>
            <ApplicationForm
              key={`${user?.id ?? 'guest'} ${isAgain ? 'again' : (newest?.id ?? 'new')}`}
              userId={user?.id ?? null}
              application={startOf(newest)}
              terms={<CreatorTerms />}
              before={whatIsMissing(user)}
              sendLabel={newest?.status === 'ChangesAsked' ? 'Send again' : 'Send the application'}
              onSent={showStanding}
            />
          </>
        ) : (
          <ApplicationStanding application={newest} email={user?.email ?? ''} onAgain={() => setAgain(true)} />
        )}
      </div>
      <aside className="grid content-start gap-10 lg:col-span-4 lg:col-start-9">
        <NextSteps status={isAgain ? 'Draft' : newest?.status} />
        {own && own.earlier.length > 0 && (
          <Suspense fallback={null}>
            <EarlierApplications applications={own.earlier} />
          </Suspense>
        )}
      </aside>
    </div>
  )
}
