import { addressed } from '../audience.ts';
import type { Variant, WriteBrief, Written } from '../brief.ts';
import { isInstruction, unframe } from '../clean/instructions.ts';
import { finishSentence } from '../clean/sentence.ts';
import { expandSigns } from '../clean/shorthand.ts';
import { cutTells, cutWhole, emptyBait } from '../clean/tells.ts';
import { correctWords } from '../clean/words.ts';
import { wordsOf } from '../lexicon.ts';
import { fitLength } from '../length.ts';
import { findMissing, findRefused, isShort } from '../missing.ts';
import { isGrave } from '../personal.ts';
import { closeWith, fittingEndings } from '../../improve/endings.ts';
import { POST_LIMIT } from '../../linkedin/limits.ts';
import { tellLeft } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';
import { covers, forbids, partlySaid, pointsToAdd } from '../must-say.ts';
import { readSentence } from '../parse/features.ts';
import type { Sentence } from '../parse/features.ts';
import { readMaterial } from '../parse/material.ts';
import { LONGEST_TOPIC } from '../parse/note-parts.ts';
import type { Material, Unit } from '../parse/material.ts';
import { seeded } from '../random.ts';
import { applyTone } from '../tone.ts';
import { closingCall } from './closing.ts';
import { composeApart } from './apart.ts';
import type { Draft } from './draft.ts';
import { chooseShape } from './formats.ts';
import type { Shape } from './formats.ts';
import { layUnits } from './layout.ts';
import { topicQuestion } from './question.ts';
import { findUnready, isHeap } from '../unready.ts';

type Notes = { notes: string; dropped: readonly string[]; askQuestion: boolean };

/** Composes an English post from notes. */
export function composeEnglish(
  brief: WriteBrief,
  notes: Notes,
  seed: string | number,
  variant: Variant,
): Written {
  const read = toned(readMaterial(notes.notes, brief.format === 'list'), brief);
  const material: Material = notes.askQuestion
    ? { ...read, wishes: { ...read.wishes, askQuestion: true } }
    : read;
  const shape = brief.format === undefined || brief.format === 'auto' ? chooseShape(material) : brief.format;
  const length = brief.length ?? material.wishes.length;
  const said = material.units.flatMap((unit) => [
    ...unit.sentences.map((sentence) => sentence.text),
    ...(unit.list?.items ?? []),
  ]);
  const { units, points } = withRests(material.units, pointsToAdd(brief.mustSay ?? [], said));
  const call = callLine(brief, said);
  const tail = tailLines(material);
  const reserved = [...points, call, ...tail].reduce((sum, line) => sum + line.length + 2, 0);
  const fitted = fitLength(units, length, reserved);
  const topic = points.length === 0 && call === '' ? topicQuestion(fitted.units) : undefined;
  const heap = isHeap(material, brief.format === 'list');
  const draft =
    topic !== undefined
      ? { opening: topic, paragraphs: [topic] }
      : heap
        ? asLines(fitted.units, [...points, ...(call === '' ? [] : [call])])
        : composeApart(fitted.units, variant, (each) => ({
            shape,
            variant: each,
            pick: seeded(`${seed}/${brief.idea.length}`),
            points,
            call,
            brief,
            material,
          }));
  if (brief.openingOnly === true)
    return { text: draft.opening, missing: findRefused(material, notes.dropped, fitted.left) };
  const written = [...draft.paragraphs, ...tail].join('\n\n');
  // A question that opens the draft holds what was told.
  const asked = draft.opening.endsWith('?') ? [draft.opening] : [];
  const cut = cutTells(written, [call, ...points, ...headings(fitted.units), ...asked]);
  const bare = cut.trim() === '' ? written : cut;
  const ended = withGoal(bare, said, brief, call, shape, variant);
  const text = ended.text.length <= POST_LIMIT ? ended.text : bare;
  const missing = findMissing(brief, material, shape, length, text);
  return {
    text,
    missing: [
      ...missing,
      ...(isShort(material) && !isGrave(notes.notes) ? [] : ended.missing),
      ...findUnready(notes.notes, heap),
      ...emptyBait(notes.notes)
        .filter(
          (bait) =>
            !wordsOf(text)
              .join(' ')
              .includes(wordsOf(unframe(bait)).join(' ')),
        )
        .map((bait) => `‘${bait}’ was left out: it asks for a click and offers nothing`),
      ...cutWhole(notes.notes, text).map((said) => `‘${said}’ was left out: any post could say it`),
      ...findRefused(material, notes.dropped, fitted.left),
      ...toldWishes(notes.notes, text),
    ],
  };
}

/** What the notes wish of the post in sentences of their own, which stand in none. */
function toldWishes(notes: string, text: string): string[] {
  const told = wordsOf(text).join(' ');
  const wishes = findSentences(notes)
    .map(({ start, end }) => notes.slice(start, end).trim())
    .filter((said) => {
      const topic = unframe(said);
      const isAsked = isInstruction(said) || (topic !== said && wordsOf(topic).length <= LONGEST_TOPIC);
      return isAsked && !told.includes(wordsOf(topic).join(' '));
    });
  return tellLeft(wishes, (said) => ({ why: 'Left out, since it speaks of the post and not in it', said }));
}

/** What names the items of a list, and announces nothing else. */
const headings = (units: readonly Unit[]) =>
  units.flatMap(({ list }) =>
    list === undefined || /^(?:here|below|these)\b/i.test(list.intro) ? [] : [list.intro],
  );

/** Notes that no order makes a text of, line by line as they were set down. */
function asLines(units: readonly Unit[], added: readonly string[]): Draft {
  const paragraphs = [...layUnits(units, { rhythm: 'single', list: 'marks' }), ...added];
  return { opening: paragraphs[0] ?? '', paragraphs };
}

/** The text with an ending for the goal, another for each variant, where neither the notes nor a call to action end it already; none where none surely fits. */
function withGoal(
  text: string,
  said: readonly string[],
  brief: WriteBrief,
  call: string,
  shape: Shape,
  variant: Variant,
): { text: string; missing: string[] } {
  const { goal = 'none', audience, never = [] } = brief;
  if (goal === 'none' || call !== '') return { text, missing: [] };
  const last = text.split('\n\n').findLast((paragraph) => !/^(?:#|https?:)/.test(paragraph)) ?? '';
  const line = findSentences(last).at(-1);
  const lastSaid = line === undefined ? '' : last.slice(line.start, line.end);
  const opensAsking = (text.split('\n\n')[0] ?? '').endsWith('?') && said.some((one) => text.startsWith(one));
  if (goal === 'comments' && opensAsking) return { text, missing: [] };
  const own = said.some((sentence) => wordsOf(sentence).join(' ') === wordsOf(lastSaid).join(' '));
  if (
    last.endsWith('?')
      ? goal === 'comments'
      : readSentence(last).role === 'invite' || (own && /^(?:leads|hiring)$/.test(goal) && tellsHow(lastSaid))
  )
    return { text, missing: [] };
  const endings = fittingEndings(text, goal, shape).filter(
    ({ line, pattern }) =>
      !never.some((word) => forbids(line, word)) && (pattern === 'own' || !text.includes(line)),
  );
  const ending = endings[variant % Math.max(1, endings.length)];
  if (ending === undefined) return { text, missing: [NO_ENDING] };
  const closing =
    brief.tone === 'formal' && ending.pattern !== 'own' ? applyTone(ending.line, 'formal') : ending.line;
  const asks = ending.pattern !== 'own' && closing.endsWith('?') && goal === 'comments';
  return { text: closeWith(text, asks ? addressed(closing, audience) : closing, own), missing: [] };
}

/** 'Send two sentences on why you want to do this to the workshop address on our site.' */
const tellsHow = (line: string) =>
  /^(?:please |just )?(?:send|write|mail|e-?mail|call|text|ring|message|dm|apply|come|drop|visit|book|register|sign|reply|contact|get in touch|ask|talk|stop by|reach)\b/i.test(
    line,
  );

const NO_ENDING = 'How it should end: what would you like readers to answer or do?';

/** The units, with what is left of points that they say in part right after the sentence that says it; and the other points. */
function withRests(units: readonly Unit[], points: readonly string[]): { units: Unit[]; points: string[] } {
  const plain = units.flatMap((unit) => (unit.lines ? [] : unit.sentences.map(({ text }) => text)));
  const rests = new Map(
    points.flatMap((point) => {
      const part = partlySaid(point, plain);
      return part === undefined ? [] : [[point, part] as const];
    }),
  );
  const rest = (text: string) =>
    [...rests.values()]
      .filter(({ after }) => after === text)
      .map((part): Sentence => ({ ...readSentence(part.rest), leans: true, joined: true }));
  return {
    units: units.map((unit) => ({
      ...unit,
      sentences: unit.sentences.flatMap((sentence) => [sentence, ...rest(sentence.text)]),
    })),
    points: points.filter((point) => !rests.has(point)),
  };
}

function callLine(brief: WriteBrief, said: readonly string[]): string {
  const call = closingCall(brief.callToAction);
  if (call.trim() === '' || said.some((sentence) => covers(sentence, call, 0.75))) return '';
  return finishSentence(correctWords(expandSigns(call)));
}

function tailLines(material: Material): string[] {
  const { links, hashtags } = material.trimmings;
  return [
    ...(links.length > 0 ? [links.join('\n')] : []),
    ...(hashtags.length > 0 ? [hashtags.slice(0, 5).join(' ')] : []),
  ];
}

/** An item of one sentence has no stop; one of several keeps its last. */
const withoutLoneStop = (item: string) =>
  findSentences(item).length > 1 ? finishSentence(item) : item.replace(/\.$/, '');

function toned(material: Material, brief: WriteBrief): Material {
  if (brief.tone === undefined || brief.tone === 'plain') return material;
  // Without their stress two sentences may be one: 'We hire slowly. We really hire slowly.'
  const said = new Set<string>();
  const isNew = (words: readonly string[]) => {
    const key = words.join(' ');
    return key !== '' && !said.has(key) && said.add(key) !== undefined;
  };
  const units = material.units.map((unit) => ({
    ...unit,
    sentences: unit.sentences
      .map((sentence) => ({
        ...readSentence(applyTone(sentence.text, brief.tone)),
        leans: sentence.leans,
        points: sentence.points,
      }))
      .filter((sentence) => isNew(sentence.words)),
    ...(unit.list
      ? {
          list: {
            ...unit.list,
            items: unit.list.items.map((item) => withoutLoneStop(applyTone(item, brief.tone))),
          },
        }
      : {}),
  }));
  return { ...material, units: units.filter((unit) => unit.sentences.length > 0 || unit.list) };
}
