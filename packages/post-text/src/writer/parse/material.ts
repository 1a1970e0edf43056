import { remembering } from '../../text/remembering.ts';
import { insideQuotation } from '../../text/quotations.ts';
import { findSentences } from '../../text/sentences.ts';
import { allowedOf, isInstruction, readWishes, SPEAKS_OF_IT, unframe } from '../clean/instructions.ts';
import type { Wishes } from '../clean/instructions.ts';
import { findPlaceholders, stripBrackets } from '../clean/markup.ts';
import { capitalise, completeNote, finishSentence, lowerFirst, withoutLaughs } from '../clean/sentence.ts';
import { findTeller } from '../clean/doer.ts';
import type { Teller } from '../clean/doer.ts';
import { mendHaste } from '../clean/hasty.ts';
import { expandSigns, writeChange } from '../clean/shorthand.ts';
import { cutTells } from '../clean/tells.ts';
import { correctWords, sentenceCase } from '../clean/words.ts';
import { hasFiniteVerb, isImperative, isPast, wordsOf } from '../lexicon.ts';
import { linesOfConversation, writeLine } from './conversation.ts';
import { readBlocks, takeTrimmings } from './blocks.ts';
import type { Block, Trimmings } from './blocks.ts';
import { splitRunOn } from './clauses.ts';
import { asDeed } from './spoken-fillers.ts';
import { partChange, readReading } from './changes.ts';
import {
  announcedPoints,
  askedPoints,
  isCounted,
  readEnumeration,
  readFacts,
  toldPoints,
} from './enumeration.ts';
import { readSentence } from './features.ts';
import { readOrdinals } from './ordinals.ts';
import { joinAnswers } from './own-answers.ts';
import type { Sentence } from './features.ts';
import { dashes, finishLabel, goesOn, isPair, LABEL, moralOf, toldOf } from './note-parts.ts';
import { SPOKEN } from './speech.ts';
import { tellStory } from './told-bullets.ts';

/** A list of the person's own, with the line that leads into it ('' where none does). */
export type OwnList = {
  intro: string;
  items: string[];
  ordered: boolean;
  /** Those of the items that began large inside a sentence. */
  names?: string[];
};

/** Shorter than this a sentence cut as a whole may be all there is. */
const SHORTEST = 24;

/** What has to stay together: a sentence with those that lean on it, a list, or lines of a conversation. `order` is its place in the notes. */
export type Unit = {
  order: number;
  paragraph: number;
  sentences: Sentence[];
  list?: OwnList;
  lines?: true;
  label?: string;
};

/** The notes, read: all that a post may be made of. */
export type Material = {
  units: Unit[];
  teller: Teller;
  trimmings: Trimmings;
  wishes: Wishes;
  /** Unfilled blanks of a template that stood in the notes. */
  placeholders: string[];
};

/**
 * Reads English notes into material for a post; more of it counts as a list where one is asked for. The last notes are
 * remembered: drafts and openings are made of the same.
 */
export function readMaterial(notes: string, listAsked: boolean): Material {
  return listAsked ? readForList(notes) : readForProse(notes);
}

const readForList = remembering((notes) => readNotes(notes, true), 2);
const readForProse = remembering((notes) => readNotes(notes, false), 2);

function readNotes(notes: string, listAsked: boolean): Material {
  const { text, trimmings } = takeTrimmings(mendHaste(sentenceCase(notes)));
  const raw = findSentences(text).map((span) => text.slice(span.start, span.end));
  const reader = new Reader(text, listAsked);
  const blocks = readBlocks(text);
  const lines = linesOfConversation(text, blocks);
  blocks.forEach((block, index) => {
    if (block.kind === 'text' && lines.has(block)) reader.takeLine(block.text);
    else reader.take(block, blocks[index + 1]);
  });
  return {
    units: reader.finish(),
    teller: reader.teller,
    trimmings,
    wishes: readWishes(raw),
    placeholders: findPlaceholders(text),
  };
}

class Reader {
  private readonly units: Unit[] = [];
  readonly teller: Teller;
  private readonly whole: string;
  /** The sentence after the one that is read. */
  private after = '';
  private ownLine = true;
  private quoted = false;
  private readonly seen = new Set<string>();
  private readonly listAsked: boolean;
  private paragraph = 0;
  private opened = -1;
  private count = 0;

  constructor(whole: string, listAsked: boolean) {
    this.whole = whole;
    this.teller = findTeller(whole);
    this.listAsked = listAsked;
  }

  take(block: Block, next: Block | undefined): void {
    if (block.kind === 'break') this.paragraph += 1;
    else if (block.kind === 'list') this.takeList(block);
    else this.takeText(block.text, next?.kind === 'text' ? next.text : '');
  }

  finish(): Unit[] {
    return this.units.map((unit, order) => ({ ...unit, order }));
  }

  private takeText(text: string, next = ''): void {
    const spread = allowedOf(text).replace(/\s*(?:\.{2,}|…)\s+(?=\S)/g, '. ');
    const numbered = readOrdinals(spread, this.listAsked);
    if (numbered !== undefined) {
      if (numbered.before !== '') this.takeText(numbered.before);
      this.takeList({ kind: 'list', intro: numbered.intro, items: numbered.items, ordered: true });
      if (numbered.after !== '') this.takeText(numbered.after, next);
      return;
    }
    const sentences = joinAnswers(findSentences(spread).map((span) => spread.slice(span.start, span.end)));
    if (isCounted(sentences)) {
      const [intro = '', ...items] = sentences.map((sentence) => sentence.replace(/[.:]$/, ''));
      this.takeList({ kind: 'list', intro, items, ordered: false });
      return;
    }
    const points = announcedPoints(sentences);
    if (points !== undefined) {
      this.takeList({ kind: 'list', ...points, ordered: false });
      return;
    }
    const told = askedPoints(sentences) ?? (this.listAsked ? toldPoints(sentences) : undefined);
    if (told !== undefined) {
      if (told.before.length > 0) this.takeText(told.before.join(' '));
      this.takeList({ kind: 'list', intro: told.intro, items: told.items, ordered: false });
      if (told.after.length > 0) this.takeText(told.after.join(' '), next);
      return;
    }
    const quoted = insideQuotation(sentences);
    for (const [index, sentence] of sentences.entries()) {
      this.quoted = quoted.has(index);
      this.after = sentences[index + 1] ?? next;
      this.ownLine = sentences.length === 1;
      if (isInstruction(sentence) && !SPEAKS_OF_IT.test(this.after ?? '')) continue;
      if (findPlaceholders(sentence).length > 0 && sentences.length > 1) continue;
      // 'Subject: banana' further on is of the story.
      const stays = this.quoted || (this.units.length > 0 && /^(?:the )?subject:/i.test(sentence));
      const topic = stays ? sentence : unframe(sentence);
      const after = sentences.slice(index + 1).find((one) => !isInstruction(one)) ?? next;
      this.takeSentence(stripBrackets(toldOf(sentence, topic, { whole: this.whole, after })));
    }
    this.quoted = false;
  }

  private takeSentence(raw: string): void {
    const worded = correctWords(expandSigns(withoutLaughs(raw)));
    const first = this.units.length === 0;
    const cut = cutTells(worded, [], { first, last: this.after === '', ownLine: this.ownLine });
    // Notes that hold nothing but a hollow phrase are that phrase.
    const clean = cut.trim() === '' && first && worded.length <= SHORTEST ? worded : cut;
    if (clean.trim() === '') return;
    const label = SPOKEN.test(clean) ? null : LABEL.exec(clean);
    const list = readEnumeration(clean, this.listAsked);
    if (list) {
      this.push({
        order: 0,
        paragraph: this.paragraph,
        sentences: [],
        list: {
          ...list,
          items: list.items.map((item) => this.item(item)),
          names: list.items.filter((item) => /^\p{Lu}/u.test(item)).map((item) => this.item(item)),
        },
      });
      return;
    }
    const facts = label ? undefined : readFacts(clean);
    if (facts) {
      this.takeSentence(facts.head);
      this.takeList({ kind: 'list', intro: '', items: facts.items, ordered: false });
      return;
    }
    const body = label ? clean.slice(label[0].length) : clean;
    const before = this.count;
    const parts = splitRunOn(body).flatMap(partChange);
    const pieces = this.count > 0 ? parts : parts.map((part, at) => (at === 0 ? asDeed(part, isPast) : part));
    pieces.forEach((piece, index) => {
      const written = finishSentence(
        completeNote(
          dashes(writeChange(piece)),
          // 'Cost: 14 euros' is nobody's deed.
          label || /^\p{L}+:/u.test(piece) ? undefined : (this.teller ?? this.lastTeller()),
          {
            before: this.units.at(-1)?.sentences.at(-1)?.text ?? '',
            after: pieces[index + 1] ?? this.after,
            whole: this.whole,
          },
        ),
      );
      for (const span of findSentences(written))
        this.add(
          written.slice(span.start, span.end),
          index === 0 && label?.[1] !== undefined ? label[1] : undefined,
          this.count > before && body.length < 140,
        );
    });
  }

  /** The first person of the sentence before, where the notes as a whole use both. */
  private lastTeller(): Teller {
    const first = this.units.at(-1)?.sentences.at(-1)?.words[0];
    if (first === 'i') return 'I';
    return first === 'we' ? 'We' : undefined;
  }

  private add(text: string, label: string | undefined, joined: boolean): void {
    const read = readSentence(text);
    if (read.words.length === 0 || this.isSeen(text)) return;
    const sentence: Sentence = {
      ...read,
      ...(joined || this.quoted ? { joined: true } : {}),
      ...(this.quoted ? { quoted: true } : {}),
      ...(this.paragraph > this.opened ? { opens: true } : {}),
    };
    this.opened = this.paragraph;
    this.count += 1;
    if (label === undefined && !this.quoted && this.completes(sentence)) return;
    const last = this.units.at(-1);
    const joins =
      last !== undefined &&
      !last.list &&
      !last.lines &&
      label === undefined &&
      goesOn(last.sentences.at(-1), sentence);
    if (joins)
      last.sentences.push(isPair(last.sentences.at(-1), sentence) ? { ...sentence, joined: true } : sentence);
    else
      this.push({
        order: 0,
        paragraph: this.paragraph,
        sentences: [sentence],
        ...(label === undefined ? {} : { label: finishLabel(label) }),
      });
  }

  /** Two notes without a verb that belong together become one: 'Our new return policy: 100 days instead of 30.' */
  private completes(sentence: Sentence): boolean {
    const unit = this.units.at(-1);
    const last = unit?.sentences.at(-1);
    if (
      !unit ||
      !last ||
      unit.lines ||
      unit.label !== undefined ||
      last.whole ||
      sentence.whole ||
      unit.sentences.length > 1
    )
      return false;
    if (
      !/^(?:our|my|the|a|an)\b/i.test(last.text) ||
      last.figures > 0 ||
      /[:?!]/.test(last.text + sentence.text) ||
      last.words.length > 6
    )
      return false;
    unit.sentences[unit.sentences.length - 1] = readSentence(
      `${last.text.replace(/\.$/, '')}: ${lowerFirst(sentence.text)}`,
    );
    return true;
  }

  takeLine(line: string): void {
    const written = readSentence(writeLine(line));
    const last = this.units.at(-1);
    if (last?.lines) last.sentences.push(written);
    else this.push({ order: 0, paragraph: this.paragraph, sentences: [written], lines: true });
  }

  /** Items that tell a course of events in whole sentences are text; the others are a list. */
  private takeList(block: Extract<Block, { kind: 'list' }>): void {
    const spans = findSentences(block.intro);
    const lead = spans.at(-1);
    if (spans.length > 1 && lead) {
      this.takeText(block.intro.slice(0, lead.start));
      this.takeList({ ...block, intro: block.intro.slice(lead.start) });
      return;
    }
    const moral = moralOf(block.items);
    if (moral !== undefined) {
      this.takeList({ ...block, items: block.items.slice(0, -1) });
      this.paragraph += 1;
      this.takeText(moral);
      return;
    }
    // Among steps for readers 'make it 2 pages' is one of them.
    const advises =
      block.items.filter((item) => isImperative(wordsOf(item)) && !isInstruction(item)).length > 1;
    const items = block.items.filter(
      (item) => (advises || !isInstruction(item)) && findPlaceholders(item).length === 0,
    );
    const told =
      (!this.listAsked && tellStory(items)) ||
      items.every((item) => hasFiniteVerb(wordsOf(item)) && !isImperative(wordsOf(item)) && item.length > 60);
    if (items.length < 2 || (told && !block.ordered && block.intro === '')) {
      if (block.intro !== '') this.takeText(`${block.intro}:`);
      for (const item of items) this.takeText(item);
      return;
    }
    const after = this.lastReading(items);
    const written = (after === undefined ? items : items.slice(0, -1))
      .map((item) => this.item(item))
      .filter((item) => item !== '');
    const intro = finishSentence(correctWords(expandSigns(unframe(block.intro)))).replace(/[.:]$/, '');
    this.push({
      order: 0,
      paragraph: this.paragraph,
      sentences: [],
      list: { intro, items: written, ordered: block.ordered },
    });
    if (after !== undefined)
      this.push({ order: 0, paragraph: this.paragraph, sentences: [readSentence(after)] });
  }

  /** 'churn 3.1% in june' at the end of a list, where 'Churn was 8% in January' stood before it, is the outcome and no item. */
  private lastReading(items: readonly string[]): string | undefined {
    const written = finishSentence(correctWords(items.at(-1) ?? ''));
    const reading = readReading(written);
    if (!reading || items.length < 3) return undefined;
    const earlier = this.units
      .flatMap((unit) => unit.sentences)
      .some(
        (sentence) => readReading(sentence.text)?.subject.toLowerCase() === reading.subject.toLowerCase(),
      );
    if (!earlier) return undefined;
    return reading.verb
      ? written
      : `${reading.subject} was ${reading.figure}${reading.when === '' ? '' : ` ${reading.when}`}.`;
  }

  private item(raw: string): string {
    const written = finishSentence(dashes(writeChange(correctWords(expandSigns(stripBrackets(raw))))));
    const spans = findSentences(written);
    return spans.length > 1
      ? spans.map(({ start, end }) => capitalise(written.slice(start, end))).join(' ')
      : written.replace(/\.$/, '');
  }

  private push(unit: Unit): void {
    this.units.push(unit);
  }

  private isSeen(text: string): boolean {
    const key = wordsOf(text).join(' ');
    if (this.seen.has(key) || [...this.seen].some((other) => key.length > 12 && other.startsWith(`${key} `)))
      return true;
    this.seen.add(key);
    return false;
  }
}
