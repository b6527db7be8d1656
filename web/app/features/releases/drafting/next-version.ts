import type { Channel } from '#contract/releases/release-states.ts'

type Known = { version: string; channel: Channel }
type Parsed = { core: readonly [number, number, number]; pre: readonly string[] }

const parse = (version: string): Parsed | undefined => {
  const [, major, minor, patch, pre] = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?/.exec(version) ?? []
  return patch === undefined ? undefined : { core: [Number(major), Number(minor), Number(patch)], pre: pre?.split('.') ?? [] }
}

const compareCores = (one: Parsed, other: Parsed): number =>
  one.core[0] - other.core[0] || one.core[1] - other.core[1] || one.core[2] - other.core[2]

const compareParts = (one: string | undefined, other: string | undefined): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? -1 : 1
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other)
  return areNumbers ? Number(one) - Number(other) : one < other ? -1 : Number(one > other)
}

/** A pre-release is lower than its version: 2.4.0-beta.1 before 2.4.0. */
const compare = (one: Parsed, other: Parsed): number => {
  const byCore = compareCores(one, other)
  if (byCore !== 0) return byCore
  if (one.pre.length === 0 || other.pre.length === 0) return other.pre.length - one.pre.length
  for (let index = 0; index < Math.max(one.pre.length, other.pre.length); index += 1) {
    const byPart = compareParts(one.pre[index], other.pre[index])
    if (byPart !== 0) return byPart
  }
  return 0
}

const highest = (versions: readonly Parsed[]): Parsed | undefined => versions.toSorted(compare).at(-1)

const write = ({ core, pre }: Parsed): string => `${core.join('.')}${pre.length > 0 ? `-${pre.join('.')}` : ''}`

const nextMinor = ({ core: [major, minor] }: Parsed): Parsed['core'] => [major, minor + 1, 0]

/** beta.2 becomes beta.3, and rc becomes rc.1. */
const nextPre = (pre: readonly string[]): string[] => {
  const last = pre.at(-1) ?? ''
  return /^\d+$/.test(last) ? [...pre.slice(0, -1), String(Number(last) + 1)] : [...pre, '1']
}

const parsedOf = (known: readonly Known[], channel: Channel): Parsed[] =>
  known.filter((one) => one.channel === channel).flatMap(({ version }) => parse(version) ?? [])

/** The version that a creator would likely choose next: the next minor version, or the one that the beta was for. */
export const nextVersion = (known: readonly Known[], channel: Channel): string => {
  const stable = highest(parsedOf(known, 'stable'))
  const beta = highest(parsedOf(known, 'beta'))
  const betaIsAhead = beta !== undefined && (stable === undefined || compare(beta, stable) > 0)
  if (channel === 'beta') {
    if (betaIsAhead && beta.pre.length > 0) return write({ core: beta.core, pre: nextPre(beta.pre) })
    const before = betaIsAhead ? beta : stable
    return write({ core: before ? nextMinor(before) : [1, 0, 0], pre: ['beta', '1'] })
  }
  if (betaIsAhead && (stable === undefined || compareCores(beta, stable) > 0)) return write({ core: beta.core, pre: [] })
  if (!stable) return '1.0.0'
  return stable.pre.length > 0 ? write({ core: stable.core, pre: [] }) : write({ core: nextMinor(stable), pre: [] })
}
