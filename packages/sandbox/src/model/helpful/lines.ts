import { sentencesOf, splitWords } from './blocks.ts';

const cut = (line: string) => (line.length <= 140 ? line : `${line.slice(0, 136).replace(/\s+\S*$/u, '')} …`);

/** Up to fourteen opening lines from the text's own sentences and parts of them. */
export function openings(text: string): string[] {
  const own = sentencesOf(text).filter((sentence) => !sentence.startsWith('#'));
  const clauses = own.flatMap((sentence) =>
    sentence.split(/[,;:–—]\s+/u).filter((part) => splitWords(part).length > 3),
  );
  const figures = clauses.filter((part) => /\d/u.test(part));
  const stated = clauses.map(
    (part) => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.,]+$/u, '')}.`,
  );
  const asked = topicsOf(text).map((word) => `What would you change about your ${word}?`);
  const lines = [...own.slice(1), ...figures, ...asked, ...stated].map(cut);
  return [...new Set(lines)].slice(0, 14);
}

/** The topics of a text: its long words, most frequent first. */
export function topicsOf(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(
      ([word]) =>
        !/^(?:about|after|again|because|before|could|every|other|should|their|there|these|thing|those|where|which|would)/u.test(
          word,
        ),
    )
    .toSorted((a, b) => b[1] - a[1])
    .map(([word]) => word)
    .slice(0, 4);
}

export function endings(text: string, goal: string): string[] {
  const [topic = 'work', other = 'week'] = topicsOf(text);
  if (/comment/iu.test(goal))
    return [
      `What did your last change to the ${topic} do?`,
      `Which part of your ${topic} would you leave out first?`,
      `Who decides about the ${topic} where you work?`,
      `When did you last look at your ${other}?`,
      `What stands in the way of the ${topic} in your team?`,
      `What would you ask about the ${topic}?`,
      `Have you tried the same with your ${other}?`,
    ];
  if (/save/iu.test(goal))
    return [
      `Keep this for the next time the ${topic} comes up.`,
      `Worth having at hand when you look at the ${other}.`,
    ];
  if (/follow/iu.test(goal))
    return [`I write about the ${topic} and what becomes of it.`, `More notes on the ${topic} as we go on.`];
  return [
    `If the ${topic} gives you trouble too, write to me.`,
    `A message is enough if this is about your ${topic}.`,
  ];
}

/** A question that quotes the last answer. It is different for each turn. */
export function question(told: string): { question: string; hint: string } {
  const answers = [...told.matchAll(/Answer: ([^\n]*)/gu)].map((match) => match[1] ?? '');
  const last = answers.findLast((answer) => answer !== '' && answer !== '(skipped)') ?? '';
  const words = splitWords(sentencesOf(last).at(-1) ?? last)
    .slice(0, 6)
    .join(' ')
    .replace(/[.,]+$/u, '');
  const about = words === '' ? 'it' : `“${words}”`;
  const asked = [
    { question: `You said ${about}. What exactly happened then?`, hint: 'One moment, as you would tell it' },
    {
      question: `Who was there at ${about}, and what did they say?`,
      hint: 'Their words, as near as you remember',
    },
    { question: `How much or how many was it: ${about}?`, hint: 'A figure from before and one from after' },
    { question: `For whom would it be useful to know about ${about}?`, hint: 'One kind of person' },
  ];
  const fallback = { question: `What do you make of ${about} today?`, hint: 'One sentence' };
  return asked[(answers.length - 1) % asked.length] ?? fallback;
}

/** The numbered sentences with a figure that the material lacks. */
export function openSentences(numbered: string, material: string): object[] {
  const supplied = new Set(material.match(/\d+/gu));
  return numbered.split('\n').flatMap((line) => {
    const [, number = '', sentence = ''] = /^(\d+)\. (.*)$/u.exec(line) ?? [];
    const missing = (sentence.match(/\d+/gu) ?? []).find((figure) => !supplied.has(figure));
    return missing === undefined
      ? []
      : [{ sentence: Number(number), kind: 'figure', reason: `The material has no ${missing}.` }];
  });
}

/** What the model thinks of a text: of its first line, by its length. */
export function opinion(text: string): string {
  const [first = ''] = text.trim().split('\n', 1);
  return first.length > 90
    ? `The first line has ${first.length} characters. I would break it after the first thought.`
    : `The first line is short and clear: “${first}” I would keep it.`;
}
