import { useState } from 'react'

/** True from the first time `flag` was: a part loaded on demand stays mounted, for its closing transition. */
export const useEver = (flag: boolean): boolean => {
  const [ever, setEver] = useState(flag)
  if (flag && !ever) setEver(true)
  return ever || flag
}
