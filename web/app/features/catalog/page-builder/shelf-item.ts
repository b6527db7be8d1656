/** A product or a bundle of the creator, as a picker shows it. */
export type ShelfItem = { id: string; name: string; iconUrl: string | null; note: string; isLive: boolean }
