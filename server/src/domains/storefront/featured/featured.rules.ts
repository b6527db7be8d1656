type Creator = { isSuspended: boolean; isLive: boolean }
type Product = Creator & { isCreatorLive: boolean; hasSound: boolean; hasPicture: boolean; hasRelease: boolean }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why a creator is not put at the front of the shop. */
export const explainHiddenCreator = ({ isSuspended, isLive }: Creator): string | null => {
  if (isSuspended) return 'It is suspended.'
  return isLive ? null : 'Its storefront is not live.'
}

/** Why a product is not put at the front of the shop: whoever comes there first wants to see it, hear it and get it. */
export const explainNotFeatured = ({ isSuspended, isCreatorLive, isLive, hasSound, hasPicture, hasRelease }: Product): string | null => {
  if (isSuspended) return 'Its creator is suspended.'
  if (!isCreatorLive) return 'Its creator’s storefront is not live.'
  if (!isLive) return 'It is not live.'
  const missing = [...(hasSound ? [] : ['a sound']), ...(hasPicture ? [] : ['an image']), ...(hasRelease ? [] : ['a published release'])]
  return missing.length > 0 ? `It needs ${list.format(missing)} first.` : null
}
