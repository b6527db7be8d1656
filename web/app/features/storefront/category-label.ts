export { categoryHref, categoryLabel } from '#web/lib/catalog/category-label.ts'
