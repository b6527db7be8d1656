import { Button } from '#web/ui/buttons/button.tsx'

/** The file of a trial could not be read. */
export const DownloadUnread = () => (
  <p role="alert" className="mb-3 text-ink">
    The download couldn’t be loaded. Your trial hasn’t started.
  </p>
)

/** In place of the button that starts the trial. */
export const ReadAgain = ({ retry }: { retry: () => Promise<unknown> }) => (
  <Button size="small" kind="go" onPress={retry} busyLabel="One moment" errorLabel="Still not working">
    Try again
  </Button>
)
