import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CreatorSettings } from '#contract/creators/creator-settings.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import type { Failure } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { SettingsSection } from './settings-section.tsx'

type TermsSectionProps = { settings: CreatorSettings; onSign: (version: string) => Promise<unknown> }

/** The terms for creators: which version, whether it is signed, by whom and when. */
export const TermsSection = ({ settings, onSign }: TermsSectionProps) => {
  const { terms, latestTermsAndConditionsSigned: signed } = settings
  const [hasRead, setHasRead] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  const sign = async (): Promise<unknown> => {
    setFailure(undefined)
    setError(hasRead ? undefined : 'Read the terms, then tick this box')
    if (hasRead) return onSign(terms.version)
    document.getElementById('field-terms')?.focus()
    return false
  }

  return (
    <SettingsSection
      id="terms"
      title="Terms"
      lead="Nothing goes live until terms are signed. When they change, your Admins are told 30 days before."
    >
      <div className="grid justify-items-start gap-4">
        {terms.isSigned && signed ? (
          <p className="flex gap-2.5 text-14">
            <CircleCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-ok" />
            <span>
              Version <b className="figures">{signed.version}</b> was signed by {signed.by.name} ({signed.by.email}) on{' '}
              <Instant at={signed.at} show="moment" />.{' '}
              <Link to={terms.path} className="link">
                Read it
              </Link>
            </span>
          </p>
        ) : (
          <>
            <p className="text-14">
              Version <b className="figures">{terms.version}</b> has to be signed.{' '}
              <Link to={terms.path} className="link">
                Read the terms for creators
              </Link>
              {signed && (
                <span className="text-ink-2">
                  {' '}
                  {signed.by.name} signed version {signed.version} on <Instant at={signed.at} />.
                </span>
              )}
            </p>
            <FailureNotice failure={failure} className="w-full" />
            <Checkbox
              id="field-terms"
              label="I have read the terms and sign them for the whole team."
              checked={hasRead}
              error={error}
              onChange={(event) => {
                setHasRead(event.target.checked)
                setError(undefined)
              }}
            />
            <Button
              kind="go"
              size="small"
              busyLabel="Signing"
              successLabel="Signed"
              errorLabel="Not signed"
              onPress={sign}
              onFail={(thrown) => setFailure(failureMessage(thrown))}
            >
              Sign version {terms.version}
            </Button>
          </>
        )}
      </div>
    </SettingsSection>
  )
}
