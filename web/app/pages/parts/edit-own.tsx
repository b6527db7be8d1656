import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'
import type { CreatorRole } from '#contract/core/permissions.ts'
import { useUser } from '#web/lib/session/use-user.ts'

type EditOwnProps = { creatorId: string; to: string; roles: readonly CreatorRole[] }

/** On one's own page: the way to where it is edited, for those who may change it. Nobody else sees a thing. */
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
