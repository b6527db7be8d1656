import { useState } from 'react'

/** True from the first time it was: what is loaded on demand stays, so that it can leave with grace. */
export const useEver = (flag: boolean): boolean => {
  const [ever, setEver] = useState(flag)
  if (flag && !ever) setEver(true)
  return ever || flag
}
