import { useState } from 'react'
import type { BlockType, PageBlock } from '#contract/catalog/page-blocks.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { duplicateBlock, nameOf, newBlock } from '../blocks/block-editing.ts'
import { blockSketches } from '../blocks/block-sketches.ts'
import type { OwnItems } from '../blocks/own-items.ts'
import { addBelow, indexOfBlock, moveBlock, neighbourOf, putBack, removeBlock, replaceBlock } from './edit-blocks.ts'
import { layOut, type StartingLayout } from './starting-layouts.ts'
import { useHistory } from './use-history.ts'

type Given = {
  blocks: readonly PageBlock[]
  onChange: (blocks: PageBlock[]) => void
  creatorId: string
  ownItems: OwnItems
  /** A block was removed; the one that is chosen instead. */
  onRemoved: (nextId: string | undefined) => void
}

const newId = () => crypto.randomUUID()

/** All actions on a page, the chosen block, and the announcements for screen readers. */
export const useBuilder = ({ blocks, onChange, creatorId, ownItems, onRemoved }: Given) => {
  const history = useHistory(blocks, onChange)
  const [chosenId, choose] = useState<string>()
  const [announcement, announce] = useState('')
  const chosen = blocks.find(({ id }) => id === chosenId)

  const remove = (block: PageBlock): void => {
    const at = indexOfBlock(blocks, block.id)
    const name = blockSketches[block.type].name
    history.change((now) => removeBlock(now, block.id), `Remove ${name}`)
    const nextId = neighbourOf(blocks, block.id)
    choose(nextId)
    onRemoved(nextId)
    const bringBack = () => {
      history.change((now) => putBack(now, block, at), `Restore ${name}`)
      choose(block.id)
    }
    toast({ kind: 'info', text: `${nameOf(block, ownItems)} removed`, action: { label: 'Undo', run: bringBack } })
  }

  return {
    chosen,
    choose,
    announcement,
    say: announce,
    undoable: history.undoable,
    redoable: history.redoable,
    change: history.change,
    undo: () => {
      if (!history.undoable) return
      announce(`Undone: ${history.undoable}`)
      history.undo()
    },
    redo: () => {
      if (!history.redoable) return
      announce(`Redone: ${history.redoable}`)
      history.redo()
    },
    add: (type: BlockType): PageBlock => {
      const block = newBlock(type, creatorId, newId)
      history.change((now) => addBelow(now, chosen?.id, block), `Add ${blockSketches[type].name}`)
      choose(block.id)
      announce(`${blockSketches[type].name} added`)
      return block
    },
    duplicate: (block: PageBlock): void => {
      const copy = duplicateBlock(block, newId)
      history.change((now) => addBelow(now, block.id, copy), `Duplicate ${blockSketches[block.type].name}`)
      choose(copy.id)
      announce(`${nameOf(block, ownItems)} duplicated`)
    },
    move: (block: PageBlock, to: number): void => {
      if (to < 0 || to >= blocks.length || to === indexOfBlock(blocks, block.id)) return
      history.change((now) => moveBlock(now, block.id, to), `Move ${blockSketches[block.type].name}`)
      announce(`${nameOf(block, ownItems)} is now ${to + 1} of ${blocks.length}`)
    },
    remove,
    /** One field of a block; further typing in the same field belongs to the same step. */
    edit: (block: PageBlock, field: string): void =>
      history.change((now) => replaceBlock(now, block), `Edit ${blockSketches[block.type].name}`, `${block.id}/${field}`),
    begin: (layout: StartingLayout): void => {
      const page = layOut(layout, creatorId, ownItems, newId)
      history.change(() => page, `Start with ${layout.name}`)
      choose(page[0]?.id)
    },
  }
}

export type Builder = ReturnType<typeof useBuilder>
