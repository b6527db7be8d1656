import { Notice } from '../notice.tsx'
import type { Failure } from './use-submit.ts'

/** The failure of a form, shown above it. */
export const FailureNotice = ({ failure, className }: { failure: Failure | undefined; className?: string | undefined }) =>
  failure && (
    <Notice kind="bad" title={failure.title} className={className}>
      {failure.text}
    </Notice>
  )
