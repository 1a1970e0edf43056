import { readFileSync } from 'node:fs';
import { factKind } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { contradictionOf, findContradictions, type Comparable } from './contradictions.ts';

/** `kind, subject, happened, until: text`, as short as a case needs it. */
function fact(id: string, written: string): Comparable {
  const [head = '', text = ''] = written.split(': ');
  const [kind, subject = '', happened = '', until = ''] = head.split(',').map((part) => part.trim());
  const dates = { happened: happened === '' ? null : happened, until: until === '' ? null : until };
  return { id, text, kind: factKind.parse(kind), subject, ...dates };
}

const disagree: [one: string, other: string, named: string[]][] = [
  ['event: I founded Rückgrat in 2018', 'event: I founded Rückgrat in 2019', ['2018', '2019']],
  ['figure, A: We have 14 employees', 'figure, A: We have 16 employees', ['14 employees', '16 employees']],
  [
    'figure, A: A has 14 employees and 61 clients',
    'figure, A: Of our 15 employees nine are new',
    ['14', '15'],
  ],
  ['figure, A: My day rate is £640', 'figure, A: My day rate is £700', ['£640', '£700']],
  ['figure: The starter plan costs 19 euros', 'figure: The starter plan costs 24 euros', ['19', '24']],
  ['figure, N: Our stock accuracy is 99.4%', 'figure, N: Stock accuracy is 98%', ['99.4%', '98%']],
  ['result: Mis-picks fell from 2.1% to 0.6%', 'result: Mis-picks fell from 2.1% to 0.8%', ['0.6%', '0.8%']],
  ['event, T: We moved to Hull in March 2021', 'event, T: We moved to Hull in May 2021', ['March', 'May']],
  ['event, T, 2021-03: We moved to Hull', 'event, T, 2022-01: We moved to Hull', ['2021-03', '2022-01']],
  ['preference: I use hashtags', 'preference: I never use hashtags', ['never use hashtags']],
  ['rule: We name our clients in posts', 'rule: We do not name our clients in posts', ['do not']],
  ['opinion: Remote work suits warehouses', "opinion: Remote work doesn't suit warehouses", ["doesn't"]],
  ['figure, R: Rückgrat hat 14 Mitarbeiter', 'figure, R: Rückgrat hat 17 Mitarbeiter', ['14', '17']],
  ['rule: Wir nennen unsere Kunden', 'rule: Wir nennen unsere Kunden nicht', ['nicht']],
  ['event: Ich habe 2018 gegründet, in Leipzig', 'event: Ich habe 2019 gegründet, in Leipzig', ['2018']],
  ['figure, P: The podcast has 58 episodes', 'figure, P: We recorded 61 episodes', ['58 episodes', '61']],
  ['figure: Le cours coûte 300 euros', 'figure: Le cours coûte 350 euros', ['300', '350']],
  ['figure: Tenemos 12 tiendas en Sevilla', 'figure: Tenemos 15 tiendas en Sevilla', ['12', '15']],
  ['role: Site Manager at Northquay since 2015', 'role: Site Manager at Northquay since 2016', ['2015']],
];

const agree: [one: string, other: string][] = [
  ['figure, A: We have 14 employees', 'figure, A: We have fourteen employees'],
  ['figure, A: We have 14 employees and 61 clients', 'figure, A: Of our 14 employees nine work part-time'],
  ['figure, A, 2022: We had 14 employees', 'figure, A, 2024: We had 20 employees'],
  ['figure, A, 2020, 2021: We have 14 employees', 'figure, A, 2023: We have 20 employees'],
  ['figure, A: In 2022 we had 14 employees', 'figure, A: In 2024 we had 20 employees'],
  ['figure, A: We have 14 employees', 'figure, B: We have 20 employees'],
  ['role: I am chief executive at A', 'role: I am chief executive at B'],
  ['figure, P: The podcast has 58 episodes', 'figure, P: The podcast has 4,000 listeners each'],
  ['figure, S: 840 desks, 790 of them measured', 'figure, S: We measured 790 desks'],
  ['result, N: The handover fell from 40 to 12 minutes', 'figure, N: The handover takes 12 minutes'],
  ['event: We moved to Hull in 2021', 'event: We moved to Hull in March 2021'],
  ['event, X, 2021: We moved to Hull', 'event, X, 2021-03: We moved to Hull'],
  ['opinion: Robots are worth it at night', 'opinion: Robots are not worth it in small warehouses by day'],
  ['figure, T: The toy wholesaler shipped 3,400 parcels', 'figure, T: The plan was made for 2,000'],
  ['preference: I write short posts', 'preference: I write posts with one number'],
  ['figure, W: 118 workshops with 16 participants', 'event, W: My first workshop had three participants'],
  ['figure: In 34 sites I have not yet met the slow person', 'figure: I have 3 sites with a Gary'],
  ['figure, Z: The drive takes 2 hours', 'figure, Z: The drive takes 120 minutes'],
];

it.each(disagree)('sees that “%s” and “%s” cannot both hold', (one, other, named) => {
  const reason = contradictionOf(fact('a', one), fact('b', other));
  for (const value of named) expect(reason).toContain(value);
  expect(contradictionOf(fact('b', other), fact('a', one))).not.toBeNull();
});

/** Written after the rules, half of them in other languages. */
const later: [one: string, other: string][] = [
  ['figure, Harbour: Harbour employs 45 people', 'figure, Harbour: Harbour employs 52 people'],
  [
    'figure, Beacon: A licence of Beacon costs £12 a month',
    'figure, Beacon: A licence of Beacon costs £15 a month',
  ],
  [
    'event, Leeds: We opened the Leeds office in April 2019',
    'event, Leeds: We opened the Leeds office in May 2020',
  ],
  [
    'result, Portal: Waiting time fell from 14 days to 3',
    'result, Portal: Waiting time fell from 14 days to 5',
  ],
  ['role: I manage 7 engineers', 'role: I manage 9 engineers'],
  ['event: I studied physics in Leeds', 'event: I never studied physics in Leeds'],
  ['event, Marathon: I ran the Oslo marathon in 2017', 'event, Marathon: I ran the Oslo marathon in 2018'],
  ['figure: Our newsletter has 3,200 readers', 'figure: Our newsletter has 2,800 readers'],
  ['preference: I answer emails on Sundays', 'preference: I do not answer emails on Sundays'],
  [
    'figure, Tide: Tide raised 2 million euros in its seed round',
    'figure, Tide: Tide raised 3 million euros in its seed round',
  ],
  ['figure, Werk: Das Werk hat 240 Beschäftigte', 'figure, Werk: Das Werk hat 310 Beschäftigte'],
  ['event: Ich habe das Büro im März 2020 eröffnet', 'event: Ich habe das Büro im Juni 2020 eröffnet'],
  [
    'result, Lager: Die Fehlerquote sank von 4 auf 1 Prozent',
    'result, Lager: Die Fehlerquote sank von 4 auf 2 Prozent',
  ],
  ['preference: Wir arbeiten freitags', 'preference: Wir arbeiten freitags nicht'],
  ['figure, Atelier: L’atelier emploie 18 personnes', 'figure, Atelier: L’atelier emploie 22 personnes'],
  ['event: J’ai fondé l’entreprise en 2016', 'event: J’ai fondé l’entreprise en 2017'],
  ['preference: Je publie le dimanche', 'preference: Je ne publie jamais le dimanche'],
  ['figure, Taller: El taller tiene 30 alumnos', 'figure, Taller: El taller tiene 24 alumnos'],
  ['event: Dejé el banco en 2015', 'event: Dejé el banco en 2014'],
  ['result, Negozio: Le vendite sono salite del 12%', 'result, Negozio: Le vendite sono salite del 18%'],
];

it('finds nine of ten contradictions that were written after the rules', () => {
  const missed = later.filter(([one, other]) => contradictionOf(fact('a', one), fact('b', other)) === null);
  expect(later).toHaveLength(20);
  expect(missed.slice(2)).toEqual([]);
});

it.each(agree)('lets “%s” and “%s” stand', (one, other) => {
  expect(contradictionOf(fact('a', one), fact('b', other))).toBeNull();
});

it('finds a seeded pair among everything two people told, and none where there is none', () => {
  const told = ['ruth', 'lena'].flatMap((name) =>
    readFileSync(new URL(`../testing-data/${name}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', kind = '', subject = '', happened = '', ...text] = line
          .split('|')
          .map((part) => part.trim());
        return fact(
          id,
          `${kind},${subject.replaceAll(',', '')},${happened}: ${text.join(' ').replaceAll(': ', ' ')}`,
        );
      }),
  );
  expect(findContradictions(told, told)).toEqual([]);
  const seeds = disagree.flatMap(([one, other], at) => [fact(`s${at}a`, one), fact(`s${at}b`, other)]);
  const found = new Set(
    findContradictions(seeds, [...told, ...seeds]).map(({ one, other }) => [one, other].toSorted().join()),
  );
  const missed = seeds.filter(({ id }) => id.endsWith('a') && !found.has(`${id},${id.replace('a', 'b')}`));
  expect(missed.map(({ text }) => text)).toEqual([]);
});
