/** How many slips a word of this length may have and still be understood. Short words are too near to each other. */
const maxSlips = (word: string): number => {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Letters left out, added, changed, or two neighbours swapped: the fewest such slips from one word to the other. */
export const countSlips = (typed: string, meant: string): number => {
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let at = 1; at <= meant.length; at++) {
      const isSame = typed[row - 1] === meant[at - 1]
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[meant.length] ?? 0
}

const maxMeant = 3

/** The words somebody may have meant, the likeliest first: as few slips as possible, and better the same first letter. */
export const termsMeant = (typed: string, known: readonly string[]): string[] => {
  const judged = known.map((word) => ({ word, slips: countSlips(typed, word), startsAlike: word[0] === typed[0] }))
  const fewest = Math.min(...judged.map(({ slips }) => slips))
  if (fewest > maxSlips(typed)) return []
  return judged
    .filter(({ slips }) => slips === fewest)
    .sort((a, b) => Number(b.startsAlike) - Number(a.startsAlike) || (a.word < b.word ? -1 : 1))
    .slice(0, maxMeant)
    .map(({ word }) => word)
}
