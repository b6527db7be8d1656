type Part = { text: string; isLink: boolean }

/** Without the punctuation that ends the sentence around it. */
const link = /https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi

/** A text split into https:// links and the parts between them. */
export const splitLinks = (text: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(link)) {
    if (!URL.canParse(found[0])) continue
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isLink: false })
    parts.push({ text: found[0], isLink: true })
    end = found.index + found[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false })
  return parts
}
