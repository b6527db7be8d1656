import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type ActButtonProps = Omit<ButtonProps, 'onPress' | 'onFail'> & {
  onAct: () => Promise<unknown>
  /** What is true once it has worked. */
  doneText: string
}

/** A button that does something to a release. What came of it is told in words, because the page changes around it. */
export const ActButton = ({ onAct, doneText, size = 'small', ...rest }: ActButtonProps) => (
  <Button
    {...rest}
    size={size}
    onPress={async () => {
      await onAct()
      toast({ kind: 'ok', text: doneText })
      // The page has changed under the button: it may stand for something else now.
      return false
    }}
    onFail={tellFailure}
  />
)
