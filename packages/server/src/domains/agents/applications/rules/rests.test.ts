import { describe, expect, it } from 'vitest';
import { lineSaysMore, sentenceSaysMore } from './rests.ts';

/** A person's facts, and an opening that tempts. */
const facts = {
  site: 'Site Manager at Northquay Freight & Storage from March 2015 to August 2020.',
  people: 'Ran a 9,000 square metre bonded site, 62 people over three shifts.',
  audit: 'Took over after a failed stock audit; next two audits passed with no major findings.',
  picks:
    'Cut mis-picks from 2.1% to 0.6% at a garden tools distributor by changing the label, not the people.',
  slot: 'Re-slotted a chilled store over four weekends, walking distance down 38%.',
  acting: 'Between January 2014 and March 2016 also acting quality manager.',
  helped: 'I helped the finance team move 14 reports to SQL.',
  skills: 'Skills: Warehouse Operations, Process Improvement, Inventory Management.',
  never: 'I have never worked with SAP.',
  german: 'Time-to-Hire von 71 auf 38 Tage gesenkt.',
  campaign: 'Eigene Azubi-Kampagne mit 600 Bewerbungen.',
  french: 'J’ai formé 12 personnes à la sécurité du quai en 2022.',
  spanish: 'Reduje los errores de preparación del 4% al 1% en seis meses.',
} as const;
type Name = keyof typeof facts;

const english =
  'Head of Warehouse Operations, Harrow. We need an experienced operations director who has managed 200 people, knows SAP EWM, Kubernetes and Lean Six Sigma, has ten years of international supply chain experience and speaks fluent German. You will transform our award-winning distribution network and manage stakeholders.';
const german =
  'Leitung Personalgewinnung. Wir suchen eine erfahrene Führungskraft mit SAP SuccessFactors, Kenntnissen im Arbeitsrecht und internationaler Erfahrung. Sie führen ein Team von 20 Personen und bauen die Azubi-Kampagne aus.';
const french =
  'Responsable logistique. Nous cherchons une personne avec dix ans d’expérience dans la gestion d’entrepôts, la maîtrise de SAP et le management d’équipes internationales.';
const spanish =
  'Jefe de almacén. Buscamos a alguien con diez años de experiencia en logística internacional, dominio de SAP y gestión de equipos de 60 personas.';

const says = (text: string, names: readonly Name[], opening: string) => {
  const ground = { facts: names.map((name) => facts[name]), opening, isCompared: true };
  return lineSaysMore(text, { ...ground, known: Object.values(facts).slice(0, 9) });
};

it.each<[string, readonly Name[], string]>([
  ['Ran a 9,000 square metre bonded site with 62 people over three shifts.', ['people'], english],
  ['Site Manager, Northquay Freight & Storage.', ['site'], english],
  ['Cut mis-picks from 2.1% to 0.6% at a garden tools distributor.', ['picks'], english],
  [
    'Took over after a failed stock audit; the next two audits passed with no major findings.',
    ['audit'],
    english,
  ],
  ['Inventory management and process improvement.', ['skills'], english],
  ['Re-slotted a chilled store over four weekends; walking distance down 38%.', ['slot'], english],
  ['Acting quality manager between January 2014 and March 2016.', ['acting'], english],
  ['Helped the finance team to move 14 reports to SQL.', ['helped'], english],
  ['Senkte die Time-to-Hire von 71 auf 38 Tage.', ['german'], german],
  ['Azubi-Kampagne mit 600 Bewerbungen.', ['campaign'], german],
  ['Formé 12 personnes à la sécurité du quai en 2022.', ['french'], french],
  ['Reducción de los errores de preparación del 4% al 1% en seis meses.', ['spanish'], spanish],
])('is borne out: %s', (text, names, opening) => {
  expect(says(text, names, opening)).toBe(false);
});

describe('a tempting line that says more', () => {
  it.each<[string, string, readonly Name[], string]>([
    ['a higher title', 'Operations Director at Northquay Freight & Storage.', ['site'], english],
    ['a higher title in lower case', 'Head of warehouse operations at Northquay.', ['site'], english],
    ['seniority', 'Senior site manager at Northquay Freight & Storage.', ['site'], english],
    ['praise', 'Experienced site manager at Northquay Freight & Storage.', ['site'], english],
    [
      'an acting role as a real one',
      'Quality manager between January 2014 and March 2016.',
      ['acting'],
      english,
    ],
    ['help as the work', 'Moved 14 reports to SQL for the finance team.', ['helped'], english],
    ['a lead for help', 'Led the finance team in moving 14 reports to SQL.', ['helped'], english],
    ['a tool of the opening', 'Inventory management with SAP EWM.', ['skills'], english],
    ['a tool in plain letters', 'Inventory management and Kubernetes.', ['skills'], english],
    ['a method of the opening', 'Process improvement with Lean Six Sigma.', ['skills'], english],
    ['a language', 'Warehouse operations, fluent German.', ['skills'], english],
    [
      'a word of the opening',
      'Ran an award-winning bonded site, 62 people over three shifts.',
      ['people'],
      english,
    ],
    ['a field', 'Ran an international bonded site, 62 people over three shifts.', ['people'], english],
    [
      'another figure',
      'Ran a 9,000 square metre bonded site, 200 people over three shifts.',
      ['people'],
      english,
    ],
    ['a sum', 'Cut mis-picks by 1.5 points, 250 a day, at a garden tools distributor.', ['picks'], english],
    ['years', 'Ten years as a site manager.', ['site'], english],
    ['a figure of another fact', 'Cut mis-picks by 38% at a garden tools distributor.', ['picks'], english],
    [
      'swapped figures',
      'Cut walking distance from 2.1% to 0.6% over four weekends.',
      ['picks', 'slot'],
      english,
    ],
    [
      'a cause',
      'Cut mis-picks from 2.1% to 0.6% because of a re-slotted chilled store.',
      ['picks', 'slot'],
      english,
    ],
    [
      'a means',
      'Re-slotted a chilled store, enabling two audits passed with no major findings.',
      ['slot', 'audit'],
      english,
    ],
    [
      'a denial left out',
      'Took over after a failed stock audit; next two audits passed with major findings.',
      ['audit'],
      english,
    ],
    ['a denial turned', 'Worked with SAP.', ['never'], english],
    ['a consequence', 'Re-slotted a chilled store over four weekends and saved jobs.', ['slot'], english],
    [
      'a German title',
      'Leiter Personalgewinnung: Time-to-Hire von 71 auf 38 Tage gesenkt.',
      ['german'],
      german,
    ],
    ['a German tool', 'Azubi-Kampagne mit 600 Bewerbungen und SAP SuccessFactors.', ['campaign'], german],
    ['a German field', 'Internationale Azubi-Kampagne mit 600 Bewerbungen.', ['campaign'], german],
    [
      'a German means',
      'Time-to-Hire von 71 auf 38 Tage durch eigene Azubi-Kampagne gesenkt.',
      ['german', 'campaign'],
      german,
    ],
    [
      'a French rank',
      'Responsable de la formation de 12 personnes à la sécurité du quai en 2022.',
      ['french'],
      french,
    ],
    ['a French tool', 'Formé 12 personnes à la sécurité du quai avec SAP en 2022.', ['french'], french],
    [
      'a Spanish rank',
      'Lideré un equipo y reduje los errores de preparación del 4% al 1%.',
      ['spanish'],
      spanish,
    ],
    [
      'a Spanish field',
      'Reduje los errores de logística internacional del 4% al 1% en seis meses.',
      ['spanish'],
      spanish,
    ],
    [
      'a rank in translation',
      'Leitete das Finanzteam und stellte 14 Berichte auf SQL um, mit Unterstützung.',
      ['helped'],
      german,
    ],
    [
      'a tool in translation',
      'Führte einen Standort mit 62 Personen in drei Schichten, mit SAP EWM.',
      ['people'],
      german,
    ],
    [
      'a figure in translation',
      'Führte einen Standort mit 80 Personen in drei Schichten.',
      ['people'],
      german,
    ],
    [
      'much in translation',
      'Führte einen Standort mit 62 Personen in drei Schichten und baute dabei die gesamte Personalgewinnung samt Kampagnen, Schulungen, Einarbeitung und Schichtplanung neu auf.',
      ['people'],
      german,
    ],
  ])('%s: %s', (_what, text, names, opening) => {
    expect(says(text, names, opening)).toBe(true);
  });
});

it('a translation is borne out only where a model has compared it', () => {
  const text = 'Führte einen Standort mit 9.000 Quadratmetern und 62 Personen in drei Schichten.';
  const ground = { facts: [facts.people], opening: german, known: Object.values(facts).slice(0, 9) };
  expect(lineSaysMore(text, { ...ground, isCompared: true })).toBe(false);
  expect(lineSaysMore(text, { ...ground, isCompared: false })).toBe(true);
});

const letter = (
  text: string,
  opening = english,
  known: readonly string[] = Object.values(facts).slice(0, 9),
) => sentenceSaysMore(text, { facts: known, opening, known, isCompared: true });

it.each([
  ['Dear hiring team,', english],
  ['Your distribution network needs somebody who has managed 200 people.', english],
  ['What draws me to this work is the plan to transform your distribution network.', english],
  ['At Northquay I ran a bonded site with 62 people over three shifts.', english],
  ['I have not worked with SAP EWM yet, and I would like to learn it.', english],
  ['I look forward to hearing from you.', english],
  ['Mich reizt die Azubi-Kampagne, die Sie ausbauen.', german],
  ['Je souhaite en savoir plus sur la gestion de vos entrepôts.', french],
  ['Me gustaría conocer su almacén.', spanish],
])('a letter may say: %s', (text, opening) => {
  expect(letter(text, opening)).toBe(false);
});

it.each([
  ['I have ten years of international supply chain experience.', english],
  ['I have managed 200 people.', english],
  ['I speak fluent German.', english],
  ['My knowledge of Kubernetes would help you.', english],
  ['I would like to bring my ten years of experience to your network.', english],
  ['As an operations director I ran a bonded site with 62 people.', english],
  ['Ten years of supply chain experience speak for themselves.', english],
  ['I am passionate about excellence and people.', english],
  ['Ich bringe umfassende Erfahrung mit SAP SuccessFactors mit.', german],
  ['J’ai dix ans d’expérience dans la gestion d’entrepôts.', french],
  ['Tengo diez años de experiencia en logística internacional.', spanish],
])('a letter may not say: %s', (text, opening) => {
  expect(letter(text, opening)).toBe(true);
});
