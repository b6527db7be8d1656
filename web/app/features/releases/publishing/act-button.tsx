import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type ActButtonProps = Omit<ButtonProps, 'onPress' | 'onFail'> & { onAct: () => Promise<unknown> }

/** A button that does something to a release. What went wrong is told in words; what went well is seen where it changed. */
export const ActButton = ({ onAct, size = 'small', ...rest }: ActButtonProps) => (
  <Button
    {...rest}
    size={size}
    onPress={async () => {
      await onAct()
      // The page has changed under the button: it may stand for something else now.
      return false
    }}
    onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}
  />
)
