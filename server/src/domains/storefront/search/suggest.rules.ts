import { type ProductCategory, productCategories } from '#contract/catalog/catalog.ts'

/** What people call a category when they look for it. */
const categoryNames: Record<ProductCategory, string> = {
  Plugin: 'plugins effects instruments vst',
  SamplePack: 'sample packs samples loops',
  PresetPack: 'presets sounds patches',
  MIDIPack: 'midi packs',
  EBookGuide: 'books ebooks guides',
  DAWTemplate: 'templates',
  CourseTutorial: 'courses tutorials lessons',
  ProjectFile: 'project files projects',
}

/** The categories whose name has a word that begins with each of the typed ones. */
export const categoriesFor = (terms: readonly string[]): ProductCategory[] =>
  terms.length === 0
    ? []
    : productCategories.filter((category) =>
        terms.every((word) => categoryNames[category].split(' ').some((name) => name.startsWith(word))),
      )

const maxSuggestions = 8
const maxCategories = 2
const maxCreators = 3

/** Eight in all: categories and creators are few and broad, products take the rest. */
export const shareOut = <Product, Creator, Category>(found: {
  products: readonly Product[]
  creators: readonly Creator[]
  categories: readonly Category[]
}): { products: Product[]; creators: Creator[]; categories: Category[] } => {
  const categories = found.categories.slice(0, maxCategories)
  const creators = found.creators.slice(0, maxCreators)
  return { products: found.products.slice(0, maxSuggestions - categories.length - creators.length), creators, categories }
}
