import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useState } from 'react'
import type { CreatorSummary } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'
import { fetchInBrowser, read } from '#web/lib/api/page-reads.ts'
import { listAccessibleCreators } from '#web/lib/api/viewer-routes.ts'
import { useCreator } from '#web/lib/session/use-user.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, type MenuGroup } from '#web/ui/overlays/menu.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import { choiceGroups, choosesByDialog, choosesInMenu, mayStopActing } from './creator-choices.ts'
import { displayName, menuFor } from './navigation-links.ts'
import { openPalette } from './open-palette.ts'
import { useCreatorChoice } from './use-creator-choice.ts'
import { useLogout } from './use-logout.ts'

const CreatorDialog = lazyPart(() => import('./creator-dialog.tsx').then((part) => part.CreatorDialog))

const activeMark = <Check size={14} aria-label="active" />

export const UserMenu = ({ user }: { user: User }) => {
  const logout = useLogout()
  const choose = useCreatorChoice()
  const creator = useCreator()
  const [creators, setCreators] = useState<readonly CreatorSummary[]>([])
  const [isSearching, setSearching] = useState(false)
  const isDialogNeeded = useEver(isSearching)

  const loadChoices = async (): Promise<void> => {
    if (!choosesInMenu(user)) return
    // Left out of the menu when it fails: the next time the menu is about to open it is tried again.
    const answer = await fetchInBrowser(read(listAccessibleCreators, {})).catch(() => undefined)
    if (answer) setCreators(answer.items)
  }

  const search = () => setSearching(true)
  const acting: MenuGroup = {
    ...(creator && { heading: creator.name }),
    entries: [
      { id: 'switch', label: user.creatorId === undefined ? 'Act for a creator' : 'Switch creator', run: search },
      ...(mayStopActing(user) ? [{ id: 'stop', label: 'Stop acting', run: () => choose(null) }] : []),
    ],
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <>
            <b className="max-w-16 truncate sm:hidden">{displayName(user).split(' ')[0]}</b>
            <b className="max-w-40 truncate max-sm:hidden">{displayName(user)}</b> <ChevronDown aria-hidden="true" className="size-4" />
          </>
        }
        className="flex items-center gap-1"
        onApproach={() => void loadChoices()}
        groups={[
          { entries: menuFor(user).map(({ to, label }) => ({ id: to, label, to })) },
          ...(choosesByDialog(user) ? [acting] : choiceGroups(creators, user.creatorId, { mark: activeMark, choose, search })),
          {
            entries: [
              { id: 'palette', label: 'Search everything', hint: 'Ctrl K', run: openPalette },
              { id: 'logout', label: 'Logout', run: logout },
            ],
          },
        ]}
      />
      {isDialogNeeded && (
        <Suspense fallback={null}>
          <CreatorDialog open={isSearching} activeId={user.creatorId} onClose={() => setSearching(false)} onChoose={choose} />
        </Suspense>
      )}
    </>
  )
}
