import { classes } from '#web/ui/classes.ts'
import type { Part, Shape } from './shape.ts'

export const shapeAnchor = (name: string): string => `shape-${name}`

const ShapeText = ({ shape }: { shape: Shape }) => {
  if (!shape.refers) return <span className="text-ink-2">{shape.text}</span>
  const [before = '', after = ''] = shape.text.split(shape.refers)
  return (
    <span className="text-ink-2">
      {before}
      <a href={`#${shapeAnchor(shape.refers)}`} className="link text-ink">
        {shape.refers}
      </a>
      {after}
    </span>
  )
}

const Notes = ({ notes }: { notes: readonly string[] | undefined }) =>
  notes && <span className="text-12 text-ink-3 wrap-anywhere">{notes.join('; ')}</span>

/** One field: its name, its type, and, collapsed, its fields. */
const PartLine = ({ part: { name, optional, shape }, depth }: { part: Part; depth: number }) => {
  const line = (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <b className="font-medium text-ink wrap-anywhere">
        {name}
        {optional && <span className="font-normal text-ink-3">?</span>}
      </b>
      <ShapeText shape={shape} />
      <Notes notes={shape.notes} />
    </span>
  )
  if (!shape.parts) return line
  return (
    <details>
      <summary className="marker:text-ink-3">{line}</summary>
      <Parts parts={shape.parts} depth={depth + 1} />
    </details>
  )
}

const Parts = ({ parts, depth }: { parts: readonly Part[]; depth: number }) => (
  <ul className={classes('grid gap-1', depth > 0 && 'mt-1 ml-1 border-l border-line pl-3 sm:pl-4')}>
    {parts.map((part) => (
      <li key={part.name}>
        <PartLine part={part} depth={depth} />
      </li>
    ))}
  </ul>
)

/** Longer shapes start collapsed: readers first look for a route, and then for a field. */
const maxOpen = 8

/** A shape as a collapsible tree. It is plain HTML and needs no script. */
export const ShapeTree = ({ shape, className }: { shape: Shape; className?: string }) => {
  const { parts } = shape
  const head = (
    <>
      <ShapeText shape={shape} /> <Notes notes={shape.notes} />
    </>
  )
  return (
    <div className={classes('figures text-14 leading-[1.7]', className)}>
      {parts && parts.length > maxOpen ? (
        <details>
          <summary className="marker:text-ink-3">
            {head} <span className="text-ink-3">{parts.length} fields</span>
          </summary>
          <Parts parts={parts} depth={1} />
        </details>
      ) : (
        <>
          {shape.text !== 'object' && <p>{head}</p>}
          {parts && <Parts parts={parts} depth={shape.text === 'object' ? 0 : 1} />}
        </>
      )}
    </div>
  )
}

export const PartList = ({ parts }: { parts: readonly Part[] }) => (
  <div className="figures text-14 leading-[1.7]">
    <Parts parts={parts} depth={0} />
  </div>
)
