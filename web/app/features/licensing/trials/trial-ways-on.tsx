import { Link } from 'react-router'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

type WayProps = { href: string; onLeave: () => void }

export const OtherDownloads = ({ href, onLeave }: WayProps) => (
  <Link to={`${href}/download`} className="link" onClick={onLeave}>
    Other systems and versions
  </Link>
)

/** After the trial has started: nothing is left to do where the download is running, otherwise a link to choose one. */
export const WayOn = ({ href, onLeave, isDownloading }: WayProps & { isDownloading: boolean }) =>
  isDownloading ? (
    <Button size="small" kind="go" onPress={onLeave}>
      Close
    </Button>
  ) : (
    <ButtonLink size="small" kind="go" to={`${href}/download`} onClick={onLeave}>
      Choose a download
    </ButtonLink>
  )
