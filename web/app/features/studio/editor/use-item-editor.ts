import { useRef, useState } from 'react'
import type { Checklist, ItemState, SavedDraft } from '#contract/catalog/editing.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import type { Autosave, Saved } from '#web/lib/forms/autosave/autosave.ts'
import { useAutosave } from '#web/lib/forms/autosave/use-autosave.ts'

/** What the editor needs of a product or bundle, whatever its content. */
export type EditedItem = SavedDraft & {
  id: string
  state: ItemState
  hasUnpublishedChanges: boolean
  checklist: Checklist
  publishedAt: string | null
}

export type ItemCalls<Item, Value> = {
  save: (value: Value, revision: number) => Promise<Item>
  load: () => Promise<Item>
  publish: (revision: number) => Promise<Item>
  discard: (revision: number) => Promise<Item>
  restore: (number: number, revision: number) => Promise<Item>
}

type ItemEditorOptions<Item, Value> = {
  /** The name of the draft on this device. */
  name: string
  item: Item
  contentOf: (item: Item) => Value
  merge?: ((mine: Value, answered: Value) => Value) | undefined
  calls: ItemCalls<Item, Value>
}

export type ItemEditor<Item, Value> = {
  item: Item
  value: Value
  autosave: Autosave<Value>
  /** Changes the current value, also when two fields change at once. */
  change: (next: (value: Value) => Value) => void
  /** False where something is missing: the checklist is read anew, because it may depend on more than the draft. */
  publish: () => Promise<boolean>
  discard: () => Promise<void>
  restore: (number: number) => Promise<void>
}

/**
 * A product or bundle that is edited: saved automatically, published, discarded or restored. Each answer of the server replaces the current
 * state.
 */
export const useItemEditor = <Item extends EditedItem, Value>(options: ItemEditorOptions<Item, Value>): ItemEditor<Item, Value> => {
  const { name, contentOf, merge, calls } = options
  const [item, setItem] = useState(options.item)

  const take = (answer: Item): Saved<Value> => {
    setItem(answer)
    // Lists, counts and previews show an outdated state; they are read again when next used.
    void outdateReads('/api/creator')
    void outdateReads('/api/storefront')
    return { ...answer, value: contentOf(answer) }
  }

  const autosave = useAutosave<Value>({
    name,
    saved: { ...item, value: contentOf(item) },
    merge,
    save: async (value, revision) => take(await calls.save(value, revision)),
    load: async () => take(await calls.load()),
  })

  const latest = useRef(autosave.value)
  latest.current = autosave.value
  const change = (next: (value: Value) => Value): void => {
    latest.current = next(latest.current)
    autosave.change(latest.current)
  }

  /** Not published while something is missing. Somebody else's version is not checked: publishing it is refused. */
  const publish = async (): Promise<boolean> => {
    let isReady = true
    await autosave.act(async (revision) => {
      const now = await calls.load()
      isReady = now.revision !== revision || now.checklist.every(({ done }) => done)
      return take(isReady ? await calls.publish(revision) : now)
    })
    return isReady
  }

  return {
    item,
    value: autosave.value,
    autosave,
    change,
    publish,
    discard: () => autosave.replace(async (revision) => take(await calls.discard(revision))),
    restore: (number) => autosave.replace(async (revision) => take(await calls.restore(number, revision))),
  }
}
