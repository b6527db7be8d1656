import { useEffect, useEffectEvent, useState } from 'react'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { Uploads } from '#web/lib/files/uploads.ts'
import { putFile } from '../blocks/block-editing.ts'

/** Puts files into their blocks as they become ready, whichever form is open. Returns what is known about the sounds among them. */
export const useArrivals = (
  blocks: readonly PageBlock[],
  uploads: Uploads,
  change: (make: (blocks: readonly PageBlock[]) => PageBlock[], what: string) => void,
): Record<string, Sound> => {
  const [sounds, setSounds] = useState<Record<string, Sound>>({})

  const receive = useEffectEvent((files: Uploads['files'], blocks: readonly PageBlock[]) => {
    for (const { slot, name, result } of files) {
      const url = result?.url
      // A slot that was deleted may come back by undo; the file waits for it.
      if (!url || !putFile(blocks, slot, url)) continue
      const { sound } = result
      if (sound) setSounds((known) => ({ ...known, [url]: sound }))
      change((now) => putFile(now, slot, url) ?? [...now], `Upload ${name}`)
      uploads.drop(slot)
    }
  })

  useEffect(() => receive(uploads.files, blocks), [uploads.files, blocks])
  return sounds
}
