import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getLicensing, type LicensedPlugin, switchJuce } from '#contract/licensing/licensing-keys.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Switch } from '#web/ui/inputs/switch.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { CodeBlock } from './code-block.tsx'

const Juce = ({ plugin, canEdit }: { plugin: LicensedPlugin; canEdit: boolean }) => {
  const reread = useReread()
  const change = async (isOn: boolean): Promise<void> => {
    try {
      await call(switchJuce, { params: { productId: plugin.productId }, body: { isOn } })
      await reread(getLicensing)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Fold label={`JUCE’s own unlocking module: ${plugin.juce.isOn ? 'on' : 'off'}`} className="mt-2">
      <div className="grid gap-4 pt-3">
        <Switch
          label={`Allow JUCE’s module for ${plugin.name}`}
          hint="For plugins that use OnlineUnlockStatus instead of the calls above."
          checked={plugin.juce.isOn}
          disabled={!canEdit}
          onChange={(isOn) => void change(isOn)}
        />
        {plugin.juce.isOn && <CodeBlock label="Address" code={plugin.juce.url} />}
        {plugin.juce.publicKey && <CodeBlock label="Public key (exponent,modulus)" code={plugin.juce.publicKey} />}
      </div>
    </Fold>
  )
}

const Counted = ({ of, one, many }: { of: number; one: string; many: string }) => (
  <>
    <Count of={of} /> {of === 1 ? one : many}
  </>
)

type PluginListProps = {
  plugins: readonly LicensedPlugin[]
  /** The state of a plugin's releases. */
  releasesOf: (productId: string) => ReactNode
  canEdit: boolean
}

/** Every plugin with its releases, and its number of users. */
export const PluginList = ({ plugins, releasesOf, canEdit }: PluginListProps) => (
  <ul className="border-t border-line">
    {plugins.map((plugin) => (
      <li key={plugin.productId} className="grid grid-cols-[56px_minmax(0,1fr)] gap-4 border-b border-line py-4.5">
        <Cover src={plugin.iconUrl} alt="" width={112} sizes="56px" />
        <div className="min-w-0">
          <h2 className="text-16">
            <Link to={`/creator/products/${plugin.productId}`} className="underline-offset-[0.2em] hover:underline">
              {plugin.name}
            </Link>
          </h2>
          <p className="figures mt-0.5 text-14 text-ink-2">
            <Counted of={plugin.activations} one="device" many="devices" /> · <Counted of={plugin.licenses} one="license" many="licenses" />{' '}
            · <Counted of={plugin.trials} one="trial" many="trials" />
          </p>
          {releasesOf(plugin.productId)}
          <Juce plugin={plugin} canEdit={canEdit} />
        </div>
      </li>
    ))}
  </ul>
)
