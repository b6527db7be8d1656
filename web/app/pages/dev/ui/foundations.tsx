import { ThemeSwitch } from '#web/ui/frame/theme-switch.tsx'
import { Mark } from '#web/ui/pictures/mark.tsx'
import { Rule } from '#web/ui/rule.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const colours = [
  ['paper', 'bg-paper'],
  ['paper-2', 'bg-paper-2'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['edge', 'bg-edge'],
  ['ink-3', 'bg-ink-3'],
  ['ink-2', 'bg-ink-2'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-text', 'bg-accent-text'],
  ['ok', 'bg-ok'],
  ['warn', 'bg-warn'],
  ['bad', 'bg-bad'],
] as const

const sizes = [
  ['64', 'text-64', 'Tools for sound'],
  ['40', 'text-40', 'Forty years of one machine'],
  ['28', 'text-28', 'Hear everything before you buy'],
  ['20', 'text-20', 'The only tape plugin I have printed with'],
  ['16', 'text-16', 'Plugins, packs and presets by independent makers'],
  ['14', 'text-14', 'Yours for good, twelve months of updates'],
  ['12', 'text-12', 'Drag, or move with alt and the arrow keys'],
] as const

const Prose = () => (
  <div className="prose">
    <h2>What the deck remembers</h2>
    <p>
      We measured a single deck from 1983, every week, for a year. Tape One models that one machine <em>as it aged</em>: the bias drifting
      in winter, the splice that everybody hears and <a href="#prose">nobody minds</a>.
    </p>
    <ul>
      <li>Print-through, in both directions</li>
      <li>
        Two heads: <code>repro</code> and <code>sync</code>
      </li>
    </ul>
    <ol>
      <li>Thread the reel</li>
      <li>Set the bias by ear, or with the meter</li>
    </ol>
    <blockquote>
      <p>It sounds like the room next door in the best way.</p>
    </blockquote>
    <h3>Speeds</h3>
    <table>
      <thead>
        <tr>
          <th>Speed</th>
          <th>Bandwidth</th>
          <th>Noise</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>7.5 ips</td>
          <td>30 Hz to 15 kHz</td>
          <td>−56 dB</td>
        </tr>
        <tr>
          <td>15 ips</td>
          <td>30 Hz to 20 kHz</td>
          <td>−61 dB</td>
        </tr>
      </tbody>
    </table>
    <pre>
      <code>{'tape-one --render drums.wav \\\n  --speed 7.5 --head sync'}</code>
    </pre>
  </div>
)

export const Foundations = () => (
  <Chapter id="foundations" title="Foundations" note="paper and ink">
    <Specimen name="Mark">
      <Mark />
      <span className="ml-6 inline-flex">
        <Mark word={false} />
      </span>
    </Specimen>
    <Specimen name="ThemeSwitch" note="follows the system until told otherwise">
      <ThemeSwitch />
      <ThemeSwitch iconsOnly />
    </Specimen>
    <Specimen name="Colour" note="one accent, for the one thing to press" stack>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5 xl:grid-cols-7">
        {colours.map(([name, background]) => (
          <li key={name} className="min-w-0">
            <span className={`block h-12 rounded border border-line ${background}`} />
            <span className="mt-1.5 block truncate font-mono text-12 text-ink-2">{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Type" note="Instrument Sans" stack>
      <dl className="grid gap-3">
        {sizes.map(([size, look, text]) => (
          <div key={size} className="flex items-baseline gap-5">
            <dt className="figures w-6 shrink-0 text-12 text-ink-3">{size}</dt>
            <dd
              className={`min-w-0 ${look} ${Number(size) >= 20 ? 'font-semibold tracking-[-0.022em]' : ''} ${size === '64' ? 'max-sm:text-40' : ''}`}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Specimen>
    <Specimen name="Figures" note="JetBrains Mono, tabular" stack>
      <p className="figures text-20">
        0123456789 <span className="text-ink-3">v2.3.1 −14.0 LUFS 0:21 / 0:56</span>
      </p>
    </Specimen>
    <Specimen name="Rule" stack>
      <Rule />
    </Specimen>
    <Specimen name="prose" note="Markdown, 65 characters wide" stack>
      <Prose />
    </Specimen>
  </Chapter>
)
