/**
 * Whether a link stays inside. An absolute one never does; a relative one may climb no higher than the archive's own top, and only
 * before it names anything: behind a name that is a link itself, `..` leads to wherever that one points, and from there out.
 */
export const staysInside = (path: string, target: string): boolean => {
  if (target === '' || target.startsWith('/') || target.includes('\\') || target.includes('\0') || /^[a-z]:/i.test(target)) return false
  let depth = path.split('/').filter((name) => name !== '' && name !== '.').length - 1
  let hasNamed = false
  for (const name of target.split('/')) {
    if (name === '..') {
      depth -= 1
      if (hasNamed || depth < 0) return false
    } else if (name !== '' && name !== '.') hasNamed = true
  }
  return true
}
