import Circle from 'lucide-react/icons/circle'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { ActButton } from './act-button.tsx'

type SubmitPartProps = { release: OwnReleaseDetails; canEdit: boolean; onSubmit: () => Promise<unknown> }

/** What is missing before it can be submitted to QA, and the button once nothing is. */
export const SubmitPart = ({ release: { missing, status, productName, version }, canEdit, onSubmit }: SubmitPartProps) => (
  <>
    {missing.length > 0 && (
      <div className="grid gap-2.5">
        <h3 className="text-14">Before it can be submitted</h3>
        <ul className="grid gap-1.5 text-14">
          {missing.map(({ code, text }) => (
            <li key={`${code} ${text}`} className="flex items-start gap-2.5">
              <Circle size={14} aria-hidden="true" className="mt-1 shrink-0 text-warn" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
    {canEdit && (
      <ActButton
        doneText={`${productName} ${version} is with QA`}
        kind="go"
        disabled={missing.length > 0}
        busyLabel="Submitting"
        errorLabel="Not submitted"
        onAct={onSubmit}
      >
        {status === 'Draft' ? 'Submit for review' : 'Submit again'}
      </ActButton>
    )}
    {missing.length === 0 && (
      <p className="text-14 text-ink-2">
        QA installs it and checks that it matches its page.{canEdit && ' Until they decide, you can withdraw it.'}
      </p>
    )}
  </>
)
