import { type ReactNode, useState } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import type { Entry } from './manual.ts'
import { PartList, ShapeTree } from './shape-tree.tsx'

/** A path with its parameters highlighted, and with places to break it on a narrow screen. */
const PathText = ({ path }: { path: string }) => (
  <>
    {path.split(/(\{\w+\}|\/)/).map((piece, at) =>
      piece === '/' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a path never move
        <span key={at}>
          <wbr />/
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a path never move
        <span key={at} className={piece.startsWith('{') ? 'font-normal text-ink-2' : undefined}>
          {piece}
        </span>
      ),
    )}
  </>
)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[120px_minmax(0,1fr)]">
    <h4 className="pt-px text-14 font-normal tracking-normal text-ink-2">{title}</h4>
    <div className="min-w-0">{children}</div>
  </div>
)

/** The input and the answers of a route. */
const InAndOut = ({ entry }: { entry: Entry }) => (
  <>
    {entry.inPath.length > 0 && (
      <Section title="In the path">
        <PartList parts={entry.inPath} />
      </Section>
    )}
    {entry.inQuery.length > 0 && (
      <Section title="In the query">
        <PartList parts={entry.inQuery} />
      </Section>
    )}
    {entry.body && (
      <Section title="Body">
        <ShapeTree shape={entry.body} />
      </Section>
    )}
    {entry.answers.map(({ status, text, shape }) => (
      <Section key={status} title={`Answer ${status}`}>
        {shape ? <ShapeTree shape={shape} /> : <p className="text-14 text-ink-2">{text}, no content</p>}
      </Section>
    ))}
  </>
)

/** One route: what it does and who may call it. Its shapes are rendered when they are opened: all of them at once would be far too long. */
export const ManualEntry = ({ entry }: { entry: Entry }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <article id={entry.id} aria-labelledby={`${entry.id}-path`} className="scroll-mt-6 pb-10">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h3 id={`${entry.id}-path`} className="figures min-w-0 text-16 leading-[1.4] wrap-anywhere">
          <a href={`#${entry.id}`} className="rounded-small underline-offset-[0.25em] hover:underline">
            <span className="mr-2.5 text-ink-3">{entry.method}</span>
            <PathText path={entry.path} />
          </a>
        </h3>
        <Chip className="sm:ml-auto">{entry.access}</Chip>
      </div>
      <p className="mt-1.5 mb-3 max-w-[43.5em] text-ink-2">{entry.summary}</p>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="w-fit cursor-pointer rounded-small py-1 text-14 text-ink-2 hover:text-ink">Request and response</summary>
        <div className="mt-2">{isOpen && <InAndOut entry={entry} />}</div>
      </details>
    </article>
  )
}
