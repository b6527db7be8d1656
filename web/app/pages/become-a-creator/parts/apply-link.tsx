import { Link } from 'react-router'
import { useUser } from '#web/lib/session/use-user.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

/** The link to apply; for creators, the link to their studio. */
export const ApplyLink = () => {
  const user = useUser()
  if (!user?.isCreator) {
    return (
      <ButtonLink kind="go" size="large" to="/become-a-creator/apply">
        Apply to sell
      </ButtonLink>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink kind="go" size="large" to="/creator">
        Open your studio
      </ButtonLink>
      <p className="text-14 text-ink-2">
        You’re already on a creator’s team.{' '}
        <Link to="/become-a-creator/apply" className="link">
          Apply under another name
        </Link>
      </p>
    </div>
  )
}
