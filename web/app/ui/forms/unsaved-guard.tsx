import { useBlocker } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { hasUnsaved } from './unsaved.ts'

/** Once around the pages where people work: asks before somebody goes to another page and leaves behind what is not saved. */
export const UnsavedGuard = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname)
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      description="Your changes haven’t been saved."
      size="small"
      actions={
        <>
          <Button size="small" onPress={stay}>
            Stay
          </Button>
          <Button size="small" kind="danger" onPress={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  )
}
