import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { CallError } from '#web/lib/api/call-error.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { describeError, type ErrorText, type KnownError } from './error-text.ts'
import { ownedHere } from './owned-here.ts'
import { useWholeNextPage } from './use-whole-next-page.ts'

const OwnedInstead = lazyPart(() => import('./owned-instead.tsx').then((part) => part.OwnedInstead))

/** Errors of the server or the router. Everything else is a bug or a script that failed to load: its message is not for visitors. */
const knownError = (error: unknown): KnownError | undefined => {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error
    return { status, message: statusText, detail: typeof data === 'string' ? data : undefined }
  }
  return error instanceof CallError ? error : undefined
}

const textOf = (error: unknown): ErrorText =>
  describeError(error ? (knownError(error) ?? { status: undefined, message: 'An unknown error occurred' }) : undefined)

export const errorTitle = (error: unknown): string => textOf(error).title

/** The page for any error of a whole page: what happened, and what to do. In a frame its links open in the page around. */
export const ErrorPage = ({ error, target }: { error: unknown; target?: '_top' }) => {
  const text = textOf(error)
  const { pathname, search } = useLocation()
  const user = useUser()
  // Outside the demo shop a staff role requires two-factor: staff who open this page directly would not know why it is forbidden.
  const waitsForTwoFactor = text.heading === 'Forbidden' && user?.twoFactorRequired === true && pathname.startsWith('/admin')
  const owned = text.title === 'Page not found' ? ownedHere(pathname, user?.ownedProducts ?? []) : []
  useWholeNextPage(!error || knownError(error) !== undefined)
  return (
    <div className="grid min-h-[60vh] content-center py-16">
      {text.code && <p className="figures mb-3 text-14 text-ink-3">{text.code}</p>}
      <h1 className="text-40 sm:text-64">{text.heading}</h1>
      {text.text && <p className="mt-4 max-w-[31em] text-20 text-ink-2">{text.text}</p>}
      {waitsForTwoFactor && (
        <p className="mt-4 max-w-[31em] text-20 text-ink-2">Your role needs two-factor sign-in. Turn it on, and this page opens.</p>
      )}
      {owned.length > 0 && (
        // Its room is there before the answer is.
        <div className="mt-4 min-h-15 max-w-[31em] text-20 sm:min-h-7.5">
          <Suspense fallback={null}>
            <OwnedInstead products={owned} pathname={pathname} />
          </Suspense>
        </div>
      )}
      {text.small && <p className="figures mt-3 max-w-full text-12 break-all text-ink-3">{text.small}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {text.offersSignIn && (
          <ButtonLink kind="go" target={target} to={`/sign-in?to=${encodeURIComponent(`${pathname}${search}`)}`}>
            Sign in
          </ButtonLink>
        )}
        {waitsForTwoFactor && (
          <ButtonLink kind="go" to="/account/settings#two-factor">
            Set up two-factor
          </ButtonLink>
        )}
        {text.offersRetry && (
          <ButtonLink kind="go" to={`${pathname}${search}`} reloadDocument>
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/" target={target}>
          Back to home
        </ButtonLink>
      </div>
    </div>
  )
}
