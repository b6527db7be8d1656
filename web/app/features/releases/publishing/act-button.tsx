import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type ActButtonProps = Omit<ButtonProps, 'onPress' | 'onFail'> & {
  onAct: () => Promise<unknown>
  /** The success message. */
  doneText: string
}

/** A button for an action on a release. Its result is shown in a toast, because the page changes around it. */
export const ActButton = ({ onAct, doneText, size = 'small', ...rest }: ActButtonProps) => (
  <Button
    {...rest}
    size={size}
    onPress={async () => {
      await onAct()
      toast({ kind: 'ok', text: doneText })
      // The page has changed under the button: it may have another meaning now.
      return false
    }}
    onFail={tellFailure}
  />
)
