import type { Manual } from './manual.ts'
import { ManualPart } from './manual-part.tsx'
import { ShapeTree, shapeAnchor } from './shape-tree.tsx'

/** The shapes that several routes share. */
export const ManualShapes = ({ shapes }: { shapes: Manual['shapes'] }) => (
  <ManualPart anchor="shapes" title="shapes" note={`${shapes.length} in several places`} isOpen={false}>
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
      {shapes.map(({ name, shape }) => (
        <article key={name} id={shapeAnchor(name)} className="min-w-0 scroll-mt-6">
          <h3 className="figures text-16">{name}</h3>
          <ShapeTree shape={shape} className="mt-2 border-t border-line pt-2" />
        </article>
      ))}
    </div>
  </ManualPart>
)
