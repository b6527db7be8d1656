import { createContext, type ReactNode, useContext } from 'react'
import type { AudioSample } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { Uploads } from '#web/lib/files/uploads.ts'
import type { OwnItems } from '../blocks/own-items.ts'

/** What any form of the builder may need, however deep it is nested. */
export type BuilderParts = {
  canEdit: boolean
  creatorId: string
  ownItems: OwnItems
  sounds: Record<string, Sound>
  uploads: Uploads
  listen: (sample: AudioSample, sounds: Record<string, Sound>) => ReactNode
}

const Parts = createContext<BuilderParts | undefined>(undefined)

export const BuilderPartsProvider = Parts.Provider

export const useBuilderParts = (): BuilderParts => {
  const parts = useContext(Parts)
  if (!parts) throw new Error('This stands inside a page builder only')
  return parts
}
