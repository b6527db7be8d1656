import { course, download, film, free, guide, listen, pointTo, presetPack, prose, sample, samplePack, text } from '../vocabulary.ts'
import { drumBus, vocal } from './tape-one.ts'

export const fiftyTwoMondays = presetPack({
  id: 'fifty-two-mondays',
  name: 'Fifty-Two Mondays',
  tagline: 'The log book of the deck as Tape One presets, one for every week.',
  published: 210,
  tags: ['tape', 'presets', 'tape one', 'free'],
  prices: [free()],
  contents: { Presets: '52', Formats: 'Tape One', Needs: 'Tape One 2.1 or newer', Size: '380 KB' },
  description: prose`
    Every Monday at nine Ada plays the test reel and writes a page. This is the log book as presets: 52 of them, named after the
    week, the temperature of the loft and the remark she made in the margin. *Week 14, 16 degrees, cleaned, too clean.* *Week 49,
    14 degrees, somebody left the door open.*

    Each preset sets the week, the age of the last reel and the two azimuth screws as they stood that day. The remarks are in
    Norwegian and English.

    Free for owners of Tape One and for anyone on trial. Put them on a bus one after the other and you have heard our year.
  `,
  page: [
    listen(vocal),
    text(
      'How to use them',
      prose`
        Drop the folder into *Presets* and restart the plugin. The weeks appear under *Log*, in order, with the remarks as tool
        tips.
      `,
    ),
    pointTo('tape-one'),
  ],
})

export const weatherReports = samplePack({
  id: 'weather-reports',
  name: 'Weather Reports',
  tagline: 'Drums and chords printed to the 1983 deck, with the reel that was on it before.',
  published: 148,
  version: '1.1.0',
  released: 90,
  tags: ['tape', 'drums', 'loops', 'lo-fi', 'texture'],
  prices: [download({ USD: 25, EUR: 25, GBP: 22 })],
  contents: { Files: '286', Formats: 'WAV 24/96', Size: '2.1 GB', Tempos: '72 to 118', Keys: 'D minor, F major, A minor' },
  description: prose`
    The deck used to play weather reports. When we record music on those old reels without erasing them properly, something of
    the forecast stays behind: a vowel in a gap between two snares, a barometer reading under a chord.

    286 loops and single hits went onto the tape that way, at 7.5 ips, and came back at 96 kHz. Drums by Line Myhre in the stairwell
    of the loft, chords on a piano that had been in the rain. Every loop also comes in a version from a clean reel, in the same
    place on the grid, so you can cross-fade from one to the other.

    No words can be understood. We checked with the station.
  `,
  page: [
    listen(sample('Stairwell drums, second pass', 'dusty-break'), sample('Chords over last Tuesday', 'tape-room')),
    text(
      'What is in the folders',
      prose`
        Loops by tempo, single hits by instrument, 22 stretches of reel with no music at all, and a sheet with the date of each
        forecast.
      `,
    ),
  ],
})

export const calibratingAWornHead = course({
  id: 'calibrating-a-worn-head',
  name: 'Calibrating a Worn Head',
  tagline: 'Three hours at the deck with Ada Lindqvist: azimuth, bias, and when to stop.',
  published: 95,
  tags: ['course', 'tape', 'calibration', 'maintenance'],
  prices: [download({ USD: 39, EUR: 39 })],
  contents: { Lessons: '11', Formats: 'MP4, PDF', Length: '3 h 05 min', Subtitles: 'English, Norwegian', Size: '4.6 GB' },
  description: prose`
    If you own a tape machine, sooner or later you will stand in front of it with a screwdriver. In these eleven lessons Ada
    aligns ours from cold, makes two mistakes that she had not planned, and repairs them.

    You need a quarter-inch machine, a test reel, headphones and any audio interface with a free input. No oscilloscope: she
    shows how to set azimuth with a phase meter, and with your ears when that fails. Lesson eight is about heads that are past
    saving and how to enjoy them.

    The films can be downloaded and kept. A PDF holds the tables and a log sheet for your own Mondays.
  `,
  page: [
    film(
      'https://www.youtube.com/watch?v=wornHead-01',
      'Lesson one, the first eight minutes',
      'Which screw does what, and which one you should not touch until lesson six.',
    ),
    listen(drumBus),
    text(
      'Before you start',
      'Clean the heads, let the machine run for twenty minutes, and write down the temperature of the room. Yes, really.',
    ),
  ],
})

export const reelNotes = guide({
  id: 'reel-notes',
  name: 'Reel Notes',
  tagline: 'A year of margins: the notebook behind Tape One, typed up and explained.',
  published: 0,
  isDraft: true,
  version: '0.3.0',
  tags: ['tape', 'book', 'notes'],
  prices: [download({ USD: 14, EUR: 14 })],
  contents: { Pages: '118', Formats: 'PDF, EPUB', Language: 'English' },
  description: prose`
    Ada's notebook has one page for each Monday: the temperature of the loft, the readings, and a remark. This book prints the
    pages on the left and explains them on the right. Why the left channel recovers after cleaning and the right one sulks. What
    a lorry in the harbour does to flutter. How a splice made in haste became the most reliable part of the machine.

    You can read it without owning a tape deck, and without liking them. Two chapters are about patience.
  `,
  page: [
    listen(drumBus),
    text('From the draft', 'Week 3. Minus eleven outside, twelve in here. The deck started on the second try, as I did.'),
  ],
})
