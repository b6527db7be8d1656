import type { PressState } from '#web/ui/buttons/press.ts'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'

/** The button under each part of the settings. */
export const SaveRow = ({ state, children = 'Save' }: { state: PressState; children?: string }) => (
  <div>
    <SubmitButton kind="plain" size="small" state={state} busyLabel="Saving" successLabel="Saved" errorLabel="Not saved">
      {children}
    </SubmitButton>
  </div>
)
