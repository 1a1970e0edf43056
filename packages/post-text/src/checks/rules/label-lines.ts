import { namesFact, namesFigure, namesThing } from './concrete.ts';
import { asSentences } from './told-labels.ts';
import { capital } from './without-dashes.ts';
import type { Fix, Remark, Rule } from '../finding.ts';
import type { Part, Post } from '../post.ts';

const LABEL =
  /^[^\S\n]*(?!(?:\p{L}+ ){0,3}(?:said|says|wrote|writes|asked|asks|told|answered|replied|read|reads)\b)\p{L}+(?:[ '’]\p{L}+){0,5}(?: \d{1,2})?:[^\S\n]*$/u;
/** What the parts of a tale of success are called; a recipe and a week have other headings. */
const OF_A_TALE =
  /\b(?:problem|solution|results?|challenge|approach|outcome|before|after|then|now|myth|reality|truth|fact|lessons?|takeaways?|context|decision|situation|action|task|input|process|output|old|new|way|question|what|why|how|who|step|phase|day|week|year|effect|impact|fix|shift|trap|trick|payoff|strategy|insight|moral|mistake|goal|idea|answer|today|vision)\b/iu;
const LEAST = 3;

/** 'The obstacle? One intern.', '🔹 The Outcome: no lost orders', 'Impact — 38 bursts': a label with its text behind it. */
const LED =
  /^(?<mark>[^\S\n]*(?:[^\p{L}\p{N}\n"“'‘(]{1,4}[^\S\n]*)?)(?<label>(?:\p{L}[\p{L}'’-]*[^\S\n]){0,4}\p{L}[\p{L}'’-]*(?:[^\S\n]\d{1,2})?)(?<sign>[:?]|[^\S\n][—–-])[^\S\n]+(?<told>\S[^\n]*)$/u;
/** What a machine calls the acts of its tale. */
const ACT =
  /^(?:the |our |my |your |his |her |their |key |big |biggest |real |first |final )*(?:problem|fight|win|pain(?: point)?s?|challenges?|obstacles?|solutions?|results?|outcomes?|approach|impact|situation|task|actions?|breakthrough|turning point|payoff|fix|insights?|lessons?(?: learned)?|learnings?|takeaways?|hypothesis|experiment|next steps?|highlights?|lowlights?|asks?|wins?|loss(?:es)?|opportunity|risk|reward|vision|mission|strategy|execution|mindset|shift|mistake|moral|diagnosis|treatment|remedy|cure|catch|price|cost|bonus|symptom|fault|where (?:we|i|it|they) (?:started|ended up|began|landed|stood|stand|were|was|are|is)|truth|myth|reality|fact|fiction|before|after|then|now|why|what|how|wow|who|old (?:way|rule|me|mindset|model|world|thinking|habit|\p{Ll}+)|new (?:way|rule|me|mindset|model|world|thinking|habit|\p{Ll}+)|what (?:we|i|he|she|you|they|it|people|others|most people|you|broke|changed|mended|worked|stayed|failed|helped|didn['’]t|did|happened|happens|matters|went|stuck|surprised)(?:[^\S\n][\p{L}'’]+){0,2}|goal|setback|comeback|trigger|cause|effect|expectations?|assumption|promise|process|effort|input|output|status quo|stakes|struggle|discovery|reveal|twist|trap|trade-?offs?|benefits?|why it (?:matters|works)|how (?:we|i) (?:did|fixed|solved|got) (?:it|there)|junior|senior|amateurs?|pros?|average|great|good|bad|weak|strong|(?:week|day|month|year|stage|phase|step) (?:\d{1,2}|one|two|three|four|five))$/iu;
/** What stands on a notice, a report or a form. */
const OF_A_FORM =
  /^(?:when|where|date|time|place|cause|symptoms?|name|next|contact|open|opening|closed|bring|wear|price|phone|tel|e-?mail|address|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
/** Days, steps and grades are an act only where their line tells none of what they are of: 'Good: serial 4400 and up'. */
const COUNTED = /(?:\d{1,2}|one|two|three|four|five)$|^(?:good|bad|average|weak|strong)$/i;
/** The text behind these stands by itself when the label goes. */
const PLAIN =
  /^(?:the |our |my )?(?:problem|challenge|obstacle|solution|results?|outcome|approach|situation|action|impact|breakthrough|payoff|fix|insight|lesson|learning|takeaway)$/i;

type Led = { line: Part; mark: string; label: string; told: string };

const readLed = (line: Part): Led | undefined => {
  const groups = LED.exec(line.text)?.groups;
  return groups
    ? { line, mark: groups['mark'] ?? '', label: groups['label'] ?? '', told: groups['told'] ?? '' }
    : undefined;
};

/** Two in three of the labels are acts; numbered days and steps only where nothing happens in them. */
function isTale(run: readonly Led[]): boolean {
  const acts = run.filter(
    ({ label, told }) =>
      ACT.test(label) && !(COUNTED.test(label) && (namesFigure(told) || namesThing(told) || namesFact(told))),
  );
  const labels = new Set(run.map(({ label }) => label.toLowerCase()));
  // 'Myth: … Fact: …' over and over, 'Then: … Now: … Next: …'
  if (labels.size === 2 && labels.has('myth') && run.length > LEAST) return true;
  const form = run.filter(({ label }) => OF_A_FORM.test(label));
  if (form.length > 0 && !(labels.has('then') && labels.has('now') && form.length === 1)) return false;
  return run.length >= LEAST && acts.length * 3 >= run.length * 2 && labels.size === run.length;
}

function taleOf(run: readonly Led[], post: Post): Remark[] {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || !isTale(run)) return [];
  const isPlain = run.every(({ label }) => PLAIN.test(label));
  const sentences = isPlain ? run.map(({ told }) => capital(told)) : asSentences(run);
  const remark = {
    message: `${run.length} lines are led by labels. A reader sees what is the problem and what came of it: tell it without them.`,
    start: first.line.start,
    end: last.line.end,
  };
  if (sentences === undefined) return [remark];
  let replacement = '';
  let from = first.line.start;
  for (const [at, { line, mark }] of run.entries()) {
    const sentence = sentences[at];
    replacement += post.text.slice(from, line.start) + (sentence === undefined ? line.text : mark + sentence);
    from = line.end;
  }
  const label = isPlain ? 'Take the labels out' : 'Make sentences of the labels';
  const fix = { start: remark.start, end: remark.end, replacement, label };
  return [{ ...remark, fix }];
}

function ledLines(post: Post): Remark[] {
  const remarks: Remark[] = [];
  let run: Led[] = [];
  for (const line of post.lines) {
    const led = readLed(line);
    const before = run.at(-1);
    const apart = before === undefined ? '' : post.text.slice(before.line.end, line.start);
    if (
      led &&
      before &&
      apart === post.text.slice((run[0] ?? before).line.end, run[1]?.line.start ?? line.start)
    ) {
      run.push(led);
      continue;
    }
    remarks.push(...taleOf(run, post));
    run = led ? [led] : [];
  }
  return [...remarks, ...taleOf(run, post)];
}

/** 'The problem: … The solution: … The result: …': headings over lines, or before them, that need none. */
export const labelLines: Rule = {
  id: 'label-lines',
  group: 'tell',
  severity: 'info',
  english: true,
  find: (post) => [...ownLines(post), ...ledLines(post)].slice(0, 1),
};

/** Labels that have a line to themselves. */
function ownLines(post: Post): Remark[] {
  const labels = post.lines.filter((line) => LABEL.test(line.text));
  const first = labels[0];
  const last = labels.at(-1);
  if (!first || !last || labels.length < LEAST || !labels.some((line) => OF_A_TALE.test(line.text)))
    return [];
  const fix = withoutOwnLines(post, labels);
  return [
    {
      message: `${labels.length} lines are labels. A reader sees what is the problem and what came of it: tell it without the headings.`,
      start: first.start,
      end: last.end,
      ...(fix ? { fix } : {}),
    },
  ];
}

/** Without these labels the text would say something else: 'Myth:', 'Before:', 'What I used to think:'. */
const CARRIES =
  /\b(?:myth|reality|fact|old|new|before|after|then|now|used to|think|thought|expect\w*|say|said|hear|heard|wrong|should|see|show|trap|trick|day|week|month|year|step|stage|phase)\b/i;

/** The labels taken out, or made sentences of where they carry what is said. */
function withoutOwnLines(post: Post, labels: readonly Part[]): Fix | undefined {
  const [first] = labels;
  const told = labels.map((label) =>
    post.lines.find((line) => line.start > label.end && line.text.trim() !== ''),
  );
  const last = told.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const named = labels.map((label, at) => ({
    label: label.text.trim().replace(/:$/, ''),
    told: told[at]?.text.trim() ?? '',
  }));
  // Each label has one line, and each line one label.
  const isEven = told.every((line, at) => {
    const next = labels[at + 1];
    return (
      line !== undefined &&
      !labels.includes(line) &&
      (next === undefined || post.text.slice(line.end, next.start).trim() === '')
    );
  });
  const carries = named.some(({ label }) => CARRIES.test(label));
  const sentences = carries
    ? isEven
      ? asSentences(named)
      : undefined
    : named.map((one) => capital(one.told));
  if (sentences === undefined || told.some((line) => line === undefined || labels.includes(line)))
    return undefined;
  let replacement = '';
  let from = first.start;
  for (const [at, label] of labels.entries()) {
    const line = told[at] ?? last;
    const end = line.start + line.text.trimEnd().length;
    replacement += post.text.slice(from, label.start) + (sentences[at] ?? post.text.slice(label.start, end));
    from = end;
  }
  const label = carries ? 'Make sentences of the labels' : 'Take the labels out';
  return { start: first.start, end: from, replacement, label };
}
