/** A product or a bundle of the creator, as a picker shows it. */
export type OwnItem = { id: string; name: string; iconUrl: string | null; note: string; isLive: boolean }

/** What the creator sells; undefined until it is loaded. */
export type OwnItems = { products: readonly OwnItem[] | undefined; bundles: readonly OwnItem[] | undefined }
