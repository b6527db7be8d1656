import { PlayButton } from '#web/features/media/player/play-button.tsx'
import type { Track } from '#web/features/media/player/track.ts'
import { QueueButton } from '#web/features/media/queue/queue-button.tsx'

/** The buttons of a card to play it at once, or after the current track. */
export const CardPlay = ({ track, queue }: { track: Track; queue: readonly Track[] }) => (
  <>
    <PlayButton track={track} queue={queue} />
    <QueueButton track={track} />
  </>
)
