import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { FullCreator } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'

/** An answer of the API. The server may give the same object to many pages: `read` is what the body says, once somebody read it. */
export type ApiAnswer = { status: number; body: string; read?: unknown }

/** What the server hands to a page: how to call the API in process, and what belongs to this one request. */
export type PageRequest = {
  call(path: string): Promise<ApiAnswer>
  nonce: string
  origin: string
  version: string
  hasSession: boolean
  /** The language of somebody it knows, the moment, and their system: their page is theirs alone. */
  firstLook?: { locale: string | undefined; at: string; platform: string | undefined } | undefined
  isDevelopment: boolean
  analytics: { key: string; host: string } | null
}

/** A page as React wrote it, and what belongs before its end. Apart, because joining long texts costs more than joining their bytes. */
export type WrittenPage = { html: string; ending?: string }

/** What comes of a request besides a response: answers that travel with the page, and the page. As text, for a response would copy it. */
export type PageUnderWay = { handed: string[]; written?: WrittenPage }

export const requestContext = createContext<PageRequest>()
export const pageContext = createContext<PageUnderWay>()
export const viewerContext = createContext<User | null>(null)
export const creatorContext = createContext<FullCreator | null>(null)
/** Whether the browser is taking over the page that came from the server, whose data came with the HTML. */
export const firstPageContext = createContext<boolean>(false)

/** What only the server knows of a response. The browser has it as attributes of the page, and hides the nonce. */
export type ServedPage = {
  nonce?: string
  version?: string
  visitor?: 'anonymous' | 'user'
  locale?: string | undefined
  at?: string | undefined
  platform?: string | undefined
}

/** In the browser: read before React takes the page over, because it writes those attributes anew when a page fails. */
const servedPage = (): ServedPage => {
  if (typeof document === 'undefined') return {}
  const { version, visitor, locale, at, platform } = document.documentElement.dataset as ServedPage
  return { ...(version && { version }), ...(visitor && { visitor }), locale, at, platform }
}

export const ServedPageContext = createReactContext<ServedPage>(servedPage())
export const useServedPage = (): ServedPage => useContext(ServedPageContext)
