import {
  classroom,
  from,
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
  withoutProTools,
  yearly,
} from '../vocabulary.ts'

export const springGuitar = sample('Nylon guitar, short spring', 'nylon-strings', 'spring')
const springOrgan = sample('Organ, kicked at bar three', 'organ-chords', 'spring')

export const pocketSpring = plugin({
  id: 'pocket-spring',
  name: 'Pocket Spring',
  cover: { kind: 'ridges', inks: 'mustard' },
  tagline: 'The smallest reverb tank we could find. Two springs, nine centimetres, one kick.',
  published: 248,
  version: '1.5.2',
  released: 18,
  tags: ['reverb', 'spring', 'surf', 'dub', 'guitar'],
  systems: withoutProTools,
  prices: [
    perpetual(
      { USD: 35, EUR: 35, GBP: 29, JPY: 5200 },
      { tiers: [from(4, { USD: 30, EUR: 30, GBP: 25 }), from(12, { USD: 25, EUR: 25, GBP: 21 })] },
    ),
    classroom({ USD: 15, EUR: 15, GBP: 13 }, { tiers: [from(10, { USD: 12, EUR: 12, GBP: 10 }), from(30, { USD: 9, EUR: 9, GBP: 8 })] }),
  ],
  description: prose`
    It came out of a practice amplifier that came out of a skip. Two springs of nine centimetres, soldered by somebody in a hurry. Long
    tanks are smooth. This one is all elbows: it boings, it drips, and it says something about your consonants.

    We modelled it as two wires, coil by coil, which is a slow way to do it and the only one that gives you the drip. You can stretch the
    springs to thirty centimetres or squash them to four. You can also kick it. The kick is a button, it is mapped to MIDI, and it has
    velocity.

    One instance takes under one percent of a core on a five-year-old laptop. We know because that is our laptop.
  `,
  scenes: [shown('panel', 'Pocket Spring, its window'), shown('spiral', 'A spring from the end')],
  page: [
    listen(springGuitar, springOrgan),
    text(
      'Kick it',
      prose`
        Velocity 1 is a lorry going past. Velocity 127 is dropping the amplifier down the stairs, which we did, twice, for the
        measurements. Note off is the moment at which it stops rolling.
      `,
    ),
    picture(
      'spiral',
      'Drip',
      prose`
        High frequencies travel slower in a coil than low ones. Send a click in and it comes out as a falling chirp. That is the
        whole charm, and it is why we count coils.
      `,
    ),
    voices(
      voice('I put it on a snare as a joke in March. It is still there.', 'Marek Havel', 'beat maker'),
      voice('The kick button has its own pad on my controller.', 'Yara Salem', 'live act'),
    ),
    showBundle('small-tins'),
    pointTo('corrugated'),
  ],
})

export const subDrums = sample('Kick and bass, one octave down', 'house-machine', 'sub')
const subBreak = sample('Dusty break, half the kick kept', 'dusty-break', 'sub')

export const subharmonic2 = plugin({
  id: 'subharmonic-2',
  name: 'Subharmonic 2',
  cover: { kind: 'rings', inks: 'midnight' },
  tagline: 'Puts an octave under things that have none, and keeps the kick in tune.',
  published: 5.2,
  version: '2.0.0',
  released: 5.2,
  tags: ['bass', 'sub', 'octaver', 'drums', 'low end'],
  systems: withoutProTools,
  prices: [
    perpetual({ USD: 65, EUR: 65, GBP: 55, JPY: 9700 }),
    monthly({ USD: 5, EUR: 5, GBP: 4.5 }),
    yearly({ USD: 49, EUR: 49, GBP: 42 }),
  ],
  description: prose`
    The first Subharmonic divided the signal by two, as the boxes in the seventies did. It was good on kicks and hopeless on anything with
    a tune. Version 2 listens first. It follows the lowest note, waits until it is sure, and then grows a sine below it with the envelope
    of the original. On drums it does not wait at all.

    New: a key lock that pulls the sub of a kick to the nearest note of the song. A limiter on the sub alone. A switch that lets you hear
    what is left on a phone, since that is where most of it will go.

    Our room is a tin shed of seven square metres with no low end whatsoever. We made this because we needed it.
  `,
  scenes: [shown('panel', 'Subharmonic 2, its window'), shown('bars', 'A kick and its new floor')],
  page: [
    listen(subDrums, subBreak),
    text(
      'What changed since 1',
      prose`
        It tracks from 30 to 400 Hz, holds through fast slides, and no longer wobbles when two notes meet. Presets of version 1 load
        and sound as they did. Owners of version 1 have a voucher in their mail.
      `,
    ),
    picture(
      'bars',
      'Key lock',
      prose`
        A kick tuned to the song needs less level. Choose the key, or let it listen for eight bars. The transient is left alone and
        only the sub moves, by at most two semitones.
      `,
    ),
    voices(
      voice('The phone switch talked me out of four bad decisions on the first evening.', 'Yara Salem', 'live act'),
      voice('Three dB less sub, and the cutting engineer sent a thank-you card.', 'Dario Pellin', 'mastering engineer'),
    ),
    pointTo('bench-vise', { reverse: true }),
  ],
})
