import { type ReactNode, useEffect, useId, useRef } from 'react'

type StepFrameProps = {
  number: number
  title: string
  isOpen: boolean
  /** What was entered, once the step is complete. */
  summary?: ReactNode
  onChange?: (() => void) | undefined
  aside?: ReactNode
  children: ReactNode
}

/** One step of the checkout: open, complete with its summary, or still to come. */
export const StepFrame = ({ number, title, isOpen, summary, onChange, aside, children }: StepFrameProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  // The focus moves to the step that opened, but not on the first render.
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section aria-labelledby={id} className="border-t border-line first-of-type:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1 py-4.5">
        <span aria-hidden="true" className="figures text-14 text-ink-3">
          {number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-16 tracking-normal">
          {title}
        </h2>
        {isOpen && aside && <span className="ml-auto">{aside}</span>}
        {!isOpen && summary && (
          <p className="ml-auto min-w-0 text-right text-14 wrap-break-word text-ink-2">
            {summary} ·{' '}
            <button type="button" className="link" onClick={onChange}>
              change<span className="sr-only"> {title.toLowerCase()}</span>
            </button>
          </p>
        )}
      </div>
      {isOpen && <div className="pb-7">{children}</div>}
    </section>
  )
}
