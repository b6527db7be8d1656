/** Semantic versions, as semver.org defines them; the part after a plus sign says nothing about which is newer. */
const shape = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/

type Version = { numbers: number[]; before: string[] }

const longest = 64

const read = (text: string): Version | undefined => {
  const match = text.length <= longest ? shape.exec(text) : null
  if (!match) return undefined
  const [, major, minor, patch, before] = match
  return { numbers: [Number(major), Number(minor), Number(patch)], before: before?.split('.') ?? [] }
}

/** A number has no leading zero, also after the dash: 1.0.0-01 and 1.0.0-1 would compare as equal. */
export const isVersion = (text: string): boolean => read(text)?.before.every((part) => !/^0\d+$/.test(part)) ?? false

const comparePart = (one: string | undefined, other: string | undefined): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? -1 : 1
  const [first, second] = [/^\d+$/.test(one), /^\d+$/.test(other)]
  if (first && second) return Number(one) - Number(other)
  if (first !== second) return first ? -1 : 1
  return one < other ? -1 : one > other ? 1 : 0
}

/** Below zero when the first is older. A pre-release (1.0.0-beta) is older than its release. */
export const compareVersions = (one: string, other: string): number => {
  const [first, second] = [read(one), read(other)]
  if (!first || !second) throw new Error(`These are not versions: ${JSON.stringify([one, other])}`)
  const difference = first.numbers.map((number, index) => number - (second.numbers[index] ?? 0)).find((step) => step !== 0)
  if (difference !== undefined) return difference
  if (first.before.length === 0 || second.before.length === 0) return second.before.length - first.before.length
  const length = Math.max(first.before.length, second.before.length)
  for (let index = 0; index < length; index++) {
    const step = comparePart(first.before[index], second.before[index])
    if (step !== 0) return step
  }
  return 0
}
