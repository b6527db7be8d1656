import {
  download,
  listen,
  picture,
  pointTo,
  prose,
  sample,
  samplePack,
  shown,
  showProduct,
  team,
  text,
  voice,
  voices,
} from '../vocabulary.ts'

export const together = sample('Eleven singers, all together', 'glass-choir', undefined, { key: 'E minor' })
export const apart = sample('Spread over four seconds', 'glass-choir', undefined, { key: 'A lydian' })
const withMargit = sample('Long vowel, Margit at the end', 'solo-voice')

export const glassChoir = samplePack({
  id: 'glass-choir',
  name: 'Glass Choir',
  cover: { kind: 'rays', inks: 'mint' },
  tagline: 'Eleven neighbours singing in a glasshouse in March. All edge and no weight.',
  published: 265,
  version: '1.2.0',
  released: 140,
  tags: ['choir', 'voices', 'ambient', 'cinematic', 'breaths', 'kontakt'],
  prices: [
    download({ USD: 29, EUR: 29, GBP: 25, JPY: 4400 }, { description: 'For your own music, released or not' }),
    team({ USD: 89, EUR: 89, GBP: 77, JPY: 13300 }, { description: 'For everyone on one film, game or show' }),
  ],
  contents: {
    Files: '412',
    Formats: 'WAV 24/96',
    Size: '1.9 GB',
    Keys: 'all, chromatic from E2 to A5',
    Also: 'Kontakt 6.7 and Decent Sampler',
  },
  description: prose`
    Behind our house stands what is left of a plant nursery: one long glasshouse with most of its panes. Glass gives you everything
    back fast and bright, and the gaps in the roof let the low end out. I asked the neighbours to come in and sing there. Eleven did.

    Nobody read notes. I blew a pitch pipe and asked them to join when they felt ready, so each chord has eleven beginnings. One
    control sets how far these are spread. Fully together it is a choir. Fully apart it is a street on which everyone happens to
    be humming.

    - Four vowels and a hum, three distances
    - Single voices of all eleven singers
    - Breaths in a folder of their own
    - Ten minutes of the empty house
  `,
  scenes: [shown('contents', 'Vowels, distances and breaths'), shown('arcs', 'Panes of the roof')],
  page: [
    listen(together, apart, withMargit),
    text(
      'Who is singing',
      prose`
        Two of them sing in the church. One is a retired pilot who can hold a low E until you beg him to stop. Margit laughs at
        the end of one of the long vowels. I cut that, and the next day I put it back. It is in the folder with the others.
      `,
    ),
    picture(
      'arcs',
      'Why March',
      prose`
        In summer the panes creak in the sun and in winter nobody can feel their feet. There are about three weeks in which the
        glass keeps quiet. We used five evenings of them.
      `,
    ),
    voices(
      voice('I use only the breaths. They hold two of my films together.', 'Lieve Claes', 'sound designer'),
      voice('The pilot has a low E and I have built an album on it.', 'Arun Mehta', 'composer'),
    ),
    showProduct('march-glass'),
    pointTo('only-the-breaths', { reverse: true }),
  ],
})
