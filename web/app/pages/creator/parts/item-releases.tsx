import type { AnswerOf } from '#contract/core/route.ts'
import { listCreatorReleases } from '#contract/releases/own-releases.ts'
import { useUndiscarded } from '#web/features/releases/builds/removals.ts'
import { NewReleaseButton } from '#web/features/releases/drafting/new-release-button.tsx'
import { ReleaseTable } from '#web/features/releases/drafting/release-table.tsx'
import { EditorSection } from '#web/features/studio/editor/editor-section.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type ReleasesOfProps = {
  productId: string
  /** What came with the page, so that the parts below do not move. */
  first: AnswerOf<typeof listCreatorReleases> | null
}
type ItemReleasesProps = ReleasesOfProps & { name: string; canEdit: boolean }

const ReleasesOf = ({ productId, first }: ReleasesOfProps) => {
  const { data, isError, refetch } = useRead(read(listCreatorReleases, { query: { productId } }), { first })
  const rows = useUndiscarded(data?.items ?? [])
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-14">
        The releases couldn’t be loaded.
        <Button size="small" onPress={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading releases">
        <Skeleton className="h-24" />
      </Loading>
    )
  }
  if (rows.length === 0) {
    return <p className="max-w-[43.5em] text-14 text-ink-2">No release yet. Customers get the files of the one you publish.</p>
  }
  return (
    <>
      <ReleaseTable rows={rows} isWhole={!data.hasMore} ofOneProduct />
      {data.hasMore && (
        <ButtonLink to={`/creator/releases?product=${productId}`} size="small" className="mt-4">
          All releases
        </ButtonLink>
      )}
    </>
  )
}

/** The releases of one product, as a part of its editor. */
export const ItemReleases = ({ productId, first, name, canEdit }: ItemReleasesProps) => (
  <EditorSection
    id="releases"
    title="Releases"
    note="Versions with their files. QA reviews each one before you publish it. The page itself is published separately."
  >
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <ReleasesOf productId={productId} first={first} />
      </div>
      {canEdit && (
        <div>
          <NewReleaseButton kind="plain" products={[{ id: productId, name }]} />
        </div>
      )}
    </div>
  </EditorSection>
)
