type Product = { isLive: boolean; hasSound: boolean; hasPicture: boolean; hasRelease: boolean }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why a product is not put at the front of the shop: whoever comes there first wants to see it, hear it and get it. */
export const explainNotFeatured = ({ isLive, hasSound, hasPicture, hasRelease }: Product): string | null => {
  if (!isLive) return 'It is not live.'
  const missing = [...(hasSound ? [] : ['a sound']), ...(hasPicture ? [] : ['a picture']), ...(hasRelease ? [] : ['a published release'])]
  return missing.length > 0 ? `It needs ${list.format(missing)} first.` : null
}
