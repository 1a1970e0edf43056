import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFix, applyMark, checkPost, measureBaseline, POST_LIMIT, qualities } from '../index.ts';

const rulesOf = (text: string) => checkPost(text).map((finding) => finding.rule);
const fixed = (text: string, rule: string) => {
  const finding = checkPost(text).find((other) => other.rule === rule);
  return finding ? applyFix(text, finding) : text;
};

/** For each rule what it must speak on, and what it must leave alone. */
const CASES: Record<string, { speaks: string[]; silent: string[] }> = {
  'opening-fold': {
    speaks: [
      `${'We looked at every single form on our site and at everyone who left before the end of it, '.repeat(3)}then acted.\n\nMore.`,
    ],
    silent: ['Short first line.\n\nThen a lot more to read.\n\nAnd more.\n\nAnd more.'],
  },
  'opening-wasted': {
    speaks: ['#hiring #jobs\nWe hire.', 'Hi everyone,\nwe hire.'],
    silent: ['We hire.\n#jobs'],
  },
  'over-limit': { speaks: ['x'.repeat(POST_LIMIT + 1), '('.repeat(2000)], silent: ['x'.repeat(POST_LIMIT)] },
  'link-in-body': {
    speaks: ['Read https://acme.com/a now.', 'Booking.com became our client.'],
    silent: ['Write to jo@acme.com.', 'We use Node.js.'],
  },
  'in-confidence': { speaks: ['Mr K (82) fell.'], silent: ['My colleague Anna (42) fell.'] },
  'too-many-hashtags': { speaks: ['Text\n\n#a #b #c #d #e #f'], silent: ['Text #a #b #c #d #e'] },
  markdown: {
    speaks: ['This is **bold**.', '# Heading\nText'],
    silent: ['2 * 3 * 4', 'We are #1.', 'snake_case_name'],
  },
  'wall-of-text': {
    speaks: [`${'We changed the form and people liked it. '.repeat(12)}`],
    silent: ['Two lines.\nOf text.'],
  },
  shouting: {
    speaks: ['This is REALLY IMPORTANT news.', 'Great!!'],
    silent: ['The GDPR and the HTTPS rules.', 'NASA and the FBI.', 'Great!'],
  },
  'unicode-marks': {
    speaks: [applyMark('Bold', 'bold'), applyMark('gone', 'strike')],
    silent: ['Café 漢字 नमस्ते'],
  },
  'negation-contrast': {
    speaks: [
      "It's not about the tool, it's about the people.",
      "Success isn't about working harder. It's about working smarter.",
      'This is not just a tool but a movement.',
      'It’s more than just an app.',
    ],
    silent: [
      "It's not raining. We went out.",
      'We did not move the button. Nobody clicked it.',
      "I don't miss the knees.",
      'Not with AI, with a whiteboard.',
    ],
  },
  'rhetorical-result': {
    speaks: ['We cut it. The result? Fewer calls.', 'The best part? It is free.'],
    silent: ['What was the result?', 'Should we raise prices?'],
  },
  'hollow-opener': {
    speaks: [
      "In today's fast-paced world, teams win.",
      "Here's the thing: it works.",
      'I’m thrilled to announce that we moved.',
      'Unpopular opinion: meetings are fine.',
    ],
    silent: ['Here is the form we used.', 'I was thrilled when he called.', 'Today we moved.'],
  },
  'hollow-closer': {
    speaks: ['We moved.\n\nThoughts?', 'We moved. Let me know in the comments below.'],
    silent: ['We moved. What do you think the landlord said?', 'Which field would you cut?'],
  },
  'dramatic-pause': {
    speaks: ['Nine people. Let that sink in.', 'Read that again.'],
    silent: ['It was a full stop for the project.'],
  },
  'advice-frame': {
    speaks: ['Here are 5 lessons I learned:', 'Key takeaway: ask first.'],
    silent: ['The lesson took an hour.', 'Here are the keys.'],
  },
  'reveal-colon': {
    speaks: ['One word: discipline.', 'The secret: patience.'],
    silent: ['The menu: soup, bread, cake.'],
  },
  'throat-clearing': {
    speaks: ["It's worth noting that we lost.", 'At the end of the day, we lost.'],
    silent: ['We met at the end of the day.'],
  },
  'participle-tail': {
    speaks: ['We launched in May, highlighting the importance of trust.'],
    silent: ['We left at noon, driving north.'].map((text) => text.replace('driving north', 'heading north')),
  },
  'stock-words': {
    speaks: ['We leverage data.', 'A seamless journey.', 'A game-changing tool.'],
    silent: ['We use data.', 'A lever on the wall.'],
  },
  'em-dash-rate': {
    speaks: ['It works — mostly — and it pays — well.'],
    silent: ['It works — mostly.', 'Pages 3–4 and 8–9.', '– one\n– two\n– three'],
  },
  triads: {
    speaks: ['We are fast, bold and human.', 'It takes resilience, clarity, and passion.'],
    silent: ['Tom, Ana and Priya came.', 'Bread, milk and eggs.'],
  },
  'stacked-fragments': {
    speaks: ['No slides. No meetings. No noise.'],
    silent: ['No slides. We met in the kitchen and talked for an hour.', '3 people. 2 days. 1 van.'],
  },
  'echo-openings': {
    speaks: ['You need time. You need money. You need luck.'],
    silent: ['You need time. They have money. We hope.'],
  },
  'emoji-bullets': { speaks: ['✅ One\n✅ Two\n✅ Three'], silent: ['One 🙂\nTwo 🙂\nThree 🙂'] },
  intensifiers: { speaks: ['It was truly good.'], silent: ['It was really good.'] },
  aphorism: {
    speaks: ['Sitting is the new smoking.', 'Culture eats strategy for breakfast.'],
    silent: ['What is the new address?', 'Leadership is listening.'],
  },
};

describe('checkPost', () => {
  for (const [rule, { speaks, silent }] of Object.entries(CASES)) {
    it.each(speaks)(`${rule} speaks on %j`, (text) => {
      expect(rulesOf(text)).toContain(rule);
    });
    it.each(silent)(`${rule} is silent on %j`, (text) => {
      expect(rulesOf(text)).not.toContain(rule);
    });
  }

  it('says nothing against a plain post, and nothing at all on an empty one', () => {
    const post =
      'I had defended every field on our sign-up form.\n\nThen we took four of them out.\n\nNobody missed them.\n\nBefore: 41 in a hundred finished. After: 63.';
    expect(checkPost(post)).toEqual([]);
    expect(checkPost('  \n ')).toEqual([]);
  });

  it('keeps English habits out of other languages', () => {
    expect(rulesOf('Das ist gut — sehr gut — und es wird — glaube ich — noch besser.')).not.toContain(
      'em-dash-rate',
    );
  });

  it('leaves alone what a person writes anyway, and says how rare the rest is', () => {
    const own = Array.from({ length: 10 }, (_, index) => `Post ${index}. The result? It worked.`);
    const baseline = measureBaseline(own);
    const text =
      'We cut our form to one page. The result? Fewer calls from confused people. Let that sink in.';
    const findings = checkPost(text, { baseline });
    expect(findings.map((finding) => finding.rule)).toEqual(['dramatic-pause']);
    expect(findings[0]?.message).toContain('You never wrote it in 10 posts.');
  });

  it('puts every finding and fix inside the text, on anything', { timeout: 60_000 }, () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'The result?',
            'It’s not X, it’s Y.',
            '!!',
            '—',
            '#a',
            '\n',
            '✅ a',
            '**b**',
            'REALLY LOUD',
            '41 %',
            '“so it is”',
            'Tom Ray',
            'https://x.y/z',
          ),
          { maxLength: 30 },
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(anything, anything, (text, source) => {
        for (const finding of checkPost(text, { source })) {
          expect(finding.start).toBeGreaterThanOrEqual(0);
          expect(finding.end).toBeLessThanOrEqual(text.length);
          expect(finding.start).toBeLessThanOrEqual(finding.end);
          expect(finding.message).toMatch(/[.?]$/);
          expect(typeof applyFix(text, finding)).toBe('string');
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe('applyFix', () => {
  it.each([
    ['rhetorical-result', 'We cut it. The result? fewer calls.', 'We cut it. The result is fewer calls.'],
    ['hollow-opener', "Here's the thing: it works.", 'It works.'],
    ['hollow-closer', 'We moved.\n\nThoughts?', 'We moved.'],
    ['stock-words', 'Leveraging data helps.', 'Using data helps.'],
    ['too-many-hashtags', 'Text\n\n#a #b #c #d #e #f #g', 'Text\n\n#a #b #c #d #e'],
    ['unicode-marks', `A ${applyMark('bold', 'bold')} word`, 'A bold word'],
    ['shouting', 'This is REALLY IMPORTANT news.', 'This is really important news.'],
    ['markdown', 'This is **bold**.', 'This is bold.'],
    [
      'em-dash-rate',
      'It — the form — was too long — far too long.',
      'It, the form, was too long, far too long.',
    ],
    ['throat-clearing', "It's worth noting that we lost.", 'We lost.'],
  ])('%s: %j', (rule, before, after) => {
    expect(fixed(before, rule)).toBe(after);
  });

  it('breaks a wall at the sentence nearest its middle', () => {
    const wall = 'We changed the form and people liked it a lot. '.repeat(10).trim();
    const parts = fixed(wall, 'wall-of-text').split('\n\n');
    expect(parts).toHaveLength(2);
    expect(parts.join(' ')).toBe(wall);
  });

  it('does nothing without a fix or when the text has changed', () => {
    expect(applyFix('abc', {})).toBe('abc');
    expect(applyFix('abc', { fix: { start: 2, end: 9, replacement: '', label: '' } })).toBe('abc');
  });
});

describe('qualities', () => {
  it('says what is right, with the figures', () => {
    const source = 'four fields out of sign-up. 41 -> 63 % finished. nobody missed them';
    const post =
      'I had defended every field on our sign-up form.\n\nThen we took four of them out and waited for the complaints to come.\n\nBefore: 41 % finished. After: 63.\n\nNobody missed them.';
    const lines = qualities(post, source).map((quality) => quality.message);
    expect(lines).toContain('The first line stands before the fold — 47 characters.');
    expect(lines).toContain('Every figure stands in what you gave: four, 41 % and 63.');
    expect(lines).toContain('Nothing in it reads as machine-made.');
  });

  it('does not praise what a check finds fault with', () => {
    const rules = qualities('We did it in 9 days. The result? Joy.', 'we did it').map(
      (quality) => quality.rule,
    );
    expect(rules).not.toContain('claim-figure');
    expect(rules).not.toContain('tell');
  });

  it('says nothing of habits in a language whose habits it does not know', () => {
    const said = (text: string) => qualities(text).some(({ rule }) => rule === 'tell');
    expect(
      said('Bir hafta sonunda 40 müşteriyi taşıdık. Pazartesi kimse aramadı, çünkü her şey hazırdı.'),
    ).toBe(false);
    expect(said('Wir haben 40 Kunden an einem Wochenende umgezogen. Am Montag hat niemand angerufen.')).toBe(
      true,
    );
  });
});
