import { addressed } from '../audience.ts';
import type { Variant, WriteBrief, Written } from '../brief.ts';
import { finishSentence } from '../clean/sentence.ts';
import { expandSigns } from '../clean/shorthand.ts';
import { cutTells, emptyBait } from '../clean/tells.ts';
import { correctWords } from '../clean/words.ts';
import { wordsOf } from '../lexicon.ts';
import { fitLength } from '../length.ts';
import { findMissing, findRefused } from '../missing.ts';
import { closeWith, findEndings } from '../../improve/endings.ts';
import { POST_LIMIT } from '../../linkedin/limits.ts';
import { covers, forbids, pointsToAdd } from '../must-say.ts';
import { readSentence } from '../parse/features.ts';
import { readMaterial } from '../parse/material.ts';
import type { Material, Unit } from '../parse/material.ts';
import { seeded } from '../random.ts';
import { applyTone } from '../tone.ts';
import { closingCall } from './closing.ts';
import { composeApart } from './apart.ts';
import type { Draft } from './draft.ts';
import { chooseShape } from './formats.ts';
import { layUnits } from './layout.ts';
import { topicQuestion } from './question.ts';
import { findUnready, isHeap } from '../unready.ts';

type Notes = { notes: string; dropped: readonly string[] };

/** Composes an English post from notes. */
export function composeEnglish(
  brief: WriteBrief,
  notes: Notes,
  seed: string | number,
  variant: Variant,
): Written {
  const material = toned(readMaterial(notes.notes, brief.format === 'list'), brief);
  const shape = brief.format === undefined || brief.format === 'auto' ? chooseShape(material) : brief.format;
  const length = brief.length ?? material.wishes.length;
  const said = material.units.flatMap((unit) => [
    ...unit.sentences.map((sentence) => sentence.text),
    ...(unit.list?.items ?? []),
  ]);
  const points = pointsToAdd(brief.mustSay ?? [], said);
  const call = callLine(brief, said);
  const tail = tailLines(material);
  const reserved = [...points, call, ...tail].reduce((sum, line) => sum + line.length + 2, 0);
  const fitted = fitLength(material.units, length, reserved);
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
  const cut = cutTells(written);
  const bare = cut.trim() === '' ? written : cut;
  const whole = withGoal(bare, brief, call, variant);
  const text = whole.length <= POST_LIMIT ? whole : bare;
  const missing = findMissing(brief, material, shape, length, text);
  return {
    text,
    missing: [
      ...missing,
      ...findUnready(notes.notes, heap),
      ...emptyBait(notes.notes)
        .filter((bait) => !wordsOf(text).join(' ').includes(wordsOf(bait).join(' ')))
        .map((bait) => `‘${bait}’ was left out: it asks for a click and offers nothing`),
      ...findRefused(material, notes.dropped, fitted.left),
    ],
  };
}

/** Notes that no order makes a text of, line by line as they were set down. */
function asLines(units: readonly Unit[], added: readonly string[]): Draft {
  const paragraphs = [...layUnits(units, { rhythm: 'single', list: 'marks' }), ...added];
  return { opening: paragraphs[0] ?? '', paragraphs };
}

/** The text with an ending for the goal, another for each variant, where neither the notes nor a call to action end it already. */
function withGoal(text: string, brief: WriteBrief, call: string, variant: Variant): string {
  const { goal = 'none', audience, never = [] } = brief;
  if (goal === 'none' || call !== '') return text;
  const last = text.split('\n\n').findLast((paragraph) => !/^(?:#|https?:)/.test(paragraph)) ?? '';
  if (last.endsWith('?') ? goal === 'comments' : readSentence(last).role === 'invite') return text;
  const endings = findEndings(text, goal).filter(({ line }) => !never.some((word) => forbids(line, word)));
  const ending = endings[variant % Math.max(1, endings.length)];
  if (ending === undefined) return text;
  const asks = ending.pattern !== 'own' && ending.line.endsWith('?') && goal === 'comments';
  return closeWith(text, asks ? addressed(ending.line, audience) : ending.line);
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
            items: unit.list.items.map((item) => applyTone(item, brief.tone).replace(/\.$/, '')),
          },
        }
      : {}),
  }));
  return { ...material, units: units.filter((unit) => unit.sentences.length > 0 || unit.list) };
}
