import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { mayActForCreators } from '#contract/core/permissions.ts'
import { getApplication, listApplications } from '#contract/creators/staff-applications.ts'
import { getStaffCreator, listStaffCreators } from '#contract/creators/staff-creators.ts'
import { StaffNotes } from '#web/features/admin/notes/staff-notes.tsx'
import { mayDecideAboutCreators } from '#web/features/admin/staff-access.ts'
import { ApplicationPanel } from '#web/features/creators/applications/application-panel.tsx'
import { ApplicationQueue } from '#web/features/creators/applications/application-queue.tsx'
import { CreatorPanel } from '#web/features/creators/staff/creator-panel.tsx'
import { CreatorQueue } from '#web/features/creators/staff/creator-queue.tsx'
import {
  applicationsHref,
  applicationWishIn,
  chosenHref,
  chosenIn,
  creatorsHref,
  creatorWishIn,
  tabIn,
} from '#web/features/creators/staff/creators-address.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read, readPart } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'

export const handle = { query: ['tab', 'show', 'q', 'after', 'chosen'] }

const page = pageReads(({ url: { searchParams } }) => {
  const chosen = chosenIn(searchParams)
  return tabIn(searchParams) === 'creators'
    ? {
        creators: read(listStaffCreators, { query: creatorWishIn(searchParams) }),
        ...(chosen && { creator: readPart(getStaffCreator, { params: { creatorId: chosen } }) }),
      }
    : {
        applications: read(listApplications, { query: applicationWishIn(searchParams) }),
        ...(chosen && { application: readPart(getApplication, { params: { applicationId: chosen } }) }),
      }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Creators')

/** Next to a long panel the list stays where it is, and scrolls by itself. */
const besideLook = 'min-w-0 lg:sticky lg:top-4 lg:-m-1 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1'

const Look = ({ children }: { children: ReactNode }) => {
  const [query] = useSearchParams()
  return (
    <div className="min-w-0">
      <Link to={chosenHref(query)} className="mb-4 inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-ink lg:hidden">
        <ArrowLeft size={16} aria-hidden="true" />
        The list
      </Link>
      {children}
    </div>
  )
}

export default function AdminCreators() {
  const data = page.useData()
  const user = useUser()
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  if (!user) return null
  const mayDecide = mayDecideAboutCreators(user)
  const creators = 'creators' in data ? data.creators : undefined
  const applications = 'applications' in data ? data.applications : undefined
  const isCreators = creators !== undefined
  return (
    <>
      <PageHead title="Creators" />
      <Tabs
        label="Applications or creators"
        className="mb-6"
        tabs={[
          { label: 'Applications', to: applicationsHref(), current: !isCreators },
          { label: 'Creators', to: creatorsHref(), current: isCreators },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={classes(besideLook, chosen && 'max-lg:hidden')}>
          {creators && <CreatorQueue page={creators} chosen={chosen} />}
          {applications && <ApplicationQueue page={applications} chosen={chosen} />}
        </div>
        {chosen && (
          <Look>
            {isCreators ? (
              <CreatorPanel
                creatorId={chosen}
                first={'creator' in data ? data.creator : undefined}
                mayChange={mayDecide}
                mayAct={mayActForCreators(user.staffRoles)}
                notes={<StaffNotes about={{ kind: 'creator', id: chosen }} mayWrite={mayDecide} isPart />}
              />
            ) : (
              <ApplicationPanel applicationId={chosen} first={'application' in data ? data.application : undefined} mayDecide={mayDecide} />
            )}
          </Look>
        )}
        {!chosen && ((creators ?? applications)?.items.length ?? 0) > 0 && (
          <EmptyState title={isCreators ? 'Choose a creator' : 'Choose an application'} className="content-start max-lg:hidden">
            {isCreators
              ? 'Its fee, terms, balance, team and actions are shown here.'
              : 'Their text and what helps you decide are shown here.'}
          </EmptyState>
        )}
      </div>
    </>
  )
}
