import ArrowLeft from 'lucide-react/icons/arrow-left'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#web/ui/buttons/button-look.ts'

type EditorHeadProps = {
  back: { to: string; label: string }
  title: string
  state: ReactNode
  saved: ReactNode
  previewHref: string
  /** Discard and Publish, for members who may. */
  children?: ReactNode
}

/** Stays in view while editing: the title, the state, and the link to the preview. */
export const EditorHead = ({ back, title, state, saved, previewHref, children }: EditorHeadProps) => (
  <div className="sticky top-0 z-20 -mx-4 mb-6 border-b border-line bg-paper px-4 pb-3 sm:mx-0 sm:px-0 lg:-mt-7 lg:pt-5">
    <Link to={back.to} className="mb-2 inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-ink">
      <ArrowLeft size={15} aria-hidden="true" />
      {back.label}
    </Link>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="min-w-0 truncate text-28">{title}</h1>
          {state}
        </div>
        {saved}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
        <a href={previewHref} target="_blank" rel="noreferrer" className={buttonLook({ size: 'small' })}>
          Preview
          <ExternalLink size={15} aria-hidden="true" />
          <span className="sr-only">, opens a new window</span>
        </a>
        {children}
      </div>
    </div>
  </div>
)
