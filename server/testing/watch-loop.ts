/**
 * How long this thread works at most without returning to its loop. In processor time: on a busy machine the turns of other processes do
 * not count.
 */
export const watchLoop = (): { end(): number } => {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
  let [longest, before] = [0, used()]
  const look = (): void => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }
  const looking = setInterval(look, 2)
  const end = (): number => {
    clearInterval(looking)
    look()
    return Math.round(longest / 1_000)
  }
  return { end }
}
