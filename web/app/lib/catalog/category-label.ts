import type { ProductCategory } from '#contract/catalog/catalog.ts'

/** What a category is called: one of it, many of it. */
export const categoryLabel: Record<ProductCategory, { one: string; many: string }> = {
  Plugin: { one: 'Plugin', many: 'Plugins' },
  SamplePack: { one: 'Sample pack', many: 'Sample packs' },
  PresetPack: { one: 'Presets', many: 'Presets' },
  MIDIPack: { one: 'MIDI pack', many: 'MIDI' },
  EBookGuide: { one: 'Book', many: 'Books' },
  DAWTemplate: { one: 'Template', many: 'Templates' },
  CourseTutorial: { one: 'Course', many: 'Courses' },
  ProjectFile: { one: 'Project file', many: 'Project files' },
}

export const categoryHref = (category: ProductCategory): string => `/?category=${category}`
