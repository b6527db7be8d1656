import { course, download, listen, pointTo, projectFile, prose, sample, showProduct, text } from '../vocabulary.ts'
import { cueFive } from './templates.ts'

export const lowSunBand = sample('Low Sun, first chorus', 'night-drive')

export const lowSun = projectFile({
  id: 'low-sun',
  name: 'Low Sun, the session',
  tagline: 'A finished song in Live with every decision still open.',
  published: 240,
  tags: ['ableton', 'session', 'synthwave', 'study', 'remix'],
  prices: [download({ USD: 14, EUR: 14 })],
  contents: {
    Formats: 'ALS, WAV',
    Needs: 'Ableton Live 11 Standard, or any DAW for the stems',
    Tracks: '38',
    Tempos: '104',
    Keys: 'F sharp minor',
    Size: '880 MB',
  },
  hosts: ['Ableton Live 11+'],
  description: prose`
    *Low Sun* was written in a campsite laundry and finished in Rotterdam. This is the session at the moment before it was printed: nothing
    frozen, nothing flattened, all 38 tracks with their devices, and the eleven that were muted at the end.

    It is laid out so that you can find things. Colours say what a track does, names say why it is there, and a locator every eight bars
    tells you what changed. The bass sound is explained knob by knob in a rack of its own.

    Remix it, teach from it, steal the drum bus. If you publish a remix, write *after Low Sun* somewhere small.
  `,
  page: [
    listen(lowSunBand),
    text('Look at track 22', 'A single note that plays for the whole second verse, 30 dB down. Mute it. That is what it is for.'),
  ],
})

export const platformSix = projectFile({
  id: 'platform-six',
  name: 'Platform Six',
  tagline: 'Four film cues in Cubase, from sketch to delivered stems, with the notes that came back.',
  published: 105,
  tags: ['cubase', 'session', 'film', 'orchestral', 'study'],
  prices: [download({ USD: 22, EUR: 22, GBP: 19 })],
  contents: {
    Formats: 'CPR, WAV, MID',
    Needs: 'Cubase Pro 12, or any DAW for the stems',
    Tracks: '96',
    Length: '9 min 15 s',
    Size: '3.1 GB',
  },
  hosts: ['Cubase Pro 12+'],
  description: prose`
    A short film, two people on a railway platform, four cues. The director has allowed me to share everything: the sketches at the piano,
    three versions of each cue, her remarks on each, and what was delivered.

    You can follow one idea on its way. *Too sad* became *too busy* became *could it be just the clarinet*, and it could. The picture is
    included at low resolution with timecode, so you can write your own and compare.

    Samples are rendered to audio where a library would be needed. The MIDI is there too.
  `,
  page: [
    listen(cueFive),
    text('The remarks', "All 31 of the director's mails are in the PDF, in order. The best one is two words long and concerns the harp."),
    pointTo('cue-sheet'),
  ],
})

export const emptyToEightBars = course({
  id: 'empty-to-eight-bars',
  name: 'Empty to Eight Bars',
  tagline: 'Twenty ways to begin, each filmed once, each in under fifteen minutes.',
  published: 50,
  tags: ['course', 'songwriting', 'workflow', 'beginner'],
  prices: [download({ USD: 32, EUR: 32, GBP: 28 })],
  contents: { Lessons: '20', Formats: 'MP4', Length: '4 h 20 min', Subtitles: 'English, Dutch, Arabic', Size: '5.5 GB' },
  description: prose`
    The hardest eight bars are the first. In each film I start from an empty session and a single rule, and stop when there are eight bars
    that I would listen to again. One starts from a door. One starts from a chord I dislike. One starts from the tempo of the rain.

    It does not always work. Film 13 ends with nothing, after fourteen honest minutes, and I say what I would do the next day.

    Any program will do, since I use a different one every fourth film. What you take home is twenty rules on a card to put next to the
    screen.
  `,
  page: [
    listen(sample('Film 7, from a door', 'chip-song')),
    text(
      'One a day',
      prose`
        Watch it in the morning and try the rule in the evening, with a timer. Keep the result, however bad, and open it after
        twenty days.
      `,
    ),
    showProduct('four-track'),
  ],
})
