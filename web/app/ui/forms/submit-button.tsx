import { Button, type ButtonProps } from '../buttons/button.tsx'

/** The button that sends a form. What is sent before the page is alive waits until it is (early-input.ts). */
export const SubmitButton = ({ kind = 'go', ...rest }: Omit<ButtonProps, 'type' | 'onPress'>) => (
  <Button {...rest} kind={kind} type="submit" />
)
