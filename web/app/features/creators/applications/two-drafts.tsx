import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type TwoDraftsProps = { name: string; use: () => void; drop: () => void }

/** A guest's draft from before signing in, where another one is saved already. */
export const TwoDrafts = ({ name, use, drop }: TwoDraftsProps) => (
  <Notice
    kind="info"
    title="There are two drafts"
    className="mb-6"
    action={
      <span className="flex flex-wrap gap-2.5">
        <Button size="small" onPress={drop}>
          Keep this one
        </Button>
        <Button size="small" onPress={use}>
          Use what I typed
        </Button>
      </span>
    }
  >
    Below is the one saved with your account. Before signing in you typed another
    {name && ` for ${name}`}.
  </Notice>
)
