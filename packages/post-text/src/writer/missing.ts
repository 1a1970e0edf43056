import { askFigure, askJobSearch, WHAT_HAPPENED, WHO_IT_IS_FOR } from './asking.ts';
import { askAnnounced } from './questions/announced.ts';
import { askShort } from './questions/short-ideas.ts';
import type { Length, WriteBrief } from './brief.ts';
import type { Shape } from './compose/formats.ts';
import { openQuestion } from './compose/open-problem.ts';
import { LENGTH_RANGE } from './length.ts';
import { readSentence } from './parse/features.ts';
import type { Role } from './parse/features.ts';
import { saysOrder } from './parse/ordinals.ts';
import type { Material } from './parse/material.ts';
import { isGrave, isJobSearch } from './personal.ts';

const MOST = 4;
/** 'I changed three things.' */
const ANNOUNCED =
  /\b(?:two|three|four|five|six|seven|[2-7]) (?:\p{Ll}+ )?(?:things|steps|changes|rules|habits)\b/iu;
/** What somebody holds of what they tell. */
const HOLDS =
  /\b(?:best|worst|proud|glad|happy|surprised|surprising|loved?|hated?|regret\w*|sorry|embarrass\w*|worth|funny|odd|strange|shame|silly|wish|prefer)\b/i;

const FEW = 3;
const SHORT = 150;

/** Whether an idea is a sentence or two, or three small ones in one paragraph; whoever answered what was asked has told more, however shortly. */
export function isShort({ units }: Material): boolean {
  const sentences = units.flatMap((unit) => unit.sentences);
  const items = units.flatMap((unit) => unit.list?.items ?? []);
  if (sentences.length + items.length < FEW) return true;
  const paragraphs = sentences.filter(({ opens }) => opens === true).length;
  const length = sentences.reduce((sum, { text }) => sum + text.length, 0);
  return items.length === 0 && sentences.length === FEW && paragraphs < 2 && length < SHORT;
}

/** What would make the post better and was not given, as questions to its author, most wanted first; then how far it is from the length, which asks nothing. */
export function findMissing(
  brief: WriteBrief,
  material: Material,
  shape: Shape,
  length: Length | undefined,
  written: string,
): string[] {
  const sentences = material.units.flatMap((unit) => unit.sentences);
  const items = material.units.flatMap((unit) => unit.list?.items ?? []);
  const text = [...sentences.map((sentence) => sentence.text), ...items].join(' ');
  if (isJobSearch(text) && shape !== 'hiring')
    return [
      ...askJobSearch([
        ...sentences,
        ...[...(brief.mustSay ?? []), brief.callToAction ?? ''].map(readSentence),
      ]),
      ...moreToTell(length, written),
    ];
  const has = (...roles: Role[]) => sentences.some((sentence) => roles.includes(sentence.role));
  const figures = /\d/.test(text) || sentences.some((sentence) => sentence.figures > 0);
  const told = sentences.filter((sentence) => sentence.words.length > 3);
  const offers =
    /\b(?:launch\w*|live|free|available|release\w*|ship\w*|opening|guide|app|event|workshop|webinar|speaking|course|book)\b/i.test(
      text,
    );
  const first = sentences.find((sentence) => sentence.text.length > 2);
  const wanted: string[] = [];
  const want = (when: boolean, what: string) => {
    if (when) wanted.push(what);
  };
  if (isShort(material) && shape !== 'hiring') {
    // Behind the first paragraph stand answers.
    const second = sentences.findIndex(({ opens }, at) => at > 0 && opens === true);
    const idea = sentences.slice(0, second < 0 ? undefined : second).map((sentence) => sentence.text);
    const asked = first === undefined ? [WHAT_HAPPENED] : askShort(idea);
    return [...asked, ...moreToTell(length, written)];
  }
  if (items.length === 0) wanted.push(...askAnnounced(sentences.at(-1)?.text ?? ''));
  const figure = first === undefined ? undefined : askFigure(first);
  want(
    figure !== undefined &&
      told.length > FEW &&
      !figures &&
      shape !== 'question' &&
      shape !== 'hiring' &&
      !isGrave(text),
    figure ?? '',
  );
  want(
    shape === 'case-study' &&
      !has('change') &&
      (text.match(/\d ?%/g) ?? []).length < 2 &&
      !material.units.some(({ label = '' }) => /^(?:problem|challenge|before|situation)$/i.test(label)) &&
      !/\b(?:was|were|before|used to|instead of|from)\b/i.test(text),
    'How was it before, to set beside the result?',
  );
  want(
    shape === 'how-to' &&
      (written.match(/^(?:– |\d+\. )/gm)?.length ?? 0) < 3 &&
      sentences.filter(({ role }) => role === 'advice').length < (sentences.length > 5 ? 3 : 1) &&
      !saysOrder(sentences.map((sentence) => sentence.text)) &&
      !ANNOUNCED.test(text) &&
      !material.units.some((unit) => unit.list?.ordered === true),
    'What are the steps, in order?',
  );
  want(
    shape === 'list' &&
      (written.match(/^(?:– |\d+\. )/gm)?.length ?? 0) < 3 &&
      items.length < 3 &&
      told.length < 4,
    'What are the points of the list, three at least?',
  );
  want(
    /^(?:story|lesson|contrarian|opinion)$/.test(shape) &&
      told.length < 5 &&
      // Thanks, a date and a search say what they are for.
      !has('thanks', 'invite') &&
      !/\b(?:starts?|opens?|begins?) (?:on )?\d|\blooking for an?\b/i.test(text) &&
      !has('lesson', 'advice', 'confession', 'belief', 'turn') &&
      !HOLDS.test(text),
    'What do you make of it, in a sentence of your own?',
  );
  want(
    shape === 'announcement' &&
      offers &&
      !/\b(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|now|live|launched|released|shipped|week|month|\d{4})\b/i.test(
        text,
      ),
    'When does it start?',
  );
  want(
    shape === 'announcement' &&
      offers &&
      !has('invite') &&
      material.trimmings.links.length === 0 &&
      !brief.callToAction,
    'Where can people find it?',
  );
  want(
    shape === 'hiring' &&
      !/\b(?:remote|hybrid|on-?site|office|home office|in \p{Lu}|(?:our|the) \p{Lu}\p{L}+ (?:team|office|branch|shop|site|plant|clinic|school|kitchen|warehouse)|near \p{Lu}|at our)/u.test(
        text,
      ),
    'Where is the work done?',
  );
  want(
    shape === 'hiring' &&
      !/[$€£₹]|\b(?:salary|pay|lakh|\d+ ?k\b|compensation|\d[\d.,]* ?(?:euros?|pounds?|dollars?|rupees|eur|usd|gbp|chf)\b)/i.test(
        text,
      ),
    'What does it pay?',
  );
  want(
    shape === 'hiring' &&
      !has('invite') &&
      !/(?:^|[.!?,] )(?:please )?(?:call|phone|ring|mail|e-?mail|write|text|whatsapp|message|dm|ping|apply|visit|come)\b|\+?\d[\d /-]{6,}\d/i.test(
        text,
      ) &&
      material.trimmings.links.length === 0 &&
      !brief.callToAction,
    'How can people apply?',
  );
  want(
    shape === 'question' &&
      !has('question') &&
      !/\?\s*$/.test(brief.callToAction ?? '') &&
      !/\bnot sure whether\b/i.test(text) &&
      openQuestion(sentences.map((sentence) => sentence.text)) === undefined,
    'What is the question you want answered?',
  );
  want(
    shape === 'hiring' &&
      !/\b(?:hiring|role|position|join|looking for (?:an?|our)|need (?:an?|our|another))\b/i.test(text),
    'Which role is it, and what will the person do?',
  );
  want(
    shape === 'question' && sentences.length < 3,
    'What have you tried, and between what are you choosing?',
  );
  want(
    !brief.audience &&
      wanted.length === 0 &&
      told.length + items.length < 3 &&
      !/\b(?:for|to) (?:everyone|all|every|anyone|people|\w+s)\b/i.test(text) &&
      shape !== 'hiring',
    WHO_IT_IS_FOR,
  );
  const longer = moreToTell(length, written);
  return [...wanted.slice(0, MOST - longer.length), ...longer];
}

/** A line on how much is wanting to the asked length; none where the post reaches it. */
export function moreToTell(length: Length | undefined, written: string): string[] {
  const { least } = LENGTH_RANGE[length ?? 'auto'];
  if (written.length >= least) return [];
  return [
    `More to tell: a ${length} post has ${least.toLocaleString('en-GB')} characters or more, and your words give ${written.length.toLocaleString('en-GB')}`,
  ];
}

/** What stood in the notes that could not be used, and why. */
export function findRefused(material: Material, forbidden: readonly string[], left: number): string[] {
  const notes: string[] = [];
  if (material.placeholders.length > 0)
    notes.push(
      `What belongs where your notes have a blank: ${[...new Set(material.placeholders)].slice(0, 4).join(', ')}`,
    );
  for (const word of forbidden)
    notes.push(`A sentence was left out: it holds ‘${word}’, which you never want said`);
  if (left > 0)
    notes.push(`${left === 1 ? 'One thought was' : `${left} thoughts were`} left out to keep to the length`);
  return notes;
}
