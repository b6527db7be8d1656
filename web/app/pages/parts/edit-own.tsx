import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'
import type { CreatorRole } from '#contract/core/permissions.ts'
import { useUser } from '#web/lib/session/use-user.ts'

type EditOwnProps = { creatorId: string; to: string; roles: readonly CreatorRole[] }

/** On the creator's own page: a link to its editor, for members who may change it. Nobody else sees it. */
export const EditOwn = ({ creatorId, to, roles }: EditOwnProps) => {
  const user = useUser()
  if (user?.creatorId !== creatorId || !user.creatorRoles.some((role) => roles.includes(role))) return null
  return (
    <Link to={to} className="link ml-auto inline-flex shrink-0 items-center gap-1.5 font-semibold">
      <Pencil size={14} aria-hidden="true" />
      Edit
    </Link>
  )
}
