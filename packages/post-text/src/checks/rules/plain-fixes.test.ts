import { expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const PLAIN = '\n\nWe wrote it on the board in the hall, and that was all for the week.';
const fixed = (text: string, rule: string) => {
  const post = text + PLAIN;
  const finding = checkPost(post).find((other) => other.rule === rule);
  expect(finding?.rule).toBe(rule);
  return finding?.fix === undefined ? undefined : applyFix(post, finding).replace(PLAIN, '');
};

/** A fix leaves a correct sentence with the same claim, or there is none. */
it.each<[rule: string, before: string, after: string | undefined]>([
  ['stock-words', 'He spearheads our choir.', 'He leads our choir.'],
  ['stock-words', 'We embarked on a hard winter.', 'We started a hard winter.'],
  ['stock-words', 'The council doubled down on bins.', 'The council put more into bins.'],
  ['stock-words', 'This is an ever-changing trade.', 'This is a changing trade.'],
  ['stock-words', 'We need a holistic approach to damp.', 'We need a rounded approach to damp.'],
  ['stock-words', 'The letters empower tenants.', 'The letters help tenants.'],
  ['stock-words', 'Tenants feel empowered now.', undefined],
  ['stock-words', 'Thought leaders wrote to us.', 'Experts wrote to us.'],
  ['stock-words', 'We sell actionable insights to bakers.', 'We sell useful insights to bakers.'],
  ['stock-words', 'They wrote a thought-provoking essay.', 'They wrote an essay.'],
  ['stock-words', 'It was a seamless experience for cyclists.', 'It was a smooth experience for cyclists.'],
  ['em-dash-rate', 'The kettle — the old one — broke — at noon.', 'The kettle, the old one, broke, at noon.'],
  [
    'em-dash-rate',
    'We waited — nobody came — and we went home — slowly.',
    'We waited. Nobody came, and we went home, slowly.',
  ],
  [
    'em-dash-rate',
    'The gate — green, rusty, loud — fell — on a Tuesday.',
    'The gate, green, rusty, loud, fell, on a Tuesday.',
  ],
  [
    'em-dash-rate',
    'It sounds easy — it is not. It looks short — it is not.',
    'It sounds easy. It is not. It looks short. It is not.',
  ],
  [
    'em-dash-rate',
    'We sold it all — cups — plates — and the cart.',
    'We sold it all, cups, plates, and the cart.',
  ],
  [
    'em-dash-rate',
    'The dog — mostly deaf — heard it — somehow — and barked.',
    'The dog, mostly deaf, heard it, somehow, and barked.',
  ],
  [
    'em-dash-rate',
    'She opened the shed — three saws, one rake, no key — and laughed — out loud.',
    'She opened the shed (three saws, one rake, no key), and laughed, out loud.',
  ],
  [
    'em-dash-rate',
    'They were early — the road was dry — the bridge was open — and nobody came.',
    'They were early. The road was dry. The bridge was open, and nobody came.',
  ],
  [
    'em-dash-rate',
    'My aunt — a baker — rose at four — every day — for forty years.',
    'My aunt, a baker, rose at four, every day, for forty years.',
  ],
  [
    'em-dash-rate',
    'We asked twice — politely — and then we asked the mayor — loudly.',
    'We asked twice, politely, and then we asked the mayor, loudly.',
  ],
  ['em-dash-rate', 'The hall — who knew! — has a cellar — a dry one.', undefined],
  [
    'em-dash-rate',
    'He paid — late — as ever — and left — smiling.',
    'He paid, late, as ever, and left, smiling.',
  ],
  [
    'everyone-wrong',
    'Most founders get this wrong. They hire for the résumé.',
    'Some founders get this wrong. They hire for the résumé.',
  ],
  ['triads', 'Trust, clarity and purpose guide our rota.', 'Trust and clarity guide our rota.'],
  ['triads', 'We work with courage, empathy and passion.', 'We work with courage.'],
  ['triads', 'Passion, purpose and grit built this shed.', 'Passion and purpose built this shed.'],
  ['triads', 'It takes patience, honesty and growth.', 'It takes patience.'],
  [
    'triads',
    'Our values are integrity, innovation and excellence.',
    'Our values are integrity and innovation.',
  ],
  ['triads', 'Vision, focus, and discipline got us to Leith.', 'Vision and focus got us to Leith.'],
  ['triads', 'They showed resilience, warmth and humility.', 'They showed resilience.'],
  ['triads', 'Trust, transparency and integrity: all three hang in the hall.', undefined],
  ['triads', 'Growth, gratitude and grit sum up the season.', undefined],
  ['triads', 'She leads with empathy, clarity and courage.', 'She leads with empathy.'],
  ['triads', 'Hope, love and trust carried the parcels.', 'Hope and love carried the parcels.'],
  [
    'triads',
    'Kindness, patience and focus got the parcels to Leith.',
    'Kindness and patience got the parcels to Leith.',
  ],
  ['triads', 'Beauty, joy and warmth filled the hall.', 'Beauty and joy filled the hall.'],
  ['negation-contrast', 'Bakeries don’t sell bread. They sell mornings.', 'Bakeries sell mornings.'],
  ['negation-contrast', 'Your rota isn’t a spreadsheet. It’s a promise.', 'Your rota is a promise.'],
  ['negation-contrast', 'Titles don’t make managers. People do.', 'People make managers.'],
  [
    'negation-contrast',
    'The market doesn’t set your worth. Your courage does.',
    'Your courage sets your worth.',
  ],
  ['negation-contrast', 'It’s less about talent and more about trust.', 'It’s mostly about trust.'],
  ['negation-contrast', 'It was never about the trophy. It was about the team.', 'It was about the team.'],
  ['negation-contrast', 'The question isn’t whether we grow. The question is why.', 'The question is why.'],
  ['negation-contrast', 'You don’t need more tools. You need more trust.', 'You need more trust.'],
  ['negation-contrast', 'If you’re not building trust, you’re losing a team.', undefined],
  ['negation-contrast', 'Hiring isn’t luck. It’s preparation.', 'Hiring is preparation.'],
  ['negation-contrast', 'We didn’t just survive. We thrived.', 'We thrived.'],
  ['negation-contrast', 'Listening is not a soft skill. It’s a rare one.', undefined],
  [
    'negation-contrast',
    'This is not just a shop but a meeting place.',
    'This is a shop and a meeting place.',
  ],
  ['negation-contrast', 'Stop chasing titles. Start chasing growth.', 'Start chasing growth.'],
  [
    'fancy-copula',
    'The prize marks a significant milestone for our choir.',
    'The prize is an important milestone for our choir.',
  ],
  [
    'fancy-copula',
    'Today marks a pivotal moment for the club.',
    'Today is an important moment for the club.',
  ],
  ['fancy-copula', 'The report offers a window into how rivers move.', 'The report shows how rivers move.'],
  ['fancy-copula', 'The rota is poised to become a habit.', 'The rota will become a habit.'],
  ['fancy-copula', 'The hall will serve as a beacon of hope.', 'The hall will be a beacon of hope.'],
  [
    'fancy-copula',
    'The panels served as a reminder of what we owe.',
    'The panels were a reminder of what we owe.',
  ],
  ['fancy-copula', 'Our badge embodies our commitment to care.', 'Our badge shows our commitment to care.'],
  ['fancy-copula', 'It is a powerful symbol of what neighbours can do.', 'It shows what neighbours can do.'],
  ['fancy-copula', 'Good notes are the backbone of care.', 'Good notes are central to care.'],
  [
    'fancy-copula',
    'The plan offers a compelling alternative to overtime.',
    'The plan is a good alternative to overtime.',
  ],
  ['fancy-copula', 'This plan represents a paradigm shift in care.', 'This plan is a change in care.'],
  ['fancy-copula', 'The scheme stands as a testament to patience.', 'The scheme is a testament to patience.'],
  [
    'label-lines',
    'Before: nine forms.\nAfter: one form.\nCost: a week of evenings.',
    'Before, it was nine forms.\nAfter, it was one form.\nThe cost was a week of evenings.',
  ],
  [
    'label-lines',
    'The problem: nobody had a key.\nThe cost: 40 pounds.\nThe fix: a second key.',
    'The problem was that nobody had a key.\nThe cost was 40 pounds.\nThe fix was a second key.',
  ],
  [
    'label-lines',
    'What we stopped: the Monday call.\nWhat we started: a note on Friday.\nWhat we got: 12 replies.',
    'We stopped the Monday call.\nWe started a note on Friday.\nWe got 12 replies.',
  ],
  [
    'label-lines',
    'Week 1: Exhausting.\nWeek 2: Easier.\nWeek 3: Effortless.',
    'Week 1 was exhausting.\nWeek 2 was easier.\nWeek 3 was effortless.',
  ],
  [
    'label-lines',
    'Then: 30 empty seats.\nNow: 12.\nImpact: a full choir.',
    'Then, it was 30 empty seats.\nNow, it is 12.\nThe impact was a full choir.',
  ],
  [
    'label-lines',
    'What I used to think:\nbusy is good.\n\nWhat I know now:\nrest is work.\n\nWhat I do:\nI stop at five.',
    'I used to think that busy is good.\n\nI know now that rest is work.\n\nI stop at five.',
  ],
  [
    'label-lines',
    'Year one:\nNobody cared.\n\nYear two:\nSomebody paid.\n\nYear three:\nWe moved out.',
    'In year one nobody cared.\n\nIn year two somebody paid.\n\nIn year three we moved out.',
  ],
  [
    'label-lines',
    'Old way: three quotes from three firms.\nNew way: an open call.\nBottom line: 7 per cent cheaper, and the milk is on time.',
    'The old way was three quotes from three firms.\nThe new way is an open call.\nBottom line: 7 per cent cheaper, and the milk is on time.',
  ],
  ['stock-words', 'Game-changing it was not.', 'A big change it was not.'],
  [
    'label-lines',
    'Old rule: five forms.\nNew rule: one form.\nWhat broke: the printer.',
    'The old rule was five forms.\nThe new rule is one form.\nWhat broke was the printer.',
  ],
  [
    'label-lines',
    'Where we were: 40 forms a week.\nWhat we did: Printed fewer.\nWhere we are: 12 forms a week.',
    'We were at 40 forms a week.\nWe printed fewer.\nWe are at 12 forms a week.',
  ],
  [
    'label-lines',
    'What I saw: a wet floor.\nWhat I felt: ashamed.\nWhat I did: mopped it.',
    'I saw a wet floor.\nI felt ashamed.\nI mopped it.',
  ],
  [
    'label-lines',
    'Problem: a wet floor.\nSolution: a mop.\nResult: a dry floor.',
    'A wet floor.\nA mop.\nA dry floor.',
  ],
  [
    'label-lines',
    'Myth:\nShort notes are rude.\n\nReality:\nPeople read them.\n\nFix:\nWrite less.',
    'It is a myth that short notes are rude.\n\nIn fact, people read them.\n\nWrite less.',
  ],
  [
    'label-lines',
    'Situation:\ntwo clerks, one stamp.\n\nAction:\na second stamp.\n\nResult:\nno queue.',
    'Two clerks, one stamp.\n\nA second stamp.\n\nNo queue.',
  ],
  [
    'label-lines',
    'The myth: it will mend itself.\nThe reality: 94 calls.\nThe fix: a plumber.',
    'The myth is that it will mend itself.\nThe reality was 94 calls.\nThe fix was a plumber.',
  ],
  [
    'label-lines',
    'Week 1: silence.\nWeek 6: jokes.\nWeek 20: songs.',
    'Week 1 brought silence.\nWeek 6 brought jokes.\nWeek 20 brought songs.',
  ],
])('%s: %j', (rule, before, after) => {
  expect(fixed(before, rule)).toBe(after);
});
