/** An address that also works on another site than ours. */
export const wholeUrl = (url: string | null, publicUrl: string): string | null => url && new URL(url, publicUrl).href
