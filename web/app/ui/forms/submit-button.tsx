import { Button, type ButtonProps } from '../buttons/button.tsx'

/** The button that submits a form. A submit before the scripts run waits until they do (early-input.ts). */
export const SubmitButton = ({ kind = 'go', ...rest }: Omit<ButtonProps, 'type' | 'onPress'>) => (
  <Button {...rest} kind={kind} type="submit" />
)
