import {
  download,
  listen,
  monthly,
  perpetual,
  picture,
  plugin,
  pointTo,
  prose,
  sample,
  samplePack,
  showBundle,
  shown,
  text,
  voice,
  voices,
  withoutProTools,
  yearly,
} from '../vocabulary.ts'

export const anvil = sample('Hall three, four on the floor', 'house-machine')
const anvilBreak = sample('Forge break', 'drum-bus')
export const scaled = sample('Acid line, third pass', 'acid-line', 'crush')

export const anvilDrums = samplePack({
  id: 'anvil-drums',
  name: 'Anvil Drums',
  cover: { kind: 'bars', inks: 'brick' },
  tagline: 'A kit hammered together in a working forge. Kicks that weigh something.',
  published: 178,
  version: '1.2.0',
  released: 57,
  tags: ['drums', 'techno', 'industrial', 'one shots', 'loops', 'metal'],
  prices: [download({ USD: 27, EUR: 27, GBP: 23, JPY: 4000 })],
  contents: { Files: '640', Formats: 'WAV 24/96', Size: '1.6 GB', Tempos: '124 to 140', Keys: 'kicks tuned C to B' },
  description: prose`
    The drop hammer in hall three weighs four tonnes and falls once a second. I stood beside it for a shift, then for eleven more, with
    microphones that had been written off. What you hear in the kicks is the ground: it moves by a millimetre and takes 300 milliseconds
    to come back.

    640 single hits and loops. Kicks from the hammer, cut and tuned to all twelve notes. Snares of chain and plate. Hats from the cooling
    scale that flies off when steel is bent. The loops were played on pads by hand at 124 to 140 and not straightened.

    No processing beyond a filter at 22 Hz, so that your speakers survive the long ones.
  `,
  scenes: [shown('contents', 'Hits in their folders'), shown('rings', 'What the ground does after one kick')],
  page: [
    listen(anvil, anvilBreak),
    text(
      'The long kicks',
      prose`
        Files ending in L keep the ground. They are 600 milliseconds long and want the whole low end to themselves. Files ending in
        S stop at 180 and share.
      `,
    ),
    picture(
      'rings',
      'Twelve shifts',
      prose`
        I worked in this hall as a measuring technician for nine years and nobody asked why I was back. The foreman counted me in.
        You can hear him in *count.wav*.
      `,
      { reverse: true },
    ),
    voices(
      voice('Track one, kick L-07 in F. The club sent a man to look at the ceiling.', 'Marek Havel', 'beat maker'),
      voice('The foreman counts in every set I play.', 'Yara Salem', 'live act'),
    ),
    showBundle('full-shift'),
    pointTo('millscale'),
  ],
})

export const millscale = plugin({
  id: 'millscale',
  name: 'Millscale',
  tagline: 'Distortion that builds up in layers and flakes off when you hit it hard.',
  published: 67,
  version: '1.2.3',
  released: 14,
  tags: ['distortion', 'bit crusher', 'saturation', 'industrial', 'drums'],
  systems: withoutProTools,
  prices: [perpetual({ USD: 54, EUR: 54, GBP: 46, JPY: 8000 }), monthly({ USD: 5, EUR: 5 }), yearly({ USD: 39, EUR: 39 })],
  description: prose`
    Hot steel grows a skin of oxide. It thickens by the minute, goes from blue to black, and jumps off in flakes when the sheet is bent. I
    measured scale for a living and always thought that distortion should work like this.

    In Millscale it does. Leave a sound in it and the drive grows in layers, each with fewer bits and a lower sample rate than the one
    above. Hit it with a transient and a layer comes off: for a moment the sound underneath is bright and clean. So the dirt depends on
    what was played before, and a bar never comes out twice alike.

    Set the heat, the rate of growth and how brittle it is. *Pickle* dissolves everything and starts afresh.
  `,
  scenes: [shown('panel', 'Millscale, its window'), shown('slices', 'Layers of scale, some of them gone')],
  page: [
    listen(scaled, sample('Break, brittle', 'dusty-break', 'crush')),
    text(
      'Slow dirt',
      prose`
        At the lowest growth a layer takes four minutes. Put it on the drum bus of a whole track, automate nothing, and the last
        chorus is black.
      `,
    ),
    picture(
      'slices',
      'Flaking',
      prose`
        Brittle at ten: every snare clears the view. Brittle at two: it takes a fill. The meter shows the layers as they stand, and
        they really are drawn from the state of the model.
      `,
    ),
    voices(voice('Finally a distortion that I have to play.', 'Kofi Asante', 'session player')),
  ],
})

export const pressHall = samplePack({
  id: 'press-hall',
  name: 'Press Hall',
  tagline: 'Hydraulic presses as loops, and the pauses between them.',
  published: 259,
  tags: ['industrial', 'loops', 'machines', 'ambience', 'techno'],
  prices: [download({ USD: 19, EUR: 19 })],
  contents: { Files: '184', Formats: 'WAV 24/96', Size: '2.2 GB', Tempos: '38 to 128' },
  description: prose`
    A press is a slow drummer. It lifts, hangs, comes down, holds, hisses. The biggest in the hall does this 38 times a minute and is the
    reason that my first record was so slow.

    Seven presses, each recorded through a whole cycle from four sides and cut into loops at the tempo at which it runs. Some I have sped up
    to 128 by leaving out the holding, never by stretching. And there are the pauses: shift change, the lamps, forty minutes of a hall with
    every machine standing and warm.

    Put a pause under a loop from the same press. They know each other.
  `,
  page: [
    listen(sample('Press four, pauses left in', 'dub-chords')),
    text(
      'Tempos',
      prose`
        Each machine has its own and it is in the name. Do not stretch them. Choose the one that fits and write the track at that.
      `,
    ),
  ],
})

export const mainsHum = samplePack({
  id: 'mains-hum',
  name: 'Mains Hum',
  tagline: 'Fifty hertz and its family: transformers, motors, lamps, one electric fence.',
  published: 123,
  tags: ['drone', 'hum', 'electric', 'ambient', 'sound design'],
  prices: [download({ USD: 14, EUR: 14 })],
  contents: { Files: '97', Formats: 'WAV 24/96', Size: '1.8 GB', Keys: 'G, a little sharp' },
  description: prose`
    All of Europe hums a slightly sharp G. I have collected it for years: from the transformer behind the ironworks, which you feel in your
    teeth, down to the ballast of a kitchen lamp. Sixty-one sources, recorded with coils, contact microphones and, where it was safe, ears.

    They are in tune with each other because they are all the same note. Stack as many as you like. For those in other places, every file is
    there a second time at sixty hertz, slowed and retuned with care, a B flat of sorts.

    The electric fence clicks once every 1.3 seconds and appears in the folder *rhythm*.
  `,
  page: [
    listen(sample('Transformer and two lamps', 'wind-wires', undefined, { key: 'G minor' })),
    text('Tune to the mains', 'Tune the track up by 35 cents and you can leave every ground loop in.'),
  ],
})
