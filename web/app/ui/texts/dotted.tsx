import type { ReactNode } from 'react'

/**
 * Parts of a line separated by dots. A dot belongs to the part after it, and is positioned left of the edge where that part begins a line:
 * there it is clipped.
 */
export const Dotted = ({ parts }: { parts: readonly ReactNode[] }) => (
  <span className="block overflow-clip [overflow-clip-margin:3px]">
    <span className="-ml-[0.8em] block">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, always rendered together
        <span key={index} className="relative inline-block pl-[0.8em]">
          {index > 0 && <span className="absolute left-0 w-[0.8em] text-center"> · </span>}
          {part}
        </span>
      ))}
    </span>
  </span>
)
