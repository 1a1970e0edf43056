import { POST_LIMIT } from '../linkedin/limits.ts';
import { normalizePost } from '../linkedin/normalize.ts';
import { nameOfLanguage, surelyIn } from '../text/language.ts';
import { WHAT_HAPPENED, WHO_IT_IS_FOR } from './asking.ts';
import type { Variant, WriteBrief, WriteOptions, Written } from './brief.ts';
import { takeAsides } from './clean/asides.ts';
import { takeRequests, tellDoubts } from './clean/requests.ts';
import { takeLeave } from './clean/leave-asked.ts';
import { withoutExportMarks } from './clean/chat-export.ts';
import { unframeTold } from './clean/framed.ts';
import { withoutMoralLabel, withoutSaidFirst } from './clean/said-first.ts';
import { stripMarkup } from './clean/markup.ts';
import { readTicks } from './clean/ticks.ts';
import { isOrderAlone } from './clean/order-alone.ts';
import { itemsOfStrokes, signsOfSteps } from './clean/item-signs.ts';
import { withoutWithdrawn } from './clean/self-corrections.ts';
import { withoutStutters } from './clean/stutters.ts';
import { asThanks, lostThanks } from './clean/thanks.ts';
import { unpaste } from './clean/pasted.ts';
import { tellTalk } from './clean/told-talk.ts';
import { writeSpokenSigns } from './clean/spoken.ts';
import { composeEnglish } from './compose/english.ts';
import { composeNeutral } from './compose/neutral.ts';
import { forbids, withoutForbidden } from './must-say.ts';
import { writtenIn } from './written-in.ts';

const LONGEST_NOTES = 40_000;
const NO_QUESTION =
  'Your notes ask for a question to readers, and none stands there: write it in your own words';

/**
 * Composes a post from the person's own words alone: no fact, feeling or figure is added. The same brief, seed and variant give the
 * same post; the three variants differ in opening, order and shape. Never throws; empty only when the idea is, or is all for nobody.
 */
export function writePost(asked: WriteBrief, options: WriteOptions): Written {
  const { brief: given, refused } = withoutContradiction(asked);
  const brought = readPlain(given.material ?? '');
  const ordered = brought.trim() !== '' && isOrderAlone(given.idea) ? given.idea.trim() : '';
  const own = ordered === '' ? given : { ...given, idea: '' };
  const leave = takeLeave(withoutExportMarks(readTicks(own.idea.slice(0, LONGEST_NOTES))));
  const begun = withoutSaidFirst(readPlain(leave.text));
  const framed = unframeTold(begun.text);
  const idea = framed.text;
  const unsaid = [...leave.left, ...begun.left, ...framed.left];
  const asides = takeAsides(idea, brought);
  const talk = tellTalk(asides.text, leave.text);
  const requests = takeRequests(talk.text);
  const { askQuestion, ...wished } = requests.wishes;
  const brief = { ...wished, ...withoutUndecided(own) };
  const left = [
    ...(ordered === '' ? [] : [`Left out, since it speaks of the post and not in it: ‘${ordered}’`]),
    ...lostThanks(own.idea, idea),
    ...unsaid,
    ...asides.left,
    ...talk.left,
    ...requests.left,
  ];
  const notes = [requests.text, brought].filter((part) => part.trim() !== '').join('\n\n');
  const allowed = withoutForbidden(notes, [...(brief.never ?? []), ...asides.never, ...leave.never]);
  // What was left out is in no last resort either.
  const told = asides.left.length + unsaid.length === 0 ? brief : { ...brief, idea: asides.text };
  const variant: Variant = options.variant ?? 0;
  if (allowed.text.trim() === '')
    return {
      text: fallback(told, allowed.dropped),
      missing: [...nothingLeft(allowed.dropped), ...left, ...refused],
    };
  const spoken = withoutWithdrawn(asThanks(allowed.text));
  const language = writtenIn(spoken.text);
  const material = {
    notes: language === 'en' ? spoken.text : withoutMoralLabel(spoken.text),
    dropped: allowed.dropped,
    language,
    askQuestion: askQuestion === true,
  };
  const written =
    material.language === 'en'
      ? composeEnglish(brief, material, options.seed, variant)
      : composeNeutral(brief, material, variant);
  const text = cut(normalizePost(written.text));
  const post = text === '' ? fallback(told, allowed.dropped) : text;
  return {
    text: post,
    missing: [
      ...written.missing,
      ...(material.askQuestion && !post.includes('?') ? [NO_QUESTION] : []),
      ...spoken.righted,
      ...spoken.unsure.map(
        (words) =>
          `You correct yourself at “${words} …”: what that takes back is not sure, so both stand; cut what does not hold`,
      ),
      ...left,
      ...tellDoubts(requests.doubts, post),
      ...refused,
      ...untranslated(brief, material.notes),
    ],
  };
}

/** A brief without what it leaves to the writer. */
function withoutUndecided({ format, length, ...rest }: WriteBrief): WriteBrief {
  return {
    ...rest,
    ...(format === undefined || format === 'auto' ? {} : { format }),
    ...(length === undefined || length === 'auto' ? {} : { length }),
  };
}

const readPlain = (typed: string) =>
  withoutStutters(
    signsOfSteps(
      itemsOfStrokes(
        normalizePost(unpaste(writeSpokenSigns(stripMarkup(typed.slice(0, LONGEST_NOTES).toWellFormed())))),
      ),
    ),
  );

/** A point that must be said and holds what must never be said is left out, and said to be. */
function withoutContradiction(brief: WriteBrief): { brief: WriteBrief; refused: string[] } {
  const { never = [], mustSay = [], callToAction = '', audience = '' } = brief;
  const fault = (text: string) => never.find((word) => forbids(text, word));
  const refused = [...mustSay, callToAction].flatMap((text) => {
    const word = fault(text);
    return word === undefined
      ? []
      : [`‘${text}’ was left out: it holds ‘${word}’, which you never want said`];
  });
  const free = (text: string) => (fault(text) === undefined ? text : '');
  return {
    brief: {
      ...brief,
      mustSay: mustSay.filter((point) => fault(point) === undefined),
      callToAction: free(callToAction),
      audience: free(audience),
    },
    refused,
  };
}

/** The last resort for notes that hold no sentence: the notes themselves, without control characters. */
function fallback(brief: WriteBrief, dropped: readonly string[]): string {
  if (dropped.length > 0) return '';
  const given = [brief.idea, brief.material ?? ''].join('\n\n').toWellFormed();
  return cut(normalizePost(given)) || cut(given.trim());
}

function nothingLeft(dropped: readonly string[]): string[] {
  if (dropped.length > 0) return [`Something to say without ‘${dropped.join('’, ‘')}’`];
  return [WHAT_HAPPENED, WHO_IT_IS_FOR];
}

/** At most 3000 units, ending where a sentence or a word does. */
function cut(text: string): string {
  if (text.length <= POST_LIMIT) return text;
  const kept = text.slice(0, POST_LIMIT);
  const end = Math.max(kept.lastIndexOf('. '), kept.lastIndexOf('.\n'), kept.lastIndexOf('\n'));
  const at = end > POST_LIMIT / 2 ? end + 1 : Math.max(kept.lastIndexOf(' '), POST_LIMIT - 2);
  return kept
    .slice(0, at)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd();
}

function untranslated(brief: WriteBrief, notes: string): string[] {
  const wanted = nameOfLanguage(brief.language ?? '');
  const own = nameOfLanguage(surelyIn(notes) ?? '');
  if (wanted === undefined || own === undefined || wanted === own) return [];
  return [
    `A post in ${wanted}: the built-in writer does not translate. Choose ${own} as the language, if that is meant`,
  ];
}
