import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guessLanguage, languagesIn, nameOfLanguage, surelyIn } from './language.ts';

const file = new URL('../../testing-data/languages.txt', import.meta.url);

interface Note {
  group: string;
  language: string;
  text: string;
}

function readNotes(): Note[] {
  let group = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const heading = /^\[(.+)\]$/.exec(line)?.[1];
      if (heading !== undefined) group = heading;
      if (heading !== undefined || line === '' || line.startsWith('#')) return [];
      return [{ group, language: group.split(' ')[0] ?? '', text: line }];
    });
}

const notes = readNotes();
const groups = [...new Set(notes.map(({ group }) => group))];
const share = (held: readonly Note[], fits: (note: Note) => boolean) =>
  held.filter(fits).length / held.length;
const isRight = ({ text, language }: Note) => guessLanguage(text) === language;

describe('the language of a short note', () => {
  it('is told in nineteen of twenty, and is English in no more than one of thirty that are not', () => {
    expect(groups.length).toBeGreaterThanOrEqual(20);
    expect(share(notes, isRight)).toBeGreaterThanOrEqual(0.95);
    const foreign = notes.filter(({ language }) => language !== 'en');
    expect(share(foreign, ({ text }) => guessLanguage(text) === 'en')).toBeLessThanOrEqual(1 / 30);
  });

  it.each(groups)('is told in 17 of 20: %s', (group) => {
    const held = notes.filter((note) => note.group === group);
    expect(held.length).toBeGreaterThanOrEqual(20);
    expect(share(held, isRight)).toBeGreaterThanOrEqual(0.85);
  });

  it('is never another one where it is sure, and is sure of most that have a name', () => {
    const wrong = notes.filter(({ text, language }) => ![language, null].includes(surelyIn(text)));
    expect(wrong).toEqual([]);
    const named = notes.filter(({ language }) => language !== 'other');
    expect(share(named, ({ text }) => surelyIn(text) !== null)).toBeGreaterThan(0.6);
  });

  it('is English for words that look so and say nothing, and not for others', () => {
    for (const text of ['Launch Monday', 'Pricing page v2', '', '40%', 'Café open'])
      expect(guessLanguage(text)).toBe('en');
    for (const text of ['Żółta kartka', 'kazalar azaldı', 'Наши клиенты ушли', 'omzet naik tiga kali'])
      expect(guessLanguage(text)).toBe('other');
  });
});

describe('a text in two languages', () => {
  const mixed =
    'Wir haben den Preis nicht erhöht und niemand ist gegangen. We told them why, and they stayed with us.';

  it('is surely in neither, and both are named', () => {
    expect(surelyIn(mixed)).toBeNull();
    expect(languagesIn(mixed)).toEqual(expect.arrayContaining(['German', 'English']));
  });

  it.each(['आम्ही नवीन दुकान उघडले आहे आणि दोन लोक शोधत आहोत.', 'हामीले नयाँ पसल खोलेका छौं र दुई जना खोज्दै छन्।'])(
    'a language that shares its script with Hindi is not taken for it: %s',
    (text) => {
      expect(surelyIn(text)).toBeNull();
      expect(guessLanguage(text)).toBe('other');
    },
  );

  it('Hindi is sure by its small words', () => {
    expect(surelyIn('हमने पिछले महीने दुकान बंद की और अब हम गाड़ी से काम करते हैं।')).toBe('hi');
    expect(surelyIn('दुकान')).toBeNull();
  });

  it('names no other for a borrowed word', () => {
    expect(languagesIn('Unser Sales Team hat den Launch verschoben. Das Feedback war gut.')).toEqual([
      'German',
    ]);
  });
});

it('a language is named by its code and by its name, and nothing else is one', () => {
  expect(nameOfLanguage('de')).toBe('German');
  expect(nameOfLanguage('german ')).toBe('German');
  for (const none of ['auto', 'other', '', 'constructor']) expect(nameOfLanguage(none)).toBeUndefined();
});
