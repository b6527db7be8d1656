import { SectionHead } from '#web/ui/section-head.tsx'
import type { Manual } from './manual.ts'
import { ShapeTree, shapeAnchor } from './shape-tree.tsx'

/** The shapes that several routes share. */
export const ManualShapes = ({ shapes }: { shapes: Manual['shapes'] }) => (
  <section id="shapes" aria-labelledby="shapes-title">
    <SectionHead id="shapes-title" title="shapes" note={`${shapes.length} in several places`} />
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
      {shapes.map(({ name, shape }) => (
        <article key={name} id={shapeAnchor(name)} className="min-w-0 scroll-mt-6">
          <h3 className="figures text-16">{name}</h3>
          <ShapeTree shape={shape} className="mt-2 border-t border-line pt-2" />
        </article>
      ))}
    </div>
  </section>
)
