/** Whether a link stays inside. An absolute one never does; a relative one may climb no higher than the archive's own top. */
export const staysInside = (path: string, target: string): boolean => {
  if (target === '' || target.startsWith('/') || target.includes('\\') || target.includes('\0') || /^[a-z]:/i.test(target)) return false
  let depth = path.split('/').filter((name) => name !== '' && name !== '.').length - 1
  for (const name of target.split('/')) {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    if (depth < 0) return false
  }
  return true
}
