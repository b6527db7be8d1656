import {
  download,
  free,
  listen,
  picture,
  pointTo,
  prose,
  sample,
  samplePack,
  showBundle,
  shown,
  team,
  text,
  voice,
  voices,
} from '../vocabulary.ts'
import { apart } from './glass-choir.ts'

export const northWind = sample('Fourth rung, north wind', 'drone')
export const flood = sample('The first of the flood', 'shoreline')

export const fourthRung = samplePack({
  id: 'fourth-rung',
  name: 'Fourth Rung',
  tagline: 'An iron ladder on the harbour wall, one contact microphone, five winters.',
  published: 342,
  version: '1.4.0',
  released: 33,
  tags: ['drone', 'metal', 'contact mic', 'ambient', 'sound design'],
  prices: [download({ USD: 24, EUR: 24 }), team({ USD: 69, EUR: 69 })],
  contents: { Files: '133', Formats: 'WAV 24/96', Size: '3.4 GB', Keys: 'mostly near F sharp' },
  description: prose`
    There is an iron ladder on the harbour wall that hums when the wind is in the north. In 2021 I put a contact microphone on its
    fourth rung and have been going back ever since. I have tried the other rungs. The fourth is the good one.

    You get 41 long hums, sorted by wind speed, from a thread you can hardly hear to a chord that made me step back. Then knocks,
    rope, hail, boots, one seal. The hums sit near F sharp and slide by up to a quarter tone when a gust comes, and I have left
    that alone: tuned to the grid it becomes a synthesiser, and you own one already.

    New hums are added each spring, free for owners.
  `,
  page: [
    listen(northWind),
    text(
      'Wind speeds',
      prose`
        Each file name begins with metres per second as read at the pilot station. Four is a breath. Nineteen is the most I have,
        and the last time I will go out at nineteen.
      `,
    ),
    voices(voice('The whole ship is that ladder. Nobody has noticed.', 'Gry Sandvik', 'supervising sound editor')),
    pointTo('slack-chains'),
  ],
})

export const mudTicks = samplePack({
  id: 'mud-ticks',
  name: 'Mud Ticks',
  tagline: 'What the harbour floor says when the water has gone. Thousands of small closings.',
  published: 197,
  tags: ['field recording', 'texture', 'percussion', 'foley', 'granular'],
  prices: [download(18)],
  contents: { Files: '208', Formats: 'WAV 24/96', Size: '1.2 GB' },
  description: prose`
    For an hour around the lowest water the mud drains and everything in it closes. From a distance it sounds like frying. From four
    centimetres each tick has a pitch, and I have cut out 150 of them as single sounds, cleaned, with the pitch in the file name.

    The rest are beds: two to nine minutes of ticking from six places in the harbour, with the density noted. The beds are quiet.
    Turn them up and they turn into rain. Turn them up further and they turn into applause.

    Recorded before seven in the morning, when the ferry starts. There is no diesel in these files. I have listened for it.
  `,
  page: [
    listen(sample('Bed four, with rain coming in', 'rain-window')),
    text(
      'As percussion',
      prose`
        The single ticks map across a keyboard from the lowest to the highest. Play them short and dry where you would have used a
        hi-hat.
      `,
    ),
  ],
})

export const slackChains = samplePack({
  id: 'slack-chains',
  name: 'Slack Chains',
  tagline: 'Mooring chains at low water, swinging. Heavy, slow, and seldom in time.',
  published: 156,
  tags: ['metal', 'foley', 'impacts', 'percussion'],
  prices: [download(16)],
  contents: { Files: '174', Formats: 'WAV 24/96', Size: '940 MB' },
  description: prose`
    When the water goes, the chains lose their weight and begin to swing. I recorded eleven of them, from a dinghy's to the one that
    holds the dredger and has links the size of a loaf.

    Every chain comes in four parts: the swing with nothing touching, link against link, link against stone, and the moment at which
    it takes up the load again. The last one is what people buy this for. You feel it in the table.

    Two microphones in the air and one on the ring in the wall. The three are separate and in phase, so you can move from the quay
    into the iron during one sound.
  `,
  page: [
    listen(sample('A rhythm from nine of the chains', 'hand-percussion')),
    text(
      'Three microphones',
      prose`
        Files ending in A and B are air. Files ending in R are the ring. R alone has almost nothing above 900 Hz and everything you
        need.
      `,
    ),
  ],
})

export const tenMinutesOfNothing = samplePack({
  id: 'ten-minutes-of-nothing',
  name: 'Ten Minutes of Nothing',
  tagline: 'Room tone from 36 places, with the gulls left out.',
  published: 88,
  version: '1.1.0',
  released: 20,
  tags: ['room tone', 'ambience', 'film', 'dialogue', 'silence'],
  prices: [download({ USD: 32, EUR: 32, GBP: 28 }), team({ USD: 95, EUR: 95, GBP: 82 })],
  contents: { Files: '36', Formats: 'WAV 24/96', Size: '11.8 GB', Length: '10 min each', Channels: 'stereo and double M/S' },
  description: prose`
    For each place I record ten minutes in which nothing happens, so that you have something honest to put under an edit. Ten minutes
    is very long. A gull comes, or I move my foot. Whole mornings have gone into collecting nothing and failing.

    These are the 36 that worked: an empty chapel, a ferry waiting room, three kitchens with the fridge on and with it off, a
    container, a stairwell, snow. No loops, no joins, no noise reduction. The levels are as they were; a sheet gives the gain to bring
    each to the same floor.

    Editors, please look at the fridge files first. You will be glad to have both.
  `,
  scenes: [shown('contents', 'Rooms in which nothing happens')],
  page: [
    listen(sample('Container, wind force four', 'wind-wires')),
    text(
      'What counts as nothing',
      'Air, mains, a building settling. A clock counts, if it can be heard from every chair. A bird does not.',
    ),
    picture(
      'contents',
      'The sheet',
      prose`
        For every room: size, date, wind, distance to the nearest road, what hums and at which pitch, and how many tries it took.
        The chapel took fourteen.
      `,
    ),
    showBundle('whole-harbour'),
  ],
})

export const onlyTheBreaths = samplePack({
  id: 'only-the-breaths',
  name: 'Only the Breaths',
  tagline: 'Sixty breaths of eleven singers, from Glass Choir. Free.',
  published: 60,
  tags: ['breath', 'voice', 'foley', 'free', 'choir'],
  prices: [free()],
  contents: { Files: '60', Formats: 'WAV 24/96', Size: '74 MB' },
  description: prose`
    Somebody wrote to me that they had bought Glass Choir and used only the breaths. I thought about that for a week and then put
    sixty of them here for nothing.

    Eleven people breathing in before a note, in a glasshouse, one metre from the microphone. Some are quick and high, some start in
    the stomach, one has a whistle in it from an old broken nose. They are cut tight at the front and left long at the back, where
    the room is.

    If you find out that you want the note that comes after, you know where it is.
  `,
  page: [
    listen(apart),
    text(
      'A use for them',
      'Put one a sixteenth before the first chord of anything. It tells the listener that somebody is about to do this.',
    ),
  ],
})
