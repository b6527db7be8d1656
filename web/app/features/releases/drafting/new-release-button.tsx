import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { createRelease, listCreatorReleases } from '#contract/releases/own-releases.ts'
import { call } from '#web/lib/api/call.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { useAskedByHash } from '#web/ui/overlays/use-asked-by-hash.ts'
import { finishRemovals } from '../builds/removals.ts'
import { NewReleaseDialog } from './new-release-dialog.tsx'

type NewReleaseButtonProps = {
  products: readonly { id: string; name: string }[]
  kind?: 'go' | 'plain' | undefined
}

/** Creates a release and opens its page. */
export const NewReleaseButton = ({ products, kind = 'go' }: NewReleaseButtonProps) => {
  const asked = useAsked<true>()
  const navigate = useNavigate()
  useAskedByHash('new', () => asked.ask(true), true)
  return (
    <>
      <Button
        kind={kind}
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        onPointerEnter={preloadDialog}
        onPress={() => asked.ask(true)}
      >
        New release
      </Button>
      <NewReleaseDialog
        open={asked.isOpen}
        onClose={asked.close}
        products={products}
        onCreate={async (productId, body) => {
          // Its version may be that of a release that was just discarded.
          await finishRemovals('list')
          const { id } = await call(createRelease, { params: { productId }, body })
          await outdateReads(listCreatorReleases.path)
          await navigate(`/creator/releases/${id}`)
        }}
      />
    </>
  )
}
