import { creatorLevel } from '#contract/core/permissions.ts'
import { getLicensing } from '#contract/licensing/licensing-keys.ts'
import { listPluginOverviews } from '#contract/releases/plugin-overviews.ts'
import { EndpointSection } from '#web/features/licensing/plugins/endpoint-section.tsx'
import { KeySection } from '#web/features/licensing/plugins/key-section.tsx'
import { PluginList } from '#web/features/licensing/plugins/plugin-list.tsx'
import { SampleSection } from '#web/features/licensing/plugins/sample-section.tsx'
import { PluginRelease } from '#web/features/releases/plugins/plugin-release.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { titled } from '../parts/titled.ts'

const page = pageReads(() => ({ licensing: read(getLicensing, {}), overviews: read(listPluginOverviews, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Plugins')

export default function CreatorPlugins() {
  const { licensing, overviews } = page.useData()
  const user = useUser()
  const roles = user?.creatorRoles ?? []
  const canEdit = creatorLevel('releases', roles) === 'write'
  const { plugins } = licensing
  return (
    <StudioFrame>
      <PageHead title="Plugins" note={<span className="figures">{plugins.length}</span>}>
        <ButtonLink to="/creator/releases" size="small">
          Releases
        </ButtonLink>
        {creatorLevel('team', roles) === 'write' && (
          <ButtonLink to="/creator/settings#installer" size="small">
            Installers
          </ButtonLink>
        )}
        <ButtonLink to="/resources/licensing/activation-from-start-to-end" size="small">
          How licensing works
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {plugins.length === 0 ? (
          <EmptyState title="No plugins yet" action={<ButtonLink to="/creator/products">Products</ButtonLink>}>
            Your plugins appear here, with their releases and everything you need for licensing.
          </EmptyState>
        ) : (
          <section aria-label="Your plugins">
            <PluginList
              plugins={plugins}
              canEdit={canEdit}
              releasesOf={(productId) => {
                const overview = overviews.find((one) => one.productId === productId)
                return overview && <PluginRelease overview={overview} />
              }}
            />
          </section>
        )}
        <EndpointSection licensing={licensing} />
        <KeySection licensing={licensing} canEdit={canEdit} />
        <SampleSection key={licensing.endpoint} licensing={licensing} />
      </div>
    </StudioFrame>
  )
}
