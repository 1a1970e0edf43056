import { describe, expect, it, test } from 'vitest';
import { draftsApart } from '../../improve/likeness.ts';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const variants: readonly Variant[] = [0, 1, 2];
const drafts = (idea: string) => variants.map((variant) => writePost({ idea }, { seed: 7, variant }).text);
const firstLines = (idea: string) => drafts(idea).map((text) => text.split('\n')[0] ?? '');

describe('later drafts lead with what a story comes to', () => {
  test.each([
    [
      'a tenant asked us to paint the whole staircase black. we made a test wall. it looked like a mine. we painted the staircase white',
      'Would you paint the whole staircase black?',
      3,
    ],
    [
      'the landlord wanted to sell the mill. we wrote to 40 neighbours. 31 of them bought a share. nobody moved out',
      'Nobody moved out.',
      3,
    ],
    [
      'my mentor said "sell the boat". I asked "and then?" Then he said "buy a smaller one". best advice i got last year',
      'Best advice I got last year.',
      2,
    ],
    [
      'we moved our bakery into the old fire station. the first month was quiet. now neighbours wait at the door',
      'Neighbours wait at the door.',
      3,
    ],
  ])('%s', (idea, line, apart) => {
    expect(firstLines(idea)).toContain(line);
    expect(draftsApart(drafts(idea))).toBeGreaterThanOrEqual(apart);
  });

  test.each([
    ['2000th pupil yesterday! took us 9 years. the first 20 took 3 years', /^The first 20/m],
    [
      'we tried 3 ovens. oven one was loud. oven two cracked. we kept none of them and bought a stove',
      /^Oven two/,
    ],
    [
      'I repaired 900 bikes in 2 years. about a half were brakes. a third were tyres. i still like brakes',
      /^(?:About a half|A third)/,
    ],
    [
      'i was the only cook in 30 of 33 kitchens. in the 3 others there was a baker. i stayed in 1 of those 3',
      /^In the 3 others/,
    ],
  ])('but not with a part of what nobody has read of: %s', (idea, torn) => {
    for (const line of firstLines(idea)) expect(line).not.toMatch(torn);
  });
});

describe('an opinion in one line', () => {
  it('is said, handed to the reader, and never agreed to', () => {
    const all = drafts('good recipes are short');
    expect(all).toContain('Good recipes are short.');
    expect(all).toContain('Good recipes are short.\n\nAre yours?');
    expect(all.join()).not.toContain('I think so');
  });

  it('about most of something asks for the reader’s own', () => {
    expect(drafts('most price reviews are written for the seller and not for the buyer')[1]).toBe(
      'Are your price reviews written for the seller and not for the buyer?\n\nI think most are.',
    );
  });

  it('with a reason lets the reason lead, and names what it speaks of', () => {
    const [, reason, asked] = drafts("we never sell gift cards because small shops can't refund them");
    expect(reason).toBe("Small shops can't refund gift cards.\n\nThat is why we never sell them.");
    expect(asked).toBe("Do you ever sell gift cards?\n\nWe never do, because small shops can't refund them.");
  });

  it('says what is still wanting', () => {
    expect(writePost({ idea: 'good recipes are short' }, { seed: 7 }).missing[0]).toBe(
      'What did you see yourself that makes you say so?',
    );
  });
});

it('a list stands whole in every draft, in its order, under the line that announces it', () => {
  const [first = '', ...others] = drafts(
    'what 6 years of bees taught me: rain is fine, wind is not, neighbours love honey, gloves are for visitors',
  );
  expect(first).toMatch(/^What 6 years of bees taught me:\n\n– Rain is fine/);
  for (const draft of [first, ...others])
    expect(draft).toMatch(/taught[^]*rain is fine[^]*wind is not[^]*neighbours[^]*gloves/i);
});

describe('other ways for a later draft to begin', () => {
  test.each([
    [
      'huge thanks to my crew, we finished the roof before the first snow. special thanks to Ilse for the soup',
      'We finished the roof before the first snow.',
    ],
    [
      'how i never lose a key: every key lives on one hook by the door. my flat is small',
      'Every key lives on one hook by the door.',
    ],
    [
      'speaking at the Basel bakery day on 3 May about why our bakers sleep at night. they start at 6 and bake more',
      'Our bakers start at 6 and bake more.',
    ],
    [
      'we lost the keys of the town hall in may. the mayor laughed',
      'Have you ever lost the keys of the town hall?',
    ],
  ])('%s', (idea, line) => expect(firstLines(idea)).toContain(line));

  it('the worst of a recap is told before its figures', () => {
    const [first = '', second = ''] = drafts(
      'Q2: 12 fairs, 90 leads, 7 orders. worst thing: we lost our oldest client in may',
    );
    expect(first).toMatch(/^Q2:/);
    expect(second).toMatch(/^We lost our oldest client in May\.\n\nThat was the worst thing\.\n\nQ2:/);
  });

  it('a line of another language brings along what leans on it', () => {
    expect(
      drafts('cerramos los lunes desde marzo. perdimos un 4% de ventas. pero nadie se ha ido del equipo')[1],
    ).toMatch(/^Perdimos un 4% de ventas\. Pero nadie se ha ido del equipo\.\n\nCerramos/);
  });

  test.each([
    "Ein Kunde wollte 40 % Rabatt, 'weil das ja heute die KI macht'. Ich habe abgelehnt. Seit 3 Jahren bin ich freiberufliche Übersetzerin. Zwei Wochen später kam er zurück. Jetzt zahlt er den vollen Preis.",
    'El lunes mandé un correo a mi jefe. Llevaba 4 años con miedo a ese correo. Me respondió en 12 minutos: sí. Volvería a hacerlo.',
  ])('in another language nothing is moved that what is told around it explains: %s', (idea) => {
    for (const text of drafts(idea)) expect(text.replaceAll('\n\n', ' ')).toBe(idea);
  });

  test.each([
    [
      'Hiring a backend engineer in Leeds. £65k. We are 6 people and ship twice a week. Link to the job ad in the comments.',
      /^Link/,
    ],
    [
      'We launched Ledger 2 today. 18 months work, team of 5. 340 beta users, import is 4x faster. I nearly gave up in March.',
      /^18 months/,
    ],
    [
      'Night shift on Tuesday with 11 patients. We answered 40 bells before 3am. Priya cried in the sluice. We got through.',
      /^We answered/,
    ],
  ])('a link, a scrap and an hour open nothing: %s', (idea, first) => {
    for (const line of firstLines(idea)) expect(line).not.toMatch(first);
  });

  it('a topic put as ‘how’ is the claim it holds', () => {
    expect(drafts('something about how forms without a reason annoy people')[0]).toBe(
      'Forms without a reason annoy people.',
    );
  });
});

test.each([
  [
    'Der Laden brauchte 9 Stunden am Tag. Wir haben die Kasse umgestellt. Heute sind es 3 Stunden. Alle gehen um vier',
    /^Heute sind es/,
  ],
  [
    'we rent pedal boats. the lake is small. before with paper it was 4 of 9. with the bell it is 7 of 9',
    /^Before with/,
  ],
])('no draft begins in the middle: %s', (idea, torn) => {
  for (const line of firstLines(idea)) expect(line).not.toMatch(torn);
});

describe('a third way to lead', () => {
  test.each([
    [
      'a note that says how it was, before what it was of',
      'our museum opens at 7 on tuesdays. no guide, half the lights. 60 people come each week. it costs one guard',
      'No guide, half the lights.',
    ],
    [
      'what is now before what was',
      'i was a butcher for 11 years now i am a teacher at 40. pupils ask if i miss it. knives taught me to look first',
      'I am a teacher at 40.',
    ],
    [
      'what somebody else did, as what the rest tells',
      'a trainee sent the price list to all 4,000 guests. 61 of them wrote back. we kept the joke for the next list',
      'What happened when a trainee sent the price list to all 4,000 guests:',
    ],
    [
      'what a job gives',
      'we are looking for 2 roofers in Graz, start in may. we pay the driving licence. call 0316 555 011',
      'We pay the driving licence.',
    ],
  ])('%s', (_, idea, line) => {
    expect(firstLines(idea)).toContain(line);
  });

  it('is no tease about what was done today', () => {
    const idea =
      'we closed our oldest shop today. 31 years. the staff moves to the new one. nobody loses a job';
    for (const line of firstLines(idea)) expect(line).not.toMatch(/^What happened/);
  });
});

describe('no draft opens with another story than the notes tell', () => {
  test.each([
    [
      'a doubt on the way to a launch',
      'We launch Parcelbee today, an app for small shops to share one courier. 14 shops in Ghent, 900 parcels in the test. I nearly gave up in March when our courier quit. Free until January.',
      /^I nearly/,
    ],
    [
      'a remark beside',
      'we passed the audit in 14 months. two findings, both small. nobody worked a weekend. also our new coffee machine is broken',
      /^Our new coffee/,
    ],
    [
      'anything before a title',
      'How I got rejected 43 times. I applied for 44 jobs after my leave. I stopped hiding the gap. Number 44 laughed and called me.',
      /^(?!How I got rejected)/,
    ],
    [
      'how, of what only happened to somebody',
      'I got rejected 43 times. I built a small booking page. It has 900 users now.',
      /^How I got/,
    ],
    [
      'a figure of what it counts',
      'the bell rang 112 times a night. we put a jug on each table. last week it was 61',
      /^Last week/,
    ],
  ])('%s', (_, idea, torn) => {
    for (const line of firstLines(idea)) expect(line).not.toMatch(torn);
  });
});

describe('what a later ‘that’ stands for', () => {
  const NURSE =
    'We had a gentleman on the ward who would not eat. I sat down with him and asked what he liked. The kitchen made leek soup. He ate all of it. Nobody measures sitting down for ten minutes. I have been a nurse for nineteen years. I still forget that.';

  it('stays before it, or comes along', () => {
    const all = drafts(NURSE).map((text) => text.replace(/\s+/g, ' '));
    for (const text of all)
      expect(text).toContain(
        'Nobody measures sitting down for ten minutes. I have been a nurse for nineteen years. I still forget that.',
      );
    expect(all.some((text) => text.startsWith('Nobody measures'))).toBe(true);
  });

  it('is not parted from it by another opening', () => {
    const idea =
      'We closed the shop in May. Our cleaner found the letter in a drawer. My boss read every word aloud. I still think about that. We sold the drawer for 40 euros.';
    for (const text of drafts(idea))
      expect(text.replace(/\s+/g, ' ')).toContain('My boss read every word aloud. I still think about that.');
  });
});
