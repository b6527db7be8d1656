import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { FullCreator } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'

/** An answer of the API. The server may give the same object to many pages: `read` is the parsed body, once somebody needed it. */
export type ApiAnswer = { status: number; body: string; read?: unknown }

/** What the server gives to a page: how to call the API in process, and the data of this one request. */
export type PageRequest = {
  call(path: string): Promise<ApiAnswer>
  nonce: string
  origin: string
  version: string
  hasSession: boolean
  /** The language, time and system of a signed-in viewer: their page is theirs alone. */
  firstLook?: { locale: string | undefined; at: string; platform: string | undefined } | undefined
  isDevelopment: boolean
  analytics: { key: string; host: string } | null
}

/** A page as React wrote it, and what follows before its end. Separate, because joining long texts costs more than joining their bytes. */
export type WrittenPage = { html: string; ending?: string }

/** The results of a request besides a response: answers that travel with the page, and the page. As text, because a response would copy it. */
export type PageUnderWay = { handed: string[]; written?: WrittenPage }

export const requestContext = createContext<PageRequest>()
export const pageContext = createContext<PageUnderWay>()
export const viewerContext = createContext<User | null>(null)
export const creatorContext = createContext<FullCreator | null>(null)
/** Whether the browser is hydrating the page from the server, whose data came with the HTML. */
export const firstPageContext = createContext<boolean>(false)

/** What only the server knows about a response. The browser has it as attributes of the page, and hides the nonce. */
export type ServedPage = {
  nonce?: string
  version?: string
  visitor?: 'anonymous' | 'user'
  locale?: string | undefined
  at?: string | undefined
  platform?: string | undefined
}

/** In the browser: read before hydration, because React rewrites those attributes when a page fails. */
const servedPage = (): ServedPage => {
  if (typeof document === 'undefined') return {}
  const { version, visitor, locale, at, platform } = document.documentElement.dataset as ServedPage
  return { ...(version && { version }), ...(visitor && { visitor }), locale, at, platform }
}

export const ServedPageContext = createReactContext<ServedPage>(servedPage())
export const useServedPage = (): ServedPage => useContext(ServedPageContext)
