import { Button, type ButtonProps } from '../buttons/button.tsx'
import { useIsAlive } from '../use-visitor.ts'

/** The button that sends a form. Until the page is alive it sends nothing: the browser would put what was typed into the address. */
export const SubmitButton = ({ kind = 'go', ...rest }: Omit<ButtonProps, 'type' | 'onPress'>) => (
  <Button {...rest} kind={kind} type={useIsAlive() ? 'submit' : 'button'} />
)
