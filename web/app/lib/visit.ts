import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { User } from '#contract/identity.ts'

/** What the server hands to a page: how to call the API in process, and what belongs to this one visit. */
export type Visit = {
  call(path: string): Promise<{ status: number; body: string }>
  nonce: string
  origin: string
  version: string
  hasSession: boolean
  isDevelopment: boolean
}

export const visitContext = createContext<Visit>()
export const viewerContext = createContext<User | null>(null)

/** The nonce of this response's scripts; nothing in the browser, which hides it anyway. */
export const NonceContext = createReactContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => useContext(NonceContext)
