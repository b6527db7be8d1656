import {
  download,
  guide,
  listen,
  picture,
  pointTo,
  projectFile,
  prose,
  sample,
  shown,
  template,
  text,
  voice,
  voices,
} from '../vocabulary.ts'
import { together } from './glass-choir.ts'
import { flood } from './harbour.ts'

export const houseOfDust = template({
  id: 'house-of-dust',
  name: 'House of Dust',
  cover: { kind: 'bars', inks: 'sand' },
  tagline: 'A Live set laid out like an empty house. Each room is a group, and the doors are sends.',
  published: 226,
  version: '1.3.0',
  released: 52,
  tags: ['ableton', 'template', 'ambient', 'lo-fi', 'film'],
  prices: [download({ USD: 18, EUR: 18, GBP: 15 })],
  contents: { Formats: 'ALS', Needs: 'Ableton Live 11 Suite or newer', Tracks: '24', Size: '610 MB' },
  hosts: ['Ableton Live 11+'],
  description: prose`
    I write with the same set each time and it has slowly become a house. Kitchen, hall, two bedrooms, cellar, roof. Each is a group
    with its own room tone, its own reverb and a short chain that makes things sound as if they had been left there. The doors
    between them are sends. Open the cellar door a little and the kitchen gets colder.

    Put a piano in the bedroom, stand in the hall, close the door. That is most of the work.

    Uses only what comes with Live Suite. The tones and the dust are mine: 90 files of rooms in which nobody has walked for years,
    recorded in four houses on the island with the owners' keys.
  `,
  scenes: [shown('desk', 'Rooms as groups, doors as sends'), shown('slices', 'A slice through the house')],
  page: [
    listen(sample('Piano in the bedroom, from the hall', 'felt-piano', 'room'), sample('Cellar, door half open', 'warm-pad')),
    text(
      'A tour of the rooms',
      prose`
        The kitchen is bright and has a fridge. The hall is long and forgives timing. The cellar takes everything above 2 kHz and
        gives it back a second later, wet.
      `,
    ),
    picture(
      'desk',
      'Doors',
      prose`
        Six macros, one for each door. Map them to a controller and you can walk through the house while the piece plays. I do it
        with my feet on an old organ pedal.
      `,
    ),
    voices(voice('I stopped thinking about reverb and started thinking about where the sofa is.', 'Nils Ahlgren', 'composer')),
    pointTo('ten-minutes-of-nothing'),
  ],
})

export const marchGlass = projectFile({
  id: 'march-glass',
  name: 'March Glass',
  tagline: 'The full session of the piece that Glass Choir was recorded for.',
  published: 184,
  tags: ['ableton', 'session', 'stems', 'choir', 'study'],
  prices: [download(12)],
  contents: { Formats: 'ALS, WAV', Needs: 'Ableton Live 11, or any DAW for the stems', Tracks: '31', Length: '6 min 40 s', Size: '2.2 GB' },
  hosts: ['Ableton Live 11+'],
  description: prose`
    *March Glass* is six minutes and forty seconds long and took five evenings to sing and eight weeks to leave alone. This is the
    session: every take, the muted ones too, the automation, and the notes I type to myself into empty clips.

    You will see that there are four chords. You will also see that the middle part, which people ask about, is one singer copied
    nowhere and stretched by nothing. It is only Oskar, and he is only a little out of breath.

    Use it to learn from, take it to pieces, put your own tune on top. Please do not release it as it stands. The stems open in any
    program.
  `,
  page: [
    listen(together),
    text(
      'Where to look first',
      'Bar 41, the muted group called *no*. It has the three endings that I did not use and a sentence about each.',
    ),
  ],
})

export const beforeTheFerry = guide({
  id: 'before-the-ferry',
  name: 'Before the Ferry',
  tagline: 'A field recordist on cheap capsules, wet boots, tide tables and permission.',
  published: 40,
  tags: ['field recording', 'book', 'microphones', 'technique'],
  prices: [download({ USD: 11, EUR: 11 })],
  contents: { Pages: '86', Formats: 'PDF, EPUB', Language: 'English, Japanese', Sounds: '14 examples' },
  description: prose`
    I have drowned five microphones and learnt something from four of them. This is a short book about recording outdoors with little
    money and few hours. How to solder a capsule that you will not mourn. How to read a tide table for silence. What to say to the man
    who asks what you are doing on his jetty, and when to send him the recording.

    Half of it is practical, with drawings. The other half is a diary of one month with the weather, the reason for going out, and
    what came back on the card. On eleven of the thirty days that was nothing.

    Fourteen short sounds come with the text, and each chapter says when to play which.
  `,
  page: [
    listen(flood),
    text(
      'From chapter two',
      prose`
        A good microphone makes me careful, and when I am careful I stand too far away. So I build bad ones, and stand in the water.
      `,
    ),
  ],
})
