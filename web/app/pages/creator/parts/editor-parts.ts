import type { ProductType } from '#contract/catalog/catalog.ts'
import type { Problems } from '#web/features/catalog/products/draft-problems.ts'
import type { EditorPart } from '#web/features/studio/editor/section-list.tsx'

type Part = EditorPart & { fields: readonly string[] }

/** Plugins list their systems; other products list their contents. */
export const insideLabel = (type: ProductType): string => (type === 'Plugin' ? 'Compatibility' : 'What is inside')

export const productParts = (type: ProductType): readonly Part[] => [
  { id: 'texts', label: 'Texts', fields: ['name', 'tagline', 'description'] },
  { id: 'kind', label: 'Type', fields: [] },
  { id: 'pictures', label: 'Images', fields: ['iconUrl', 'images'] },
  { id: 'variations', label: 'Variations', fields: ['variations'] },
  { id: 'sales', label: 'Sales', fields: [] },
  { id: 'compatibility', label: insideLabel(type), fields: ['compatibility'] },
  { id: 'releases', label: 'Releases', fields: [] },
  { id: 'delivery', label: 'Delivery', fields: ['externalFulfillment'] },
  { id: 'traits', label: 'Kind and sound', fields: ['traits'] },
  { id: 'tags', label: 'Tags', fields: ['tags'] },
  { id: 'page', label: 'Page', fields: ['pageBlocks'] },
  { id: 'history', label: 'History', fields: [] },
]

export const bundleParts: readonly Part[] = [
  { id: 'texts', label: 'Texts', fields: ['name', 'tagline', 'description'] },
  { id: 'contents', label: 'Products', fields: ['productIds'] },
  { id: 'variations', label: 'Price', fields: ['variations'] },
  { id: 'sales', label: 'Sales', fields: [] },
  { id: 'pictures', label: 'Images', fields: ['iconUrl', 'imageUrl', 'images'] },
  { id: 'page', label: 'Page', fields: ['pageBlocks'] },
  { id: 'history', label: 'History', fields: [] },
]

/** The parts of an editor, those with an invalid field marked. */
export const partsWith = (parts: readonly Part[], problems: Problems): EditorPart[] => {
  const wrong = new Set(Object.keys(problems).map((path) => path.split('.')[0]))
  return parts.map(({ id, label, fields }) => ({ id, label, hasProblem: fields.some((field) => wrong.has(field)) }))
}
