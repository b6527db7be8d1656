import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/buttons/button.tsx'
import { FlatWave } from '#web/ui/pictures/flat-wave.tsx'
import { BlockSketch } from '../blocks/block-sketch.tsx'
import { type StartingLayout, startingLayouts } from './starting-layouts.ts'

type BeginningProps = { onBegin: (layout: StartingLayout) => void; onAdd: () => void }

/** A blank page: three layouts to start with, or a single block. */
export const Beginning = ({ onBegin, onAdd }: BeginningProps) => (
  <section aria-labelledby="beginning" className="mx-auto grid w-full max-w-190 content-center gap-7 px-4 py-10 sm:px-8">
    <div className="grid justify-items-start gap-2">
      <FlatWave shape="silent" className="mb-3" />
      <h2 id="beginning" className="text-28">
        Start your page
      </h2>
      <p className="max-w-[35em] text-ink-2">
        Start with a layout and change anything, or build the page block by block. Visitors see nothing until you publish.
      </p>
    </div>
    <ul className="grid gap-3 @min-[44rem]:grid-cols-3">
      {startingLayouts.map((layout) => (
        <li key={layout.name} className="grid">
          <button
            type="button"
            onClick={() => onBegin(layout)}
            className="group grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4 rounded border border-line bg-paper p-3 text-left transition-colors hover:border-ink @min-[44rem]:grid-cols-1 @min-[44rem]:content-start @min-[44rem]:gap-3 @min-[44rem]:p-4"
          >
            <span className="grid gap-px rounded-small bg-paper-2 px-1 py-1 transition-colors group-hover:text-ink @min-[44rem]:px-6 @min-[44rem]:py-2">
              {layout.types.map((type) => (
                <BlockSketch key={type} type={type} className="w-full" />
              ))}
            </span>
            <span className="grid gap-0.5">
              <b>{layout.name}</b>
              <span className="text-14 text-ink-2">{layout.sentence}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
    <Button onPress={onAdd} icon={<Plus size={16} aria-hidden="true" />} className="justify-self-start">
      Add a single block
    </Button>
  </section>
)
