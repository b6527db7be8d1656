import type { OwnApplication } from '#contract/creators/applications.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Reason } from './reason.tsx'

/** A question that staff need answered before they decide. */
export const AskedBack = ({ application }: { application: OwnApplication }) => (
  <Notice kind="warn" title="We have a question" className="mb-6">
    <Reason>{application.reason}</Reason>
    <span className="mt-2 block">Answer under “Anything else we should know”, or change what is needed, and send it again.</span>
  </Notice>
)

/** Somebody who is already on a creator's team, as Admin or member, may be looking for that studio. */
export const AlreadyCreator = () => (
  <Notice
    title="You’re already on a creator’s team"
    className="mb-6"
    action={
      <ButtonLink to="/creator" size="small">
        Open your studio
      </ButtonLink>
    }
  >
    Apply here to sell under another name as well.
  </Notice>
)
