/** The owned products ("creator/product") that the address of a product's page may mean; it names the creator by its slug. */
export const ownedHere = (pathname: string, owned: readonly string[]): string[] => {
  const [, productId] = /^\/[^/]+\/([^/]+)\/?$/.exec(pathname) ?? []
  return owned.filter((key) => key.split('/')[1] === productId)
}
