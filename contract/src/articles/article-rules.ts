/** An article's address in its section: {category}/{slug...}, or {slug} where a section has no categories. */
export const articlePathPattern = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,3}$/
