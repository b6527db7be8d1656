type Of = { id: string; creator: { slug: string } }

export const productHref = ({ id, creator }: Of): string => `/${creator.slug}/${id}`
export const bundleHref = ({ id, creator }: Of): string => `/${creator.slug}/bundles/${id}`
export const creatorHref = (creator: { slug: string }): string => `/${creator.slug}`
