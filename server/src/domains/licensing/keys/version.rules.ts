/** A version in comparable parts; a part after a dash comes before the version itself, as in semver. */
const partsOf = (version: string): { numbers: number[]; before: string } => {
  const [, core = '', before = ''] = /^v?([\d.]*)(?:-([^+]*))?/.exec(version.trim()) ?? []
  return { numbers: core.split('.').map((part) => Number.parseInt(part, 10) || 0), before }
}

/** Negative where the first is older. Plugins write their versions as they like, so whatever is not a number counts as 0. */
export const compareVersions = (one: string, other: string): number => {
  const [left, right] = [partsOf(one), partsOf(other)]
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (left.before === right.before) return 0
  if (left.before === '') return 1
  if (right.before === '') return -1
  return left.before < right.before ? -1 : 1
}
