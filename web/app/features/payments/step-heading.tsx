import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a view that replaced another. It takes the focus, so that screen readers read it. */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-28">
      {children}
    </h1>
  )
}
