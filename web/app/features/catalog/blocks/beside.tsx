import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { SafeHtml } from './safe-html.tsx'

type BesideProps = {
  picture: ReactNode
  title: string | null
  subtitle: string | null
  bodyHtml: string | undefined
  reverseOrder: boolean
}

/** An image or a video with text next to it; alone, it takes the whole width. */
export const Beside = ({ picture, title, subtitle, bodyHtml, reverseOrder }: BesideProps) => {
  if (!title && !subtitle && !bodyHtml) return picture
  return (
    <div className="grid items-center gap-7 md:grid-cols-2 md:gap-14">
      <div className={classes('min-w-0', reverseOrder && 'md:order-last')}>{picture}</div>
      <div className="min-w-0">
        {title && <h2 className="text-28">{title}</h2>}
        {subtitle && <p className="mt-2 text-20 text-ink-2">{subtitle}</p>}
        <SafeHtml html={bodyHtml} className="mt-3.5" />
      </div>
    </div>
  )
}
