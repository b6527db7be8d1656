import { useBlocker } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { hasUnsaved } from './unsaved.ts'

/** Rendered once around the pages of work areas: asks before a navigation that would lose unsaved changes. */
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
