import { PlayButton } from '#web/features/media/player/play-button.tsx'
import { QueueButton } from '#web/features/media/player/queue-button.tsx'
import type { Track } from '#web/features/media/player/track.ts'

/** What a card is heard by: at once, or after what plays now. */
export const CardPlay = ({ track, queue }: { track: Track; queue: readonly Track[] }) => (
  <>
    <PlayButton track={track} queue={queue} />
    <QueueButton track={track} />
  </>
)
