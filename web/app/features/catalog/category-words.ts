export { categoryHref, categoryWords } from '#web/lib/category-words.ts'
