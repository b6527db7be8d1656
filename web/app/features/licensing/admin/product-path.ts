const pattern = /^(?:https?:\/\/[^/]+)?\/?([a-z0-9-]{3,40})\/([a-z0-9-]{3,40})\/?$/

/** A product as staff write it: creator/product, or the address of its page. */
export const readProductPath = (text: string): { creatorId: string; productId: string } | undefined => {
  const [, creatorId, productId] = pattern.exec(text.trim().toLowerCase()) ?? []
  return creatorId && productId ? { creatorId, productId } : undefined
}
