import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import { useCartDuty } from './features/orders/cart/use-cart-duty.ts'
import { CurrencySwitch } from './features/orders/currency/currency-switch.tsx'
import { ErrorPage, errorTitle } from './features/site/error-page.tsx'
import { SiteDuties } from './features/site/site-duties.tsx'
import { SiteFrame } from './features/site/site-frame.tsx'
import { EarlyScroll } from './lib/pages/early-scroll.tsx'
import { earlyScript, startId } from './lib/pages/start-scripts.ts'
import { isInFrames } from './lib/payments/in-frames.ts'
import { loadViewerOnServer } from './lib/session/load-viewer-on-server.ts'
import { followRouteRules, loadViewerInBrowser } from './lib/session/navigation-rules.ts'
import { creatorContext, requestContext, useServedPage, viewerContext } from './lib/session/page-request.ts'
import { glanceOf } from './lib/session/use-user.ts'
import { rememberServed } from './lib/session/viewer.ts'
import './styles.css'
import { shownTheme, themeScript } from './ui/frame/theme.ts'

/** Before any navigation: the user, then redirects, then whether the address can exist at all. */
export const middleware: MiddlewareFunction<Response>[] = [loadViewerOnServer, followRouteRules]
export const clientMiddleware: MiddlewareFunction[] = [loadViewerInBrowser, followRouteRules]

export const loader = ({ context }: LoaderFunctionArgs) => ({
  user: context.get(viewerContext),
  creator: glanceOf(context.get(creatorContext)),
  origin: context.get(requestContext).origin,
  analytics: context.get(requestContext).analytics,
  isDevelopment: context.get(requestContext).isDevelopment,
})

type RootData = ReturnType<typeof loader>
let first: RootData | undefined

export const clientLoader = async ({ serverLoader, context }: ClientLoaderFunctionArgs): Promise<RootData> => {
  first ??= await serverLoader<typeof loader>()
  return { ...first, user: context.get(viewerContext) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export const meta: MetaFunction<typeof loader> = ({ error }) => [{ title: error ? errorTitle(error) : 'Soundfair' }]

export const links = () => [
  { rel: 'icon', href: '/assets/mark.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export const Layout = ({ children }: { children: ReactNode }) => {
  const { nonce, version, visitor, locale, at, platform } = useServedPage()
  const isFramed = useMatches().some(isInFrames)
  return (
    <html
      lang="en"
      data-visitor={visitor}
      data-version={version}
      data-locale={locale}
      data-at={at}
      data-platform={platform}
      data-theme={shownTheme()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before anything is shown under the page's nonce */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `${themeScript};${earlyScript}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteDuties />
        {children}
        {!isFramed && (
          <EarlyScroll>
            <ScrollRestoration nonce={nonce} />
          </EarlyScroll>
        )}
        {import.meta.env.SSR && (
          <noscript id={startId}>
            <Scripts />
          </noscript>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: { loaderData: RootData }) {
  useState(() => rememberServed(loaderData.user))
  return <Outlet />
}

export const ErrorBoundary = ({ error }: { error: unknown }) => {
  useCartDuty()
  if (!isRouteErrorResponse(error) && typeof document !== 'undefined') console.error(error)
  return (
    <SiteFrame currency={<CurrencySwitch />}>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
