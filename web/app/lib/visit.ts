import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { FullCreator } from '#contract/creators.ts'
import type { User } from '#contract/identity.ts'

/** What the server hands to a page: how to call the API in process, and what belongs to this one visit. */
export type Visit = {
  call(path: string): Promise<{ status: number; body: string }>
  nonce: string
  origin: string
  version: string
  hasSession: boolean
  isDevelopment: boolean
  analytics: { key: string; host: string } | null
}

export const visitContext = createContext<Visit>()
export const viewerContext = createContext<User | null>(null)
export const creatorContext = createContext<FullCreator | null>(null)
/** Whether the browser is taking over the page that came from the server, whose data came with the HTML. */
export const firstPageContext = createContext<boolean>(false)

/** What only the server knows of a response. The browser has it as attributes of the page, and hides the nonce anyway. */
export type ServedPage = { nonce?: string; version?: string; visitor?: 'anonymous' | 'user' }

export const ServedPageContext = createReactContext<ServedPage>({})
export const useServedPage = (): ServedPage => useContext(ServedPageContext)
