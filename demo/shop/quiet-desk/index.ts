import {
  bundle,
  creator,
  discount,
  film,
  listen,
  onProduct,
  percent,
  pointTo,
  prose,
  showBundle,
  showProduct,
  text,
  together,
  voice,
  voices,
} from '../vocabulary.ts'
import { gainBeforeGear, smallRooms, theSecondListen } from './books.ts'
import { editingSpeech, mixingNineSongs, nineSongsMultitracks, songFour, songSeven, theVocalChair } from './courses.ts'

const deskShelf = bundle({
  id: 'desk-shelf',
  name: 'The Desk Shelf',
  tagline: 'Three short books: levels, listening, and the room you do both in.',
  published: 112,
  isPartial: true,
  products: ['gain-before-gear', 'the-second-listen', 'small-rooms'],
  prices: [together({ USD: 27, EUR: 27, GBP: 23 })],
  description: prose`
    The three books were written in this order and are best read the other way round. Fix the room, learn when to trust your ears in it, and
    then look at the faders. By that time there may be little left to do.

    272 pages together. A common index comes with the set, so that *87 Hz* leads you to all six places where I complain about it.
  `,
  page: [
    listen(songFour),
    text(
      'A plan for three weekends',
      prose`
        One book each. On the first you will move furniture, on the second you will do nothing, on the third you will mix a song.
      `,
    ),
  ],
})

export const quietDesk = creator({
  id: 'quiet-desk',
  name: 'Quiet Desk',
  maker: 'Tomasz Wilk',
  logo: { mark: 'halves', inks: 'ivory' },
  tagline: 'Books and courses about mixing, by someone who mixes on weekdays',
  joined: 370,
  email: 'tomasz@quietdesk.test',
  website: 'https://quiet-desk.example',
  social: { youtube: 'https://www.youtube.com/@soundfair-demo-quiet-desk' },
  description: prose`
    Tomasz Wilk mixes records in Łódź from Monday to Thursday. On Fridays he writes down what he would have liked to know on Monday.
    The books are short, the courses are long, and nothing is said twice.
  `,
  page: [
    text(
      'Fridays',
      prose`
        I do not sell secrets. I have looked for them for twenty years, and what I found was levels, patience, and moving the desk.
      `,
      { subtitle: 'Łódź, third floor, courtyard' },
    ),
    film(
      'https://www.youtube.com/watch?v=nineSongs-4',
      'Twelve minutes of faders',
      'The opening of song four. It is the best description of what I do, and I hardly speak.',
      { reverse: true },
    ),
    showProduct('mixing-nine-songs'),
    listen(songFour, songSeven),
    showBundle('desk-shelf'),
    pointTo('the-vocal-chair'),
    voices(
      voice('He says *I do not know* more often than anyone else who teaches this.', 'Lena Fischer', 'producer'),
      voice('I moved the desk. Twice. He was right both times.', 'Owen Price', 'songwriter'),
    ),
  ],
  products: [mixingNineSongs, theVocalChair, editingSpeech, gainBeforeGear, theSecondListen, smallRooms, nineSongsMultitracks],
  bundles: [deskShelf],
  discounts: [
    discount({
      name: 'Exam weeks',
      description: 'A quarter off the courses',
      off: percent(25),
      startsIn: 10,
      endsIn: 24,
      on: [onProduct('mixing-nine-songs'), onProduct('editing-speech')],
    }),
  ],
})
