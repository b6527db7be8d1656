import { useRef, useState } from 'react'
import type { Checklist, ItemState, SavedDraft } from '#contract/catalog/editing.ts'
import { CallError } from '#web/lib/api/call-error.ts'
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
  /** The server's current view of the saved draft: the checklist may depend on more than the draft. */
  check: () => Promise<Item>
  publish: () => Promise<void>
  discard: () => Promise<Item>
  restore: (number: number) => Promise<Item>
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

  /** If somebody else was faster, their version is shown and nothing is done yet. */
  const orTheirs = async <Answer>(acting: Promise<Answer>): Promise<Answer> => {
    try {
      return await acting
    } catch (error) {
      if (error instanceof CallError && error.status === 409) autosave.adopt(take(await calls.load()))
      throw error
    }
  }

  /** Actions work on what the server has, so everything is saved first. The answer replaces the draft. */
  const act = async (action: (revision: number) => Promise<Item>): Promise<Item> => {
    const revision = await autosave.flush()
    const answer = await orTheirs(action(revision))
    autosave.adopt(take(answer))
    return answer
  }

  return {
    item,
    value: autosave.value,
    autosave,
    change,
    check: () => act(calls.load),
    publish: () => orTheirs(autosave.act(async (revision) => take(await calls.publish(revision)))),
    discard: () => act(calls.discard),
    restore: (number) => act((revision) => calls.restore(number, revision)),
  }
}
