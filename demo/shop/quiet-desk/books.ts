import { download, guide, listen, pointTo, prose, sample, shown, text, voice, voices } from '../vocabulary.ts'
import { songFour, songSeven } from './courses.ts'

export const gainBeforeGear = guide({
  id: 'gain-before-gear',
  name: 'Gain Before Gear',
  tagline: 'A short book about levels, which is what most sound problems turn out to be.',
  published: 352,
  version: '3.0.0',
  released: 110,
  tags: ['book', 'gain staging', 'mixing', 'basics'],
  prices: [download({ USD: 12, EUR: 12, GBP: 10 })],
  contents: { Pages: '94', Formats: 'PDF, EPUB', Language: 'English, Polish, German', Sounds: '22 examples' },
  description: prose`
    People write to me about converters, plugins and cables. I ask for a screenshot of their faders. In eight cases of ten that ends the
    conversation in a friendly way.

    This book follows one signal from the mouth to the master and asks at every station: how loud is it here, how loud should it be, and
    what happens if it is not? There are 22 sounds, so you need not take my word for any of it. There are no decibel tables until page 60,
    by which time you will want one.

    Third edition, with a chapter on loudness targets that begins: relax.
  `,
  scenes: [shown('desk', 'Stations of one signal')],
  page: [
    listen(songFour),
    text(
      'From chapter four',
      prose`
        Before you reach for an equaliser, move the fader by three decibels in the direction of your complaint. Wait for the chorus.
        Then decide whether you still need what you were about to buy.
      `,
    ),
    voices(
      voice('I returned a preamp because of this book.', 'Owen Price', 'songwriter'),
      voice('First-year students read it on the tram. It shows by Friday.', 'Ilse Kramer', 'lecturer'),
    ),
    pointTo('mixing-nine-songs', { reverse: true }),
  ],
})

export const theSecondListen = guide({
  id: 'the-second-listen',
  name: 'The Second Listen',
  tagline: 'How to judge your own work tomorrow instead of today.',
  published: 165,
  tags: ['book', 'listening', 'mixing', 'habits'],
  prices: [download({ USD: 10, EUR: 10, GBP: 9 })],
  contents: { Pages: '68', Formats: 'PDF, EPUB', Language: 'English, Polish' },
  description: prose`
    After four hours your ears agree with whatever you do. Everyone knows this and goes on for a fifth. I kept a diary for two years of what
    I thought of a mix in the evening and what I thought of it the next morning, with numbers. The evenings were wrong in a regular way.

    The book is about that regularity and what to do with it. Notes to leave for yourself. Rooms to walk into and out of. A method with
    three references and an egg timer. How to hear a chorus as if for the first time when you have heard it two hundred times.

    It is short so that you can read it during a break. Take the break.
  `,
  page: [listen(songSeven), text('From the diary', '14 March, 22:40: finally. 15 March, 08:10: the hi-hat has eaten the singer.')],
})

export const smallRooms = guide({
  id: 'small-rooms',
  name: 'Small Rooms',
  tagline: 'What to do about a bedroom, in the order in which it helps.',
  published: 118,
  tags: ['book', 'acoustics', 'room treatment', 'home studio'],
  prices: [download({ USD: 14, EUR: 14, GBP: 12 })],
  contents: { Pages: '110', Formats: 'PDF', Language: 'English, Polish', Extras: 'cutting lists, test signals' },
  description: prose`
    I have worked in four bedrooms, a pantry and a former dovecote. None was good and every one got better for less than a hundred euros.
    This is the order in which to spend them.

    First you move the desk. Then you move it again. Then come two wooden frames with insulation, with a cutting list that fits into a
    small car. Measurement is chapter five, with free software and any microphone, and how to read the result without falling into
    despair about 87 Hz.

    Foam is on page 71. It gets half a page.
  `,
  page: [
    listen(sample('Dovecote, before and after frames', 'drum-bus', 'room')),
    text(
      'If you rent',
      prose`
        Everything in the first six chapters stands on the floor and leaves with you. I have moved mine three times, and the
        landlord has kept only one of the holes.
      `,
    ),
  ],
})
