import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Tag } from '#web/ui/tag.tsx'

type ItemProps = {
  imageUrl: string | null
  kind: string
  name: string
  tagline: string | null
  href: string
  price: ReactNode
  buy: ReactNode
  play: ReactNode
  reverseOrder?: boolean | undefined
}

/** A product or bundle in the middle of a page: its cover, name, price and link. */
export const Item = ({ imageUrl, kind, name, tagline, href, price, buy, play, reverseOrder = false }: ItemProps) => (
  <div className="grid items-center gap-7 md:grid-cols-2 md:gap-14">
    <div className={classes('relative', reverseOrder && 'md:order-last')}>
      <Link to={href} tabIndex={-1} aria-hidden="true" className="block rounded">
        <Cover src={imageUrl} alt="" width={600} sizes="(min-width: 800px) 580px, 100vw" />
      </Link>
      <span className="absolute bottom-2.5 left-2.5 flex gap-1 rounded-full bg-paper">{play}</span>
    </div>
    <div>
      <Tag>{kind}</Tag>
      <h2 className="mt-2 text-28">
        <Link to={href} className="underline-offset-[0.15em] hover:underline">
          {name}
        </Link>
      </h2>
      {tagline && <p className="mt-2 max-w-[29.5em] text-ink-2">{tagline}</p>}
      <div className="@container mt-5">
        <div className="grid justify-items-start gap-x-4 gap-y-3 @lg:flex @lg:flex-wrap @lg:items-center">
          <div className="flex flex-wrap gap-x-4 gap-y-3 empty:hidden">{buy}</div>
          {price}
        </div>
      </div>
    </div>
  </div>
)
