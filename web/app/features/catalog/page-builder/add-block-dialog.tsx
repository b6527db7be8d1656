import type { BlockType } from '#contract/catalog/page-blocks.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BlockSketch } from '../blocks/block-sketch.tsx'
import { blockSketches, blockTypes } from '../blocks/block-sketches.ts'

type AddBlockDialogProps = { open: boolean; onClose: () => void; onChoose: (type: BlockType) => void; below: string | undefined }

/** The eight kinds, each drawn and explained. */
export const AddBlockDialog = ({ open, onClose, onChoose, below }: AddBlockDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Add a block"
    description={below ? `It goes below ${below}.` : 'It goes to the end of the page.'}
    size="large"
  >
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      {blockTypes.map((type) => (
        <li key={type} className="grid">
          <button
            type="button"
            onClick={() => onChoose(type)}
            className="group grid content-start gap-2 rounded border border-line p-3 text-left transition-colors hover:border-ink"
          >
            <BlockSketch type={type} className="w-full rounded-small bg-paper-2 transition-colors group-hover:text-ink" />
            <span className="grid gap-0.5">
              <b className="text-14">{blockSketches[type].name}</b>
              <span className="text-12 text-ink-2">{blockSketches[type].sentence}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
)
