/** A product or a bundle of the creator, as a picker shows it. */
export type OwnItem = { id: string; name: string; iconUrl: string | null; note: string; isLive: boolean }

/** What the creator sells; nothing until it is read. */
export type OwnItems = { products: readonly OwnItem[] | undefined; bundles: readonly OwnItem[] | undefined }
