import Copy from 'lucide-react/icons/copy'
import { Button, type ButtonProps } from './button.tsx'

/** How long a copy button shows that it copied. */
const copiedShownFor = 1500

type CopyButtonProps = Omit<ButtonProps, 'onPress' | 'shownFor' | 'state'> & { text: string | (() => string) }

export const CopyButton = ({
  text,
  size = 'small',
  children = 'Copy',
  successLabel = 'Copied',
  errorLabel = 'Not copied',
  ...rest
}: CopyButtonProps) => (
  <Button
    icon={<Copy size={15} aria-hidden="true" />}
    {...rest}
    size={size}
    successLabel={successLabel}
    errorLabel={errorLabel}
    shownFor={copiedShownFor}
    // Asynchronous on purpose: without https there is no clipboard, and the exception must end in the error label.
    onPress={async () => navigator.clipboard.writeText(typeof text === 'string' ? text : text())}
  >
    {children}
  </Button>
)
