import { useWriteCount } from './count.tsx'
import { sizeText } from './size-text.ts'

/** The size of a file in the visitor's format. */
export const Size = ({ of }: { of: number }) => <span suppressHydrationWarning>{sizeText(of, useWriteCount())}</span>
