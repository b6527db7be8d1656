import {
  classroom,
  everySystem,
  from,
  listen,
  macAndWindows,
  monthly,
  perpetual,
  picture,
  plugin,
  pointTo,
  prose,
  sample,
  shown,
  text,
  voice,
  voices,
  withProTools,
  yearly,
} from '../vocabulary.ts'

const mix = sample('Whole mix, tilted a little dark', 'small-band', 'tilt')

export const driftEq = plugin({
  id: 'drift-eq',
  name: 'Drift EQ',
  cover: { kind: 'ridges', inks: 'apricot' },
  tagline: 'A cinema equaliser whose bands wander a few hertz as it warms up.',
  published: 301,
  version: '2.3.4',
  released: 62,
  tags: ['eq', 'equaliser', 'analog', 'mixing', 'mastering'],
  systems: everySystem,
  hosts: withProTools,
  prices: [
    perpetual({ USD: 49, EUR: 49, GBP: 42 }, { tiers: [from(5, { USD: 42, EUR: 42, GBP: 36 }), from(10, { USD: 36, EUR: 36, GBP: 31 })] }),
    classroom({ USD: 24, EUR: 24 }, { tiers: [from(10, { USD: 19, EUR: 19 }), from(25, { USD: 14, EUR: 14 })] }),
  ],
  description: prose`
    When a cinema in Narvik closed, its house equaliser was left on a pallet by the back door. Six bands, no two of which had aged
    alike. We measured each capacitor cold, and then every ten minutes until the transformer was too hot to touch.

    Drift EQ does what that unit does over an evening. You set a band to 800 Hz and it starts at 806, passes 800 near the end of
    the first verse, and settles at 797. The movement is too slow to hear as movement. What you hear is that a boost you would
    have taken back elsewhere can stay.

    Set the warm-up from four minutes to four hours, freeze it where you like it, or start each song cold.
  `,
  scenes: [shown('panel', 'Drift EQ after one hour')],
  page: [
    listen(mix),
    text(
      'Why let it move',
      prose`
        A boost in one fixed place adds up with every instrument that has energy there, for the whole song. One that wanders by
        half a percent does not pile up in the same way. We did not set out to show that. We noticed it when the frozen version
        lost every blind test in the loft.
      `,
    ),
    voices(voice('I put it on the strings and stopped thinking about the strings.', 'Tove Aas', 'recording engineer')),
    pointTo('two-lamp'),
  ],
})

const loudMix = sample('Chorus, 6 dB of reduction, second engineer', 'small-band', 'maximiser')
const loudDrums = sample('Drums, first engineer', 'drum-bus', 'maximiser')

export const velvetLimiter = plugin({
  id: 'velvet-limiter',
  name: 'Velvet Limiter',
  cover: { kind: 'slices', inks: 'plum' },
  tagline: 'A broadcast limiter, repaired by three engineers who disagreed. Pick whom you believe.',
  published: 3.6,
  version: '1.0.2',
  released: 1,
  tags: ['limiter', 'mastering', 'broadcast', 'loudness', 'dynamics'],
  systems: macAndWindows,
  hosts: withProTools,
  prices: [monthly({ USD: 9, EUR: 9, GBP: 8, JPY: 1300 }), yearly({ USD: 90, EUR: 90, GBP: 79, JPY: 13000 })],
  description: prose`
    This limiter sat between a regional studio and its transmitter for 31 years. Three engineers looked after it, one after the
    other, and each of them left pencil notes inside the lid about what the release time should be. None of them changed the
    previous one's parts. They added their own.

    The plugin has a switch with three positions: *Berg*, *Holm*, *Sætre*. Berg lets go quickly and you hear it breathe on
    speech. Holm waits for the end of the phrase. Sætre lets go in two stages, the second of which takes nine seconds.

    True-peak ceiling, loudness meter to BS.1770, 3 ms of look-ahead. We sell it by the month because most people need it in the
    weeks in which they master, and not in the others.
  `,
  scenes: [shown('panel', 'Velvet Limiter, its meters and the switch'), shown('bars', 'A chorus, hit by hit, under the ceiling')],
  page: [
    listen(loudMix, loudDrums),
    text(
      'Three opinions',
      prose`
        Berg came from the Navy and wanted the announcer to be understood in a gale. Holm played cello. Sætre was an accountant's
        son and hated to see a meter idle. The circuit still holds all three opinions, and so does the plugin.
      `,
    ),
    picture(
      'bars',
      'The ceiling holds',
      prose`
        Whichever engineer you choose, nothing passes the ceiling, also between the samples. The meter shows momentary, short-term
        and integrated loudness, and keeps the last hour.
      `,
    ),
    voices(
      voice('Holm on the album, Berg on the single. The band took it as a joke until they heard it.', 'Dario Pellin', 'mastering engineer'),
      voice('I rent it for the two weeks a year when I finish things.', 'Wanda Sikora', 'songwriter'),
    ),
  ],
})
