import { useEffect } from 'react'
import { countAttention } from './count-attention.ts'

/** Counts a look at one of a creator's pages. */
export const usePageView = (creator: string): void => useEffect(() => countAttention(creator, 'visit'), [creator])
