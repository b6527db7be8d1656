import { isRouteErrorResponse, useLocation } from 'react-router'
import { CallError } from '#web/lib/call-error.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { describeError, type ErrorWords } from './error-words.ts'
import { useWholeNextPage } from './use-whole-next-page.ts'

const statusOf = (error: unknown): number | undefined => {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof CallError ? error.status : undefined
}

const messageOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return error.statusText
  return error instanceof Error ? error.message : String(error)
}

const wordsOf = (error: unknown): ErrorWords => describeError(error ? { status: statusOf(error), message: messageOf(error) } : undefined)

export const errorTitle = (error: unknown): string => wordsOf(error).title

/** Every failure of a whole page: what happened, and a way on. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const words = wordsOf(error)
  const { pathname, search } = useLocation()
  useWholeNextPage()
  return (
    <div className="grid min-h-[60vh] content-center py-16">
      {words.code && <p className="figures mb-3 text-14 text-ink-3">{words.code}</p>}
      <h1 className="text-40 sm:text-64">{words.heading}</h1>
      {words.text && <p className="mt-4 max-w-[46ch] text-20 text-ink-2">{words.text}</p>}
      {words.small && <p className="figures mt-3 max-w-full text-12 break-all text-ink-3">{words.small}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {words.offersSignIn && (
          <ButtonLink kind="go" to={`/sign-in?to=${encodeURIComponent(`${pathname}${search}`)}`}>
            Sign in
          </ButtonLink>
        )}
        <ButtonLink to="/">Back to home</ButtonLink>
      </div>
    </div>
  )
}
