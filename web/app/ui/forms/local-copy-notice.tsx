import { Button } from '../buttons/button.tsx'
import { Notice } from '../notice.tsx'
import { Instant } from '../texts/instant.tsx'

type LocalCopyNoticeProps = {
  localCopy: { at: string; why: 'unsaved' | 'mine' | 'theirs' } | undefined
  onRestore: () => void
  onDrop: () => void
  className?: string | undefined
}

const titles = {
  unsaved: 'You have unsaved changes',
  mine: 'Your version is kept on this device',
  theirs: 'The other version is kept on this device',
}

/** Offers a version that is stored on this device: unsaved work of a closed tab, or the losing side of a conflict. */
export const LocalCopyNotice = ({ localCopy: stored, onRestore, onDrop, className }: LocalCopyNoticeProps) => {
  if (!stored) return null
  return (
    <Notice
      kind="warn"
      title={titles[stored.why]}
      className={className}
      action={
        <span className="flex gap-2">
          <Button size="small" kind="quiet" onPress={onDrop}>
            Delete the copy
          </Button>
          <Button size="small" onPress={onRestore}>
            Restore
          </Button>
        </span>
      }
    >
      From <Instant at={stored.at} show="moment" />.
    </Notice>
  )
}
