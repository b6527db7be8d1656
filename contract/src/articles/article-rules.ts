/** The path of an article in its section: {category}/{slug...}, or {slug} where a section has no categories. */
export const articlePathPattern = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,3}$/
