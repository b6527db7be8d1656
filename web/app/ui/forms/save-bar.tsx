import type { PressState } from '../buttons/press.ts'
import { classes } from '../classes.ts'
import { SubmitButton } from './submit-button.tsx'
import { useUnsaved } from './unsaved.ts'

type SaveBarProps = {
  state: PressState
  /** There are unsaved changes: the bar stays in view, and leaving needs a confirmation. */
  isDirty: boolean
  /** Resets to the saved values. */
  onDiscard: () => void
  /** For a form that was opened to add something: closes it, changed or not. */
  onCancel?: (() => void) | undefined
  children?: string | undefined
}

/** The save button of forms without autosave: at the end of the form, and in view from the first change on. */
export const SaveBar = ({ state, isDirty, onDiscard, onCancel, children = 'Save' }: SaveBarProps) => {
  useUnsaved(isDirty)
  return (
    <div
      data-save-bar={isDirty || undefined}
      className={classes(
        'flex flex-wrap items-center gap-3',
        isDirty && 'sticky bottom-(--dock,0px) z-10 -mb-3 border-t border-line bg-paper py-3',
      )}
    >
      <SubmitButton
        kind={isDirty ? 'go' : 'plain'}
        size="small"
        state={state}
        busyLabel="Saving"
        successLabel="Saved"
        errorLabel="Not saved"
      >
        {children}
      </SubmitButton>
      {(isDirty || onCancel) && (
        <button type="button" className="link text-14" onClick={onCancel ?? onDiscard}>
          {onCancel ? 'Cancel' : 'Discard changes'}
        </button>
      )}
      {isDirty && <span className="text-14 text-ink-2">Not saved yet</span>}
    </div>
  )
}
