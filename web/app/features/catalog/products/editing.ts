import type { ProductDraft } from '#contract/catalog/editing.ts'
import type { Problems } from './draft-problems.ts'

/** What a section of the editor needs. The parts that products and bundles share are edited by the same sections. */
export type Editing<Draft> = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** Messages by the path of their field: "variations.0.name". */
  problems: Problems
  canEdit: boolean
}

export type Texts = Pick<ProductDraft, 'name' | 'tagline' | 'description'>
export type Pictures = Pick<ProductDraft, 'iconUrl' | 'images'>
export type Priced = Pick<ProductDraft, 'variations'>
