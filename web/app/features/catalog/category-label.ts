export { categoryHref, categoryLabel } from '#web/lib/category-label.ts'
