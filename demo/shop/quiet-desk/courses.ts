import {
  course,
  download,
  film,
  listen,
  picture,
  pointTo,
  projectFile,
  prose,
  sample,
  shown,
  showProduct,
  text,
  voice,
  voices,
} from '../vocabulary.ts'

export const songFour = sample('Song four, faders only', 'small-band')
export const songSeven = sample('Song seven, the keys', 'night-keys')

export const mixingNineSongs = course({
  id: 'mixing-nine-songs',
  name: 'Mixing Nine Songs',
  tagline: 'Nine songs from first fader to last bounce, each in one sitting, mistakes kept.',
  published: 213,
  version: '2.0.0',
  released: 44,
  tags: ['course', 'mixing', 'balance', 'workflow'],
  prices: [
    download({ USD: 89, EUR: 89, GBP: 77, JPY: 13200 }, { description: 'All films, to download and keep' }),
    {
      ...download({ USD: 119, EUR: 119, GBP: 103, JPY: 17700 }, { description: 'Films and the raw multitracks' }),
      id: 'with-multitracks',
      name: 'With multitracks',
    },
  ],
  contents: { Lessons: '27', Formats: 'MP4', Length: '14 h 30 min', Subtitles: 'English, Polish, German', Size: '18 GB' },
  description: prose`
    Most mixing courses show you a finished mix and explain it backwards. I mixed nine songs that I had never heard before, with the
    camera on, one each Tuesday, and talked while I did it. Song two goes wrong after an hour and I start again. I left that in, because
    you will want to know what it looks like.

    Nine bands, nine rooms, from a piano trio to a choir of nurses. Each song is three films: faders only, then repair, then taste. I use
    what comes with any program and one compressor.

    Version 2 adds subtitles and a tenth film, in which the bands say what they would have liked instead.
  `,
  scenes: [shown('desk', 'The desk on a Tuesday'), shown('contents', 'Tracks as they came in')],
  page: [
    film(
      'https://www.youtube.com/watch?v=nineSongs-4',
      'Song four, the first twelve minutes',
      'Faders only. No equaliser, no solo button. I turn the screen off at minute three.',
    ),
    listen(songFour, songSeven),
    text(
      'For whom',
      prose`
        You have finished a few mixes and they fall apart in the car. You do not need another list of frequencies. You need to sit
        next to someone for nine days.
      `,
    ),
    picture(
      'desk',
      'Faders first',
      prose`
        In every song the first forty minutes are balance. If a mix does not work there, I say so, and we look at the arrangement.
        In song six the answer was to take out a guitar.
      `,
      { reverse: true },
    ),
    voices(
      voice('The failed hour is the best hour.', 'Lena Fischer', 'producer'),
      voice('I stopped soloing. My mixes take half as long.', 'Tariq Aziz Khan', 'engineer'),
    ),
    showProduct('nine-songs-multitracks'),
    pointTo('gain-before-gear'),
  ],
})

export const theVocalChair = course({
  id: 'the-vocal-chair',
  name: 'The Vocal Chair',
  tagline: 'Recording a voice at home: the chair, the duvet, the nerves, the fourth take.',
  published: 6,
  tags: ['course', 'vocals', 'recording', 'home studio'],
  prices: [download({ USD: 45, EUR: 45, GBP: 39 })],
  contents: { Lessons: '12', Formats: 'MP4, PDF', Length: '4 h 40 min', Subtitles: 'English, Polish', Size: '6.2 GB' },
  description: prose`
    Three singers, three flats, one microphone of the middling kind. In each flat we look for the place where the voice sounds least like a
    flat, and it is never where the desk is. Twice it is the corridor.

    Then we record, and I try to show what an engineer does with the mouth rather than the hands. What you say after a bad take. When to
    stop the singer and when to pretend that you have forgotten to press record. How to set up headphones so that nobody sings flat.

    Editing, tuning and de-essing fill the last three lessons. There is less of it to do than you think if the first nine went well.
  `,
  page: [
    listen(sample('Corridor, fourth take', 'solo-voice')),
    text(
      'What you need',
      prose`
        Any condenser or dynamic microphone, any interface, closed headphones, a duvet. A chair that does not creak is harder to
        find than all of these.
      `,
    ),
  ],
})

export const editingSpeech = course({
  id: 'editing-speech',
  name: 'Editing Speech',
  tagline: 'Breaths, rooms, ums and honesty. For podcasts, radio and audiobooks.',
  published: 131,
  tags: ['course', 'podcast', 'dialogue', 'editing', 'radio'],
  prices: [download({ USD: 35, EUR: 35 }, { tiers: [{ minQuantity: 5, prices: { USD: 2900, EUR: 2900 } }] })],
  contents: { Lessons: '9', Formats: 'MP4, WAV', Length: '3 h 15 min', Subtitles: 'English, Polish', Size: '3.9 GB' },
  description: prose`
    I edited speech for a radio station for seven years before anyone let me near a song. Speech is stricter. A cut that would pass in
    music makes a listener look up from the washing-up.

    Nine lessons on three real interviews, which you get as files. Where to cut in a breath and where never to. How to take out four
    minutes so that the person still recognises themselves. What room tone is for. Loudness, and why your guest is louder than you.

    One lesson is about what not to cut. It is the shortest and I re-recorded it five times.
  `,
  page: [
    listen(sample('Bed from lesson six', 'tape-room')),
    text(
      'Teams',
      prose`
        From five copies on, each costs less. Editors in one office tend to end up with one way of cutting, and it may as well be
        discussed.
      `,
    ),
  ],
})

export const nineSongsMultitracks = projectFile({
  id: 'nine-songs-multitracks',
  name: 'Nine Songs, the Multitracks',
  tagline: 'The raw tracks of all nine songs, as they came in. Labels included, sadly.',
  published: 205,
  tags: ['multitracks', 'practice', 'mixing', 'stems', 'session'],
  prices: [download({ USD: 39, EUR: 39, GBP: 34 })],
  contents: { Files: '241', Formats: 'WAV 24/48', Tracks: '14 to 48 per song', Tempos: '58 to 142', Size: '16 GB' },
  description: prose`
    The nine songs of the course as I received them: unedited, unsorted, with file names such as *gtr FINAL new2*. There are clicks, a
    telephone, a drummer counting in Silesian. Sorting this out is a third of the job, and nobody gives you files to practise it on.

    You may mix them, teach with them and put the results in your portfolio. The bands ask you to mention them, and not to release the
    songs as your own.

    Session files with everything lined up are included for Reaper, Logic and Live, in a folder named *only if you must*.
  `,
  page: [
    listen(songSeven),
    text(
      'Where to begin',
      prose`
        Song four has 14 tracks and forgives everything. Song nine has 48 and a choir of nurses who had just come off a night shift.
      `,
    ),
  ],
})
