import { describe, expect, it, test } from 'vitest';
import type { WriteBrief } from '../brief.ts';
import { writePost } from '../write.ts';

const drafts = (brief: WriteBrief) =>
  ([0, 1, 2] as const).map((variant) => writePost(brief, { seed: 7, variant }).text);
/** Where each of the words stands in a text; all there and in order where the places rise. */
const places = (text: string, words: readonly string[]) =>
  words.map((word) => text.toLowerCase().indexOf(word));
const rises = (found: readonly number[]) =>
  found.every((place, index) => place >= 0 && place > (found[index - 1] ?? -1));

describe('a list and the line that announces it', () => {
  test.each<[string, WriteBrief, readonly string[]]>([
    [
      'in the middle of notes with a goal',
      {
        idea: 'We closed the information desk in our library in May. People come to us for four things: where the toilet is, how to print from a phone, whether the reading room is warm, and who buys the books. None of them is about books. The fourth is mine.',
        goal: 'followers',
      },
      ['four things', 'where the toilet is', 'how to print', 'whether the reading room', 'who buys'],
    ],
    [
      'told in sentences where a list is asked for',
      {
        idea: 'A student asked me what I would do again after 20 years of translating. I told her four things. I read the whole contract first. I never accept a file on a Friday. I charge for the glossary. And I phone the lawyer once. She wrote down only the third.',
        format: 'list',
      },
      [
        'told her four things:',
        'i read the whole',
        'i never accept',
        'i charge',
        'i phone',
        'she wrote down',
      ],
    ],
    [
      'advice typed as sentences',
      {
        idea: 'Advice for people who run their first allotment. Dig half of it. Plant what you eat. Talk to the man with the wheelbarrow. Do not buy a greenhouse. And leave in July without looking back.',
        format: 'how-to',
        goal: 'saves',
      },
      ['dig half', 'plant what', 'talk to the man', 'do not buy', 'leave in july'],
    ],
    [
      'questions under a heading of bullets',
      {
        idea: 'What people ask at my counter in January:\n- is the deadline on the 31st\n- can you just do it for me\n- where do I sign\n- will I get a letter\nNobody brings the form. I have a stack of forms on the counter now.',
        format: 'list',
      },
      ['what people ask', 'is the deadline', 'can you just', 'where do i sign', 'will i get'],
    ],
  ])('%s stand together, in order and whole', (_, brief, words) => {
    for (const text of drafts(brief)) {
      expect(rises(places(text, words))).toBe(true);
      expect(text.trimEnd()).not.toMatch(/:$/);
    }
  });

  it('questions all have their mark, and items are closed alike where one holds two sentences', () => {
    const [asked = ''] = drafts({
      idea: 'What people ask at my counter in January:\n- is the deadline on the 31st\n- can you just do it for me\n- where do I sign',
      format: 'list',
    });
    expect(asked.match(/^(?:– |\d\. ).*$/gm)).toHaveLength(3);
    for (const line of asked.match(/^(?:– |\d\. ).*$/gm) ?? []) expect(line).toMatch(/\?$/);
    const [told = ''] = drafts({
      idea: 'How I pack for a fair:\n1. Weigh the boxes. The lift takes 90 kilos.\n2. Print the plan twice\n3. Leave the keys with the porter',
      format: 'how-to',
    });
    expect(told).toContain(
      '1. Weigh the boxes. The lift takes 90 kilos.\n2. Print the plan twice.\n3. Leave',
    );
  });

  it('a bullet without its subject becomes no paragraph', () => {
    for (const text of drafts({
      idea: '- took over the butcher shop from my uncle in 2020\n- 3 employees, now 8\n- closed the hot counter in the second year\n- put two benches outside, people come for them',
      format: 'lesson',
    }))
      expect(text).not.toMatch(/(?:^|\n\n)(?:Took|Closed|Put)\b/);
  });

  it('what was counted is one count', () => {
    for (const text of drafts({
      idea: 'I counted why patients cancelled in October. 14 had a sick child, 11 forgot, 9 were afraid and said so, 5 had no money for it, 2 had moved. We now call the nine. Most of them come.',
    }))
      expect(text).toContain('14 had a sick child, 11 forgot, 9 were afraid and said so, 5 had no money');
  });

  it('a heading that says what the list is of stays over it', () => {
    for (const text of drafts({
      idea: 'Advice for your first week as a porter. Learn the names of the cleaners. Count the keys twice. Ask before you lift. Keep a pen.',
      format: 'how-to',
    }))
      expect(text).toMatch(/^Advice for your first week as a porter:\n\n(?:\S+ )?Learn/);
  });

  it('who taught what stands over the list of it', () => {
    const [text = ''] = drafts({
      idea: 'What our apprentice taught us:\n- measure the door first\n- write it on the wall\n- ring the customer on Friday\nHe is 17.',
    });
    expect(text).toMatch(/^What our apprentice taught us:\n\n– Measure/);
  });

  it('a list that was asked for is never run into a line', () => {
    for (const text of drafts({
      idea: 'Why people buy our ladder:\n- it fits in a small car\n- it is yellow\n- it comes with a spare foot\n- my uncle answers the phone',
      format: 'list',
    }))
      expect(text).not.toMatch(/ladder: /);
  });
});

describe('what is said twice', () => {
  it('a call goes on from the words that lead to it', () => {
    const { text } = writePost(
      {
        idea: 'Wir suchen eine Erzieherin für unsere Kita in Bochum. 25 Kinder und ein Garten mit Hühnern. Bewerbung gerne als Sprachnachricht',
        callToAction: 'Sprachnachricht an 0234 555 0199',
      },
      { seed: 7 },
    );
    expect(text).toMatch(/Bewerbung gerne als Sprachnachricht an 0234 555 0199\.$/);
  });

  const idea =
    'Our hostel has been open for 30 years this week. 61,000 guests and one flood. All beds are still under 30 euros. All rooms have a window. Breakfast is made by Odile, who came as a guest in 1999.';

  it('a point that the notes make in other words is not added', () => {
    for (const text of drafts({ idea, mustSay: ['every bed costs less than 30 euros'] }))
      expect(text.match(/30 euros/g)).toHaveLength(1);
  });

  it('of a point they make in part the rest follows the sentence that makes it', () => {
    for (const text of drafts({ idea, mustSay: ['all rooms have a window, none is a cellar'] })) {
      expect(text.match(/have a window/g)).toHaveLength(1);
      expect(text).toMatch(/have a window\.\s+None is a cellar\./);
    }
  });

  it('a job search is not asked what it must say', () => {
    const { missing } = writePost(
      {
        idea: 'I have run the logistics of a theatre for nine years and I am looking for a new role in Hamburg. I have never lost one of 300 trucks.',
        mustSay: ['free from 15 March'],
      },
      { seed: 7 },
    );
    expect(missing.join(' ')).not.toMatch(/when/i);
  });
});

describe('what leads into steps, and what they came to', () => {
  const write = (idea: string, format: 'how-to' | 'list') => writePost({ idea, format }, { seed: 7 }).text;

  it.each(['do this', 'do the following'])('a condition that ends on ‘%s’ is no step', (end) => {
    const text = write(
      `If you get a letter from the tax office, ${end}. Read the date on it first. Write the deadline in your calendar. Photograph every page.`,
      'how-to',
    );
    expect(text).toContain('If you get a letter from the tax office');
    expect(text).not.toMatch(/^(?:–|\d\.) If you get/m);
    expect(text).toMatch(/^(?:–|\d\.) Read the date/m);
  });

  it('a result stands behind the last point and not in it', () => {
    const text = write(
      'What we changed after the accident in bay 4. Forklifts stop at every crossing. Visitors wear orange. We talk about near misses on Monday. 400 days without an injury as of today.',
      'list',
    );
    expect(text).toMatch(/^– We talk about near misses on Monday$/m);
    expect(text).toMatch(/\n\n400 days without an injury as of today\.$/);
  });
});
