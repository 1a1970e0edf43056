import { expect, test } from 'vitest';
import { checkPost } from '../index.ts';
import { countSyllables, type SpelledLanguage } from '../text/syllables.ts';

const remarks = (text: string, rule: string) => checkPost(text).filter((one) => one.rule === rule);

test('syllables are counted as they are said', () => {
  const cases: Record<SpelledLanguage, Record<string, number>> = {
    en: {
      the: 1,
      make: 1,
      asked: 1,
      table: 2,
      idea: 3,
      being: 2,
      people: 2,
      company: 3,
      organisation: 5,
      boxes: 2,
    },
    de: { Haus: 1, Häuser: 2, Entscheidung: 3, Vereinbarung: 4, heute: 2 },
    fr: { table: 1, petite: 2, entreprise: 3, réunion: 2, parlent: 1, organisation: 5 },
    es: { casa: 2, ciudad: 2, reunión: 2, país: 2, empresa: 3, nuestro: 2 },
    pt: { casa: 2, avião: 2, empresa: 3, não: 1 },
    it: { casa: 2, azienda: 3, piano: 2, riunione: 3 },
    nl: { huis: 1, vergadering: 4, bedrijf: 2, mooie: 2 },
  };
  const wrong = Object.entries(cases).flatMap(([language, words]) =>
    Object.entries(words)
      .map(([word, said]) => ({ word, said, counted: countSyllables(word, asLanguage(language)) }))
      .filter(({ said, counted }) => said !== counted),
  );
  expect(wrong).toEqual([]);
});

function asLanguage(name: string): SpelledLanguage {
  const known: readonly SpelledLanguage[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
  const found = known.find((one) => one === name);
  if (found === undefined) throw new Error(name);
  return found;
}

const office = [
  'The organisational transformation initiative necessitated comprehensive interdepartmental collaboration, notwithstanding considerable infrastructural limitations and the corresponding administrative responsibilities.',
  'Consequently, management representatives established a multidisciplinary coordination committee responsible for the systematic evaluation of technological alternatives.',
  'Preliminary documentation indicates significant operational improvements regarding communication, accountability and organisational transparency throughout participating departments.',
].join(' ');

const table = [
  'We moved the meeting to Thursday. Nobody liked the idea at first, and I was not sure of it either.',
  'In March, fourteen people came. In May there were six, and they were the six who had to be there.',
  'The rest of us got an hour back. I spent mine on the phone with a customer who had left us in the spring.',
  'She told me what we had done wrong, and it took her four minutes.',
].join(' ');

test('what is hard to read is told with the reason and where to begin, and never as a number of its own', () => {
  const [remark, ...more] = remarks(office, 'reading-ease');
  expect(more).toEqual([]);
  expect(remark?.severity).toBe('warn');
  expect(remark?.message).toMatch(/^Hard to read on a phone\. .+ Begin with this sentence/);
  expect(office.slice(remark?.start, remark?.end)).toMatch(
    /^(?:The organisational|Preliminary|Consequently)/,
  );
  expect(remarks(table, 'reading-ease')).toEqual([]);
});

test('each language is read by its own formula, and none is made up for the others', () => {
  const german = [
    'Die Berücksichtigung unterschiedlicher Verantwortlichkeiten innerhalb der Unternehmensorganisation erfordert eine kontinuierliche Abstimmung zwischen sämtlichen Fachabteilungen und der Geschäftsführung.',
    'Die Einführung zusätzlicher Qualitätssicherungsmaßnahmen ermöglicht eine nachhaltige Verbesserung der Wettbewerbsfähigkeit und der Kundenzufriedenheit in allen Geschäftsbereichen.',
    'Die Vereinheitlichung der Dokumentationsanforderungen unterstützt die Mitarbeiterinnen und Mitarbeiter bei der Bewältigung ihrer vielfältigen Aufgabenstellungen und der Projektverantwortung.',
    'Wir haben das nicht getan, weil es uns zu schwer war.',
  ].join(' ');
  const plainGerman =
    'Wir haben das Treffen auf den Donnerstag gelegt. Am Anfang hat es keiner gemocht. Im März kamen noch vierzehn Leute. Im Mai waren es sechs, und das waren die, die es brauchten. Der Rest von uns hat eine Stunde mehr am Tag. Ich habe sie am Telefon mit einer Kundin verbracht. Sie war im Frühling gegangen. Sie hat mir gesagt, was falsch lief. Das hat vier Minuten gedauert.';
  expect(remarks(german, 'reading-ease')).toHaveLength(1);
  expect(remarks(plainGerman, 'reading-ease')).toEqual([]);
  const polish = Array.from(
    { length: 8 },
    () =>
      'Wdrożenie zaawansowanych rozwiązań organizacyjnych jest konieczne dla przedsiębiorstwa i się nie udaje.',
  ).join(' ');
  expect(remarks(polish, 'reading-ease')).toEqual([]);
  expect(remarks('Comprehensive interdepartmental collaboration.', 'reading-ease')).toEqual([]);
});

const even = [
  'We moved the weekly meeting to Thursday.',
  'The team wrote down what they would decide.',
  'Most of the people came on their own.',
  'The notes went out on the same day.',
  'Nobody asked us for the old slot again.',
  'The plan was kept for the whole year.',
];

test('sentences of one length in a row are told, with where they stand', () => {
  const text = `It began with a note.\n\n${even.slice(0, 3).join(' ')}\n\n${even.slice(3).join(' ')}\n\nThen we stopped.`;
  const [remark] = remarks(text, 'even-sentences');
  expect(remark?.message).toMatch(/^6 sentences in a row have 7 to 8 words each/);
  expect(text.slice(remark?.start, remark?.end)).toMatch(/^We moved the weekly[\s\S]*the whole year\.$/);
});

test('a change of pace, a list and a few sentences are left alone', () => {
  const broken = [...even.slice(0, 3), 'It worked.', ...even.slice(3)].join(' ');
  const list = even.map((line) => `- ${line}`).join('\n');
  for (const text of [broken, list, even.slice(0, 5).join(' ')])
    expect(remarks(text, 'even-sentences')).toEqual([]);
});
