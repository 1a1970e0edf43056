import type { FoundIdea, IdeaBasis } from '@limelight/contracts';
import { questionRoles, questions, rolesIn, type Question } from '@limelight/contracts/questions';
import { termsOf } from '../../../../platform/terms.ts';
import type { ComingDay } from './dates.ts';
import type { Author, GoodPost, Material, Pillar, UntoldFact } from './material.ts';
import type { Told } from './repeats.ts';

export type Candidate = Omit<FoundIdea, 'id'> & { pillar: string };

export interface NewsItem {
  title: string;
  text: string;
  url: string | null;
  publishedAt: string | null;
  source: string;
}

export interface Wish {
  pillar: string;
  topic: string;
}

const dayMs = 86_400_000;

export function formatDay(iso: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(iso));
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A placeholder that asks for the first line. Square brackets are removed, since they would end it early. */
export function gapFor(question: string): string {
  const plain = question.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();
  return `[Your answer in one line: ${plain}]`;
}

/** A deterministic hash (FNV-1a). */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0;
  return value;
}

const asking = (
  angle: string,
  more: Pick<Candidate, 'whyNow' | 'format'> & { basis: IdeaBasis; pillar?: string },
): Candidate => ({ opening: gapFor(angle), pillar: '', ...more, angle });

/** Questions that suit the author best first; `seed` breaks ties. */
export function orderQuestions(author: Author, { topic, pillar }: Wish, seed: string): Question[] {
  const roles = rolesIn(`${author.role} ${author.headline}`);
  const sought = termsOf(`${topic} ${pillar}`);
  const score = ({ industry, role: asked, text }: Question) => {
    const words = new Set(termsOf(text));
    const named = sought.filter((term) => words.has(term)).length;
    const fit = roles.has(asked) ? 2 : roles.size === 0 ? 0 : asked === 'seeker' ? -6 : -1;
    const near = industry === null ? 1 : industry === author.industry ? 3 : -6;
    return 10 * named + fit + near;
  };
  return questions
    .map((question) => ({ question, score: score(question), order: hash(seed + question.text) }))
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .map(({ question }) => question);
}

function fromQuestion({ text, format, industry, role }: Question, author: Author): Candidate {
  const asked = [questionRoles[role], ...(industry === null ? [] : [industry])].join(', ');
  const suits = [
    rolesIn(`${author.role} ${author.headline}`).has(role) && 'your role',
    industry !== null && industry === author.industry && 'your industry',
  ].filter((one) => one !== false);
  return asking(text, {
    format,
    whyNow: suits.length === 0 ? 'It works in every field.' : `It suits ${suits.join(' and ')}.`,
    basis: { kind: 'question', title: asked, url: null },
  });
}

/** Drops a final full stop, which looks wrong inside quotation marks. */
const trimmed = (title: string) => title.replace(/\.$/, '');
const inQuotes = (title: string) => `“${trimmed(title)}”`;

function fromPost({ title, url, postedAt, times, reactions }: GoodPost, form: number): Candidate {
  const quoted = inQuotes(title);
  const forms = [
    `You wrote ${quoted}. What has changed since?`,
    `What did readers of ${quoted} ask you, and what would you answer today?`,
  ];
  const result =
    times === null || times < 1.5
      ? null
      : `It did ${times} times as well as your usual post${reactions === null ? '' : ` (${counted(reactions, 'reaction')})`}.`;
  const when = postedAt === null ? null : `You posted it on ${formatDay(postedAt)}.`;
  return asking(forms[form % forms.length] ?? title, {
    format: 'lesson',
    whyNow: [result, when].filter((one) => one !== null).join(' ') || 'It is one of your own posts.',
    basis: { kind: 'post', title, url },
  });
}

function fromNews({ title, url, publishedAt, source }: NewsItem, form: number, now: number): Candidate {
  const quoted = inQuotes(title);
  const forms = [
    `${quoted}: where do you agree, and where not?`,
    `What does ${quoted} change for the people you work for?`,
    `What would you have asked the people behind ${quoted}?`,
  ];
  const days = publishedAt === null ? null : Math.floor((now - Date.parse(publishedAt)) / dayMs);
  const age = days === null ? '' : days < 1 ? 'Published today' : `Published ${counted(days, 'day')} ago`;
  return asking(forms[form % forms.length] ?? title, {
    format: 'opinion',
    whyNow:
      source === ''
        ? `${age || 'In your feeds, without a date'}.`
        : `${age || 'Without a date'} in ${source}.`,
    basis: { kind: 'news', title, url },
  });
}

function coverageWords({ name, posts, lastAt }: Pillar): string {
  if (posts === 0) return `None of your posts here mentions ${name} yet.`;
  if (lastAt === null)
    return `${counted(posts, 'post')} of yours ${posts === 1 ? 'mentions' : 'mention'} ${name}.`;
  return `Your last post that mentions ${name} is from ${formatDay(lastAt)}.`;
}

function aboutSubject(subject: string, form: number): string {
  const forms = [
    `What happened in ${subject} this month that somebody could learn from?`,
    `What do people get wrong about ${subject}, in your experience?`,
    `Which decision about ${subject} would you make differently today?`,
    `${subject}: what would you tell a beginner that took you years?`,
  ];
  return forms[form % forms.length] ?? subject;
}

function fromPillar(pillar: Pillar, form: number): Candidate {
  return asking(aboutSubject(pillar.name, form), {
    format: 'lesson',
    pillar: pillar.name,
    whyNow: coverageWords(pillar),
    basis: { kind: 'pillar', title: pillar.name, url: null },
  });
}

/** The address of a fact on the Memory page. */
export const factAddress = (id: string) => `/dashboard/memory?fact=${id}`;

const longestFact = 250;

function fromFact({ id, words }: UntoldFact): Candidate {
  const said = words.length > longestFact ? `${words.slice(0, longestFact - 1).trimEnd()}…` : words;
  return {
    angle: `Tell: ${said}`,
    opening: '',
    pillar: '',
    format: 'story',
    whyNow: 'You confirmed it and have not posted about it here.',
    basis: { kind: 'fact', title: said, url: factAddress(id) },
  };
}

function fromTopic(topic: string, form: number): Candidate {
  return asking(aboutSubject(topic, form), {
    format: 'lesson',
    whyNow: 'You asked for ideas about it.',
    basis: { kind: 'note', title: topic, url: null },
  });
}

function fromDay({ name, question, date, days }: ComingDay): Candidate {
  return asking(question, {
    format: 'story',
    whyNow: `${name} is on ${formatDay(date)}, in ${counted(days, 'day')}.`,
    basis: { kind: 'date', title: name, url: null },
  });
}

/** The facts never told, or those of them that share a word with what was asked for. */
export function untoldAbout({ untold }: Material, { topic, pillar }: Wish): UntoldFact[] {
  const sought = termsOf(`${topic} ${pillar}`);
  if (sought.length === 0) return untold;
  return untold.filter(({ words }) => {
    const terms = new Set(termsOf(words));
    return sought.some((term) => terms.has(term));
  });
}

export interface Sources {
  material: Material;
  news: readonly NewsItem[];
  days: readonly ComingDay[];
  wish: Wish;
  seed: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The maximum number of each kind, as long as there are enough others. */
const most = { news: 3, post: 3, pillar: 2, date: 2, fact: 3 };

/**
 * Questions to the author and about their own material, most relevant first. No language understanding is involved:
 * it only quotes titles, searches for words and counts days.
 */
export function candidatesWithoutModel({ material, news, days, wish, seed, now }: Sources): Candidate[] {
  const { author, pillars, best } = material;
  const untold = untoldAbout(material, wish);
  const rotate = hash(seed);
  const named = pillars.filter(({ name }) => name.toLowerCase() === wish.pillar.toLowerCase());
  const asked = orderQuestions(author, wish, seed).map((question) => fromQuestion(question, author));
  const first = [
    ...(wish.topic === '' ? [] : [fromTopic(wish.topic, rotate)]),
    ...untold.slice(0, most.fact).map(fromFact),
    ...news.slice(0, most.news).map((item, index) => fromNews(item, rotate + index, now)),
    ...days.slice(0, most.date).map(fromDay),
    ...(wish.pillar === '' ? pillars : named)
      .slice(0, most.pillar)
      .map((pillar, index) => fromPillar(pillar, rotate + index)),
    ...best.slice(0, most.post).map((post, index) => fromPost(post, rotate + index)),
  ];
  const later = [
    ...untold.slice(most.fact).map(fromFact),
    ...pillars.flatMap((pillar) => [0, 1, 2, 3].map((form) => fromPillar(pillar, form))),
    ...news.slice(most.news).map((item, index) => fromNews(item, index, now)),
    ...best.slice(most.post).map((post, index) => fromPost(post, index)),
  ];
  // Three questions, then everything specific to this person, then the rest.
  return [...asked.slice(0, 3), ...first, ...asked.slice(3, 40), ...later, ...asked.slice(40)].map(
    (candidate) => (wish.pillar === '' ? candidate : { ...candidate, pillar: wish.pillar }),
  );
}

/**
 * Returns the first `count` candidates that repeat nothing, and the number of skipped repetitions. Adds those
 * returned to `told`.
 */
export function takeFresh(
  candidates: readonly Candidate[],
  told: Told,
  count: number,
): { fresh: Candidate[]; repeated: number } {
  const fresh: Candidate[] = [];
  let repeated = 0;
  for (const candidate of candidates) {
    if (fresh.length >= count) break;
    const { angle, opening, basis } = candidate;
    const texts = opening.startsWith('[') ? [angle] : [angle, opening];
    if (told.repeats(texts, trimmed(basis.title))) repeated += 1;
    else {
      fresh.push(candidate);
      for (const text of texts) told.add(text);
    }
  }
  return { fresh, repeated };
}
