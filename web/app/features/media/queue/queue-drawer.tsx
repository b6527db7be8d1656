import { useRef } from 'react'
import { ignoreDoubleClick } from '#web/ui/lists/ignore-double-click.ts'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { DrawerPanel } from '#web/ui/overlays/drawer-panel.tsx'
import { player, usePlayer } from '../player/player-store.ts'
import type { Track } from '../player/track.ts'
import { heirOf } from './queue.ts'
import { QueueRow } from './queue-row.tsx'

/** The queue: to look at, to jump to a track, to change the order, and to remove tracks. */
export const QueueDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const queue = usePlayer((state) => state.queue)
  const currentId = usePlayer((state) => state.track?.id)
  const removers = useRef(new Map<string, HTMLButtonElement>())

  const remove = (track: Track): void => {
    const heir = heirOf(queue, track)
    player.drop(track)
    ignoreDoubleClick()
    if (heir) removers.current.get(heir.id)?.focus()
  }

  return (
    <DrawerPanel open={open} onClose={onClose} title="Queue" note={queue.length}>
      <SortableList items={queue} keyOf={({ id }) => id} nameOf={({ title }) => title} onSort={player.reorder}>
        {(track, _, handle) => (
          <QueueRow
            track={track}
            handle={handle}
            isCurrent={track.id === currentId}
            onPlay={() => player.play(track, queue)}
            onRemove={() => remove(track)}
            removeRef={(button) => {
              if (button) removers.current.set(track.id, button)
              return () => void removers.current.delete(track.id)
            }}
          />
        )}
      </SortableList>
    </DrawerPanel>
  )
}
