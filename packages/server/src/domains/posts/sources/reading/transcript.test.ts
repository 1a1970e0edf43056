import { speakersIn } from '@limelight/post-text';
import { describe, expect, it } from 'vitest';
import { joinStretches } from './passages.ts';
import { isTranscript, readTranscript } from './transcript.ts';

type Turn = [name: string, second: number, words: string];

const turns: Turn[] = [
  ['Petra Lang', 2, 'How did the cold room go?'],
  ['Owen Tait', 7, 'It failed at 3 in the morning. We threw away 240 kilos of fish.'],
  ['Petra Lang', 19, 'Who noticed?'],
  ['Owen Tait', 24, 'The baker next door. He heard the alarm through the wall.'],
  ['Petra Lang', 38, 'And now?'],
  ['Owen Tait', 41, 'Since May the alarm rings at my bed.'],
];
const facts = [
  '240 kilos of fish',
  'The baker next door. He heard the alarm through the wall.',
  'Since May the alarm rings at my bed.',
];
const two = (value: number) => String(value).padStart(2, '0');
const lines = (form: (name: string, second: number, words: string) => string, between = '\n') =>
  turns.map((turn) => form(...turn)).join(between);
const read = (source: string) => joinStretches(readTranscript(source).stretches);

const meetHeader = [
  'Fish counter weekly (2025-05-12 at 09:02 GMT) - Transcript',
  'Attendees',
  'Owen Tait, Petra Lang, Salma Idris',
  'Transcript',
  '00:00:00',
  '',
].join('\n');
const meetFooter = [
  '',
  'Meeting ended after 00:31:12 👋',
  'This editable transcript was computer generated and might contain errors. People can also change the text after it was created.',
].join('\n');
const otterHeader = [
  'Cold room call',
  'Mon, May 12, 2025 9:02AM • 12:34',
  'SUMMARY KEYWORDS',
  'fish, alarm, baker',
  'SPEAKERS',
  'Owen Tait, Petra Lang',
  '',
].join('\n');
const teamsHeader = [
  'Fish counter weekly-20250512_090211-Meeting Recording',
  'May 12, 2025, 8:02AM',
  '31m 12s',
  '',
  'Petra Lang started transcription',
  '',
].join('\n');

const named: [string, string][] = [
  ['Name (00:05): …', lines((name, at, words) => `${name} (00:${two(at)}): ${words}`)],
  ['Name [00:05]: …', lines((name, at, words) => `${name} [00:${two(at)}]: ${words}`)],
  ['[00:00:05] Name: …', lines((name, at, words) => `[00:00:${two(at)}] ${name}: ${words}`)],
  ['00:00:05 Name: …', lines((name, at, words) => `00:00:${two(at)} ${name}: ${words}`)],
  ['Name: …', lines((name, _, words) => `${name}: ${words}`)],
  ['**Name:** …', lines((name, _, words) => `**${name}:** ${words}`)],
  ['Zoom’s text', lines((name, at, words) => `[${name}] 09:14:${two(at)}\n${words}\n`)],
  [
    'Zoom’s captions',
    `WEBVTT\n\n${lines((name, at, words) => `${at}\n00:00:${two(at)}.000 --> 00:00:${two(at + 3)}.000\n${name}: ${words}\n`)}`,
  ],
  [
    'Teams’ captions',
    `WEBVTT\n\n${lines((name, at, words) => `d07a22f1-16de-49aa-bc27-0a3b6d2a97aa/${at}-0\n00:00:${two(at)}.100 --> 00:00:${two(at + 3)}.480\n<v ${name}>${words.replace('. ', '.\n')}</v>\n`)}`,
  ],
  [
    'Teams’ text',
    `${teamsHeader}${lines((name, at, words) => `${name}   0:${two(at)}\n${words}\n`)}\nPetra Lang stopped transcription`,
  ],
  ['Teams’ blocks', lines((name, at, words) => `0:0:${at}.0 --> 0:0:${at + 3}.240\n${name}\n${words}`)],
  [
    'Teams’ blocks out of Word',
    lines((name, at, words) => `0:0:${at}.0 --> 0:0:${at + 3}.240\n\n${name}\n\n${words}`, '\n\n'),
  ],
  ['Google Meet', meetHeader + lines((name, _, words) => `${name}: ${words}`, '\n\n') + meetFooter],
  [
    'Otter',
    `${otterHeader}${lines((name, at, words) => `${name}  0:${two(at)}\n${words}\n`)}\nTranscribed by https://otter.ai`,
  ],
  ['Fathom', lines((name, at, words) => `@0:${two(at)} - ${name} (Acme)\n${words}\n`)],
  ['Rev', lines((name, at, words) => `${name} (00:${two(at)}):\n${words}\n`)],
  [
    'SRT with names',
    lines(
      (name, at, words) =>
        `${at}\r\n00:00:${two(at)},000 --> 00:00:${two(at + 3)},500\r\n${name}: ${words}\r\n`,
      '\r\n',
    ),
  ],
  [
    'last names first',
    lines(
      (name, at, words) => `${name.split(' ').toReversed().join(', ')} (she/her)   0:${two(at)}\n${words}`,
    ),
  ],
];

describe('a file of captions', () => {
  const cue = (at: string, words: string) => `${at} --> 00:00:09.000\n${words}\n\n`;

  it('keeps the words of a cue whose times are broken', () => {
    const source = `WEBVTT\n\n${cue('00:00:01.000', 'We lost 40 boats.')}7\n${cue('00:0x:04', 'Nobody was hurt.')}${cue('00:00:07.000', 'We sold the rest.')}`;
    expect(read(source).text).toBe('We lost 40 boats. Nobody was hurt. We sold the rest.');
    expect(read(`WEBVTT\n\n${cue('0x:01', 'We lost 40 boats.')}`).text).toBe('We lost 40 boats.');
  });

  it.each(['WEBVTT', 'WEBVTT\n', 'WEBVTT - May\nKind: captions\nLanguage: en\n\nNOTE by Ann\nfor Tom\n'])(
    'without a cue says nothing: %j',
    (source) => expect(read(source).text).toBe(''),
  );

  it('is none that only speaks of it', () => {
    expect(read('WEBVTT is a format.\nWe use it for 40 films.').text).toContain('is a format');
  });
});

describe('a conversation', () => {
  it.each(named)('is read from %s with its names, and without its times and headers', (_, source) => {
    const { text, passages } = read(source);
    expect(speakersIn(text)).toEqual(['Petra Lang', 'Owen Tait']);
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).not.toMatch(
      /\d:\d\d|-->|\*\*|transcription|Transcri|SPEAKERS|Salma|Acme|she\/her|computer generated/,
    );
    expect(text.split('\n\n')).toHaveLength(turns.length);
    expect(text.match(/Owen Tait/g)).toHaveLength(3);
    expect(passages[1]?.label).toMatch(/^Owen Tait/);
  });

  it.each([
    ['Speaker 1', 'Speaker 2'],
    ['SPEAKER_01', 'SPEAKER_02'],
    ['Participant 1', 'Participant 2'],
  ])('of people without a name numbers them: %s, %s', (one, other) => {
    const source = lines(
      (name, at, words) => `[00:00:${two(at)}] ${name === 'Owen Tait' ? other : one}: ${words}`,
    );
    expect(speakersIn(read(source).text)).toEqual(['Speaker 1', 'Speaker 2']);
  });

  it.each(named)('keeps the small words of a name in %s', (_, source) => {
    const told = source
      .replace(/Lang, Petra/g, 'van der Berg, Maria')
      .replace(/Petra Lang/g, 'Maria van der Berg')
      .replace(/Owen Tait/g, 'Omar al-Rashid')
      .replace(/Tait, Owen/g, 'al-Rashid, Omar');
    expect(speakersIn(read(told).text)).toEqual(['Maria van der Berg', 'Omar al-Rashid']);
  });

  it('that was typed with small names has them large', () => {
    expect(read('owen (0:07): It failed at 3.\npetra (0:19): Who noticed?').text).toBe(
      'Owen: It failed at 3.\n\nPetra: Who noticed?',
    );
  });

  it('that was typed without any capitals has its names too', () => {
    const { text } = read('ida: how many came\ntom: forty of them\nida: so we stay');
    expect(text).toBe('Ida: how many came\n\nTom: forty of them\n\nIda: so we stay');
    expect(read('so this is what we learned\nlesson: ask first\nwe lost forty').text).not.toContain('Lesson');
  });

  it('is called by what stands above it', () => {
    expect(
      readTranscript(otterHeader + lines((name, at, words) => `${name}  0:${two(at)}\n${words}`)).title,
    ).toBe('Cold room call');
  });

  it.each(named.filter(([form]) => form !== '**Name:** …'))(
    'is known for one without being told: %s',
    (_, source) => {
      expect(isTranscript(source)).toBe(true);
    },
  );
});

it.each([
  ['notes', 'Monday: we hung the hours on the gate.\nTuesday: nobody read them.\nResult: half the waiting.'],
  ['a plan', 'We meet at 9:30 on the quay.\nThe boat leaves at 10:15.\nBring 12:5 mixed fuel.\nThat is all.'],
  ['one’s own text', 'I sold the van.\nIt took 3 weeks.\nThe buyer paid 4,200.\nI miss it.'],
])('%s are no transcript', (_, text) => {
  expect(isTranscript(text)).toBe(false);
});

describe('one voice', () => {
  const said = [
    'so in spring I sold the second van',
    'it had stood in the yard for',
    '14 months and cost us 90 a week',
  ];
  const all = [...said, 'now we rent one twice a year'];
  const whole = all.join(' ');
  it.each([
    ['on lines of their own', all.map((words, at) => `0:${two(at * 5)}\n${words}`).join('\n')],
    ['before the words', all.map((words, at) => `0:${two(at * 5)} ${words}`).join('\n')],
    ['grown together with the words', all.map((words, at) => `0:${two(at * 5)}${words}`).join('\n')],
    [
      'in words too',
      `Transcript\n${all.map((words, at) => `0:${two(at * 5 + 1)}\n${at * 5 + 1} seconds\n${words}`).join('\n')}`,
    ],
    [
      'in brackets',
      all
        .map((words, at) => `[00:00:${two(at * 5)}.000 --> 00:00:${two(at * 5 + 5)}.000]  ${words}`)
        .join('\n'),
    ],
    [
      'of one numbered voice',
      all.map((words, at) => `[00:00:${two(at * 5)}] Speaker 1: ${words}`).join('\n'),
    ],
  ])('is read from times %s', (_, source) => {
    expect(read(source).text).toBe(whole);
  });

  it('keeps a time that is said, and loses those that a program set', () => {
    const { text } = read('[00:01] The train left at 5:03, [00:04] and nobody [inaudible 00:06] saw it.');
    expect(text).toBe('The train left at 5:03, and nobody saw it.');
  });
});

it('leaves what is said as it is, and drops labels of sounds', () => {
  expect(read('0:01\n[Music]\n0:04\nwe sold the (second) van\n0:07\n♪ ♪\n0:09\nnobody missed it').text).toBe(
    'we sold the (second) van nobody missed it',
  );
});

it('reads a long line of anything in time', () => {
  const began = performance.now();
  for (const part of ['0:00 ', 'A. ', 'Mara ', '[', 'Mara: ', '00:00:01 --> ', ', ', 'started '])
    readTranscript(part.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(4000);
});
