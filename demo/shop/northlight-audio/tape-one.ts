import {
  everySystem,
  listen,
  monthly,
  perpetual,
  picture,
  plugin,
  pointTo,
  prose,
  sample,
  showBundle,
  shown,
  text,
  voice,
  voices,
  withProTools,
} from '../vocabulary.ts'

export const drumBus = sample('Drum bus, 7.5 ips', 'drum-bus', 'tape')
export const rhodes = sample('Rhodes through both heads', 'electric-piano', 'tape')
export const vocal = sample('Vocal, worn reel', 'solo-voice', 'worn-tape')

export const tapeOne = plugin({
  id: 'tape-one',
  name: 'Tape One',
  cover: { kind: 'rings', inks: 'oat' },
  tagline: 'A tape deck that remembers its last reel: print-through, splices and all.',
  published: 388,
  version: '2.3.1',
  released: 11,
  tags: ['tape', 'saturation', 'wow', 'flutter', 'mastering', 'lo-fi'],
  systems: everySystem,
  hosts: withProTools,
  prices: [perpetual({ USD: 79, EUR: 79, GBP: 69, JPY: 11800 }), monthly({ USD: 6, EUR: 6, GBP: 5, JPY: 900 })],
  description: prose`
    Tape One is one machine: a quarter-inch deck built in 1983 that stands under a window in our loft in Tromsø and has been
    measured every Monday for a year. You choose a week of that year. In the cold weeks the bias sits low and the top end
    goes soft. After a cleaning it comes back, though never all of it.

    The deck keeps a faint copy of what it played before. Set how long ago the last reel was taken off, and the print-through
    arrives one turn ahead of the sound, or one turn behind. A button wipes it.

    - 7.5 and 15 ips, the two heads measured apart
    - 52 weeks, in steps or blended
    - Splices on, off, or where you put them
    - Wow and flutter replayed from the log
    - No added latency at 7.5 ips
  `,
  scenes: [
    shown('reels', 'The deck: two reels, three heads, two meters'),
    shown('panel', 'Tape One, its window'),
    shown('ridges', 'Bias over a year, one line for each stretch of Mondays'),
  ],
  page: [
    listen(drumBus, rhodes, vocal),
    text(
      'Forty years of one machine',
      prose`
        We measured a single deck from 1983, every week, for a year. Tape One models that one machine as it aged: the bias
        drifting in winter, the splice that everybody hears and nobody minds.
      `,
    ),
    voices(
      voice('The only tape plugin I have printed with and not gone back.', 'Mara Holt', 'mix engineer'),
      voice('It sounds like the room next door in the best way.', 'Ines Okoro', 'composer'),
    ),
    picture(
      'ridges',
      'Pick a week',
      prose`
        The dial has 52 places. Week 6 is the coldest: fourteen degrees in the loft, a slow start, a dull left channel. Week 27
        follows the midsummer cleaning and is the closest this deck comes to its data sheet. Between two weeks you get the
        drift that lay between them.
      `,
      { subtitle: 'A year on one dial' },
    ),
    picture(
      'reels',
      'What it remembers',
      prose`
        Print-through is magnetism leaking from one layer of the reel to the next. Ours leaks between takes as well: the plugin
        holds the last four minutes that went through it and lets them shine through, 46 dB down, until you wipe the reel.
      `,
      { subtitle: 'Tuesday under Wednesday', reverse: true },
    ),
    text(
      'Small print',
      prose`
        Mono and stereo, up to 192 kHz. One instance takes about 2% of one core of an M1. The noise floor, the hum and the
        splice each have their own switch. Sessions store the contents of the reel, so a mix opens as you left it.
      `,
    ),
    pointTo('fifty-two-mondays'),
    showBundle('studio-bundle'),
  ],
})
