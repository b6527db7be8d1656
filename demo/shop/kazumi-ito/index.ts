import {
  bundle,
  creator,
  discount,
  listen,
  onProduct,
  percent,
  picture,
  pointTo,
  prose,
  showBundle,
  showProduct,
  text,
  together,
  voice,
  voices,
} from '../vocabulary.ts'
import { chordsmith, firstFolder, lastTrainComping, saturdayLeftHand, secondFolder } from './midi.ts'
import { hamanako, kissaten, nightBusKeys, tenFingers, tennojiUpright } from './presets.ts'

const aYearOfSaturdays = bundle({
  id: 'a-year-of-saturdays',
  name: 'A Year of Saturdays',
  tagline: 'The lessons and the three MIDI packs that came out of them.',
  published: 1.8,
  isPartial: true,
  products: ['ten-fingers', 'chordsmith', 'saturday-left-hand', 'last-train-comping'],
  prices: [together({ USD: 79, EUR: 79, GBP: 68, JPY: 11800 })],
  description: prose`
    The course tells you what the hands do. The packs are the hands. People who take the lessons usually end up with all three, one after
    another, so here they are with the sum taken down a little.

    A page in the folder says which files go with which lesson. Lesson nine is easier with folder two of Chordsmith open, and lesson
    nineteen makes no sense without Last Train Comping. What you own already is not counted again.
  `,
  page: [
    listen(secondFolder, hamanako),
    text('In which order', 'Start with the course. Open the left hand at lesson six and not before, however much you would like to.'),
  ],
})

export const kazumiIto = creator({
  id: 'kazumi-ito',
  name: 'Kazumi Ito',
  maker: 'Kazumi Ito',
  logo: { mark: 'quarters', inks: 'rose' },
  tagline: 'Keys for late hours and real hands',
  joined: 395,
  isFeatured: true,
  email: 'mail@kazumi-ito.test',
  website: 'https://kazumi-ito.example',
  social: {
    youtube: 'https://www.youtube.com/@soundfair-demo-kazumi-ito',
    spotify: 'https://open.spotify.com/artist/soundfairDemoKazumi01',
  },
  description: prose`
    Keys player from Osaka. You have probably heard me under a singer, a little to the left. I make presets that behave at four in the
    morning and MIDI files that a person has played, and on Saturdays I teach.
  `,
  page: [
    text(
      'Everything interesting is in the release',
      prose`
        I took the front off the notes and put the character into how they end. That goes for the presets, and it turned out to be
        good advice for chords too.
      `,
      { subtitle: 'Seat 9A, Osaka to Tokyo' },
    ),
    listen(hamanako, secondFolder),
    showProduct('night-bus-keys'),
    picture(
      'roll',
      'Two octaves on the knees',
      prose`
        The small keyboard has been to Tokyo more often than most people I work with. Its lowest C is worn smooth. The socket in
        seat 9A still works.
      `,
    ),
    pointTo('chordsmith-first-folder'),
    showBundle('a-year-of-saturdays'),
    voices(
      voice('She played it once, slowly, and I understood what I had been doing for ten years.', 'Tess Moran', 'producer'),
      voice('Nobody else sells the lateness.', 'Marek Havel', 'beat maker'),
    ),
  ],
  products: [nightBusKeys, chordsmith, firstFolder, kissaten, saturdayLeftHand, lastTrainComping, tennojiUpright, tenFingers],
  bundles: [aYearOfSaturdays],
  discounts: [
    discount({
      name: 'Summer timetable',
      description: 'A third off while the trains run late',
      off: percent(33),
      startsIn: -124,
      endsIn: -103,
      on: [onProduct('night-bus-keys'), onProduct('saturday-left-hand')],
    }),
  ],
})
