import type { Attachment, Brief, Engine, OwnWords, Post } from '@limelight/contracts';
import { settingsOf, type Choices } from './choices.ts';
import { contentOf, type DraftContent, type Picture, type Visibility } from './draft.ts';
import type { DraftProgress, Generation } from './generation.ts';
import { openStep, record, replacePresent, snapshot, startHistory, undo, type History } from './history.ts';
import { resumeHistory, type KeptPost } from './kept-post.ts';

export interface SessionState {
  history: History;
  pictures: readonly Picture[];
  attachment: Attachment | null;
  firstComment: string;
  visibility: Visibility;
  idea: string;
  /** The idea as the app suggested it. Empty if it did not. */
  suggested: string;
  choices: Choices;
  /** The name of the template it was started from, or empty. */
  template: string;
  /** Sources by id, in the order they were added. */
  sourceIds: readonly string[];
  /** True when the post ends with a line that names its source. */
  cite: boolean;
  /** The drafts to choose from. The active one is in `history`. */
  drafts: readonly History[] | null;
  activeDraft: number;
  /** The generation's variant of each draft or, without drafts, of the text in the editor. */
  places: readonly number[];
  progress: readonly DraftProgress[];
  /** The post as last received from the server. */
  post: Post | null;
  engine: Engine | null;
  written: Brief | null;
  /** The author's own words besides the brief and sources. */
  ownWords: OwnWords | null;
  engines: readonly (Engine | null)[];
  generation: Generation;
  produced: string | null;
  /** Set when the session started from a copy in the browser, with the saved text at that time, if any. */
  restored: { saved: string | null } | null;
}

export function currentText(state: SessionState): string {
  return state.history.present.text;
}

export function contentOfState(state: SessionState): DraftContent {
  const { pictures, attachment, firstComment, visibility } = state;
  return { text: currentText(state), pictures, attachment, firstComment, visibility };
}

export function briefOf(state: SessionState): Brief | null {
  if (state.idea.trim() === '' && state.sourceIds.length === 0) return null;
  return { idea: state.idea, ...settingsOf(state.choices) };
}

export function openState(post: Post | null, choices: Choices): SessionState {
  return {
    history: startHistory(post?.text ?? ''),
    pictures: post?.media ?? [],
    attachment: post?.attachment ?? null,
    firstComment: post?.firstComment ?? '',
    visibility: post?.visibility ?? 'PUBLIC',
    idea: post?.brief?.idea ?? '',
    suggested: '',
    choices,
    template: '',
    sourceIds: [],
    cite: true,
    drafts: null,
    activeDraft: 0,
    places: [],
    progress: [],
    post,
    engine: post?.engine ?? null,
    written: post?.brief ?? null,
    ownWords: post?.ownWords ?? null,
    engines: [],
    generation: { kind: 'idle' },
    produced: null,
    restored: null,
  };
}

/** Adds what this browser stored beyond that. The server's text is one undo step back. */
export function restoreState(opened: SessionState, kept: KeptPost): SessionState {
  const restored = (text: string): History => {
    const begun = opened.post ? opened.history : startHistory(text);
    return record(begun, snapshot(text), 'step', kept.changedAt);
  };
  const { content } = kept;
  // A saved text may have changed elsewhere. The server's text then applies, and drafts of another text are outdated.
  const fits = kept.dirty || !opened.post || content.text === opened.post.text;
  const drafts =
    (fits && kept.drafts?.map((text, index) => restored(index === kept.activeDraft ? content.text : text))) ||
    null;
  const shown = drafts?.[kept.activeDraft] ?? (fits ? restored(content.text) : opened.history);
  const history = resumeHistory(shown, kept);
  const { pictures, attachment, firstComment, visibility } = kept.dirty ? content : opened;
  return {
    ...opened,
    history,
    pictures,
    attachment,
    firstComment,
    visibility,
    idea: kept.idea ?? opened.idea,
    suggested: kept.suggested,
    choices: kept.choices ?? opened.choices,
    template: kept.template,
    sourceIds: kept.sourceIds,
    cite: kept.cite,
    drafts: drafts && drafts.map((draft, at) => (at === kept.activeDraft ? history : draft)),
    activeDraft: drafts ? kept.activeDraft : 0,
    places: kept.places,
    // A stop requested by the previous page is no longer pending.
    progress: drafts ? kept.progress.map((one) => (one === 'stopping' ? 'writing' : one)) : [],
    engine: kept.dirty ? kept.engine : opened.engine,
    written: kept.dirty ? kept.written : opened.written,
    ownWords: kept.dirty ? kept.ownWords : opened.ownWords,
    engines: fits ? kept.engines : [],
    generation: kept.generationId === null ? { kind: 'idle' } : { kind: 'finding', id: kept.generationId },
    produced: fits ? kept.produced : null,
    restored:
      kept.dirty && content.text !== (opened.post?.text ?? '') ? { saved: opened.post?.text ?? null } : null,
  };
}

/** The restored text that differs from the saved one. Null when they are the same. */
export function restoredOver({ restored, history }: SessionState): { saved: string | null } | null {
  return restored?.saved === history.present.text ? null : restored;
}

export function chooseDraft(state: SessionState, index: number): SessionState {
  const chosen = state.drafts?.[index];
  if (!state.drafts || !chosen || index === state.activeDraft) return state;
  const drafts = state.drafts.map((draft, at) => (at === state.activeDraft ? state.history : draft));
  return { ...state, drafts, activeDraft: index, history: chosen, engine: engineOf(state, index) };
}

export function engineOf(
  state: Pick<SessionState, 'places' | 'engine' | 'engines'>,
  index: number,
): Engine | null {
  return state.engines[placeOf(state, index)] ?? state.engine;
}

/** The origin of a text as a save reports it. The server knows the author of a draft from its generation. */
export interface ToldOrigin {
  brief: Brief | null;
  ownWords: OwnWords | null;
  writtenBy: { id: string; variant: number } | null;
}

/** The generation and draft number of the text in the editor, or null if it was not generated. */
export function runOf(state: SessionState): { id: string; draft: number } | null {
  const { produced, activeDraft } = state;
  return produced === null ? null : { id: produced, draft: placeOf(state, activeDraft) };
}

export function originOf(state: SessionState): ToldOrigin {
  const { written, engine, ownWords, produced, activeDraft } = state;
  const draft = produced === null ? null : { id: produced, variant: placeOf(state, activeDraft) };
  return { brief: engine === null ? null : written, ownWords, writtenBy: engine === null ? null : draft };
}

export function isOriginUntold({ post, written, engine, ownWords }: SessionState): boolean {
  const told = post && { brief: engine && post.brief, engine: post.engine, ownWords: post.ownWords };
  return told === null || !sameFields({ brief: engine && written, engine, ownWords }, told);
}

export function choicesUntold({ post, choices }: SessionState): boolean {
  if (!post?.brief) return false;
  const { idea: _idea, ...told } = post.brief;
  return !sameFields(told, settingsOf(choices));
}

/** Compares values regardless of the order of their fields. */
function sameFields<T>(a: T, b: T): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

export function withEngines(state: SessionState, engines: SessionState['engines']): SessionState {
  const told = { ...state, engines };
  return { ...told, engine: engineOf(told, state.activeDraft) };
}

/**
 * Adds other drafts next to the text in the editor, which is one of them. Does nothing if that was changed or already
 * has others.
 */
export function bringDrafts(
  state: SessionState,
  texts: readonly string[],
  active: number,
  produced: string,
  engines: SessionState['engines'] = [],
): SessionState {
  if (state.drafts !== null || state.produced !== null || currentText(state) !== texts[active]) return state;
  // Missing and empty variants are left out.
  const places = [...texts.keys()].filter((at) => at === active || texts[at] !== '');
  const drafts = places.map((at) => (at === active ? state.history : startHistory(texts[at] ?? '')));
  const activeDraft = places.indexOf(active);
  return withEngines({ ...state, drafts, activeDraft, places, progress: [], produced }, engines);
}

/** Ends the choice of drafts. The one in the editor becomes the post. */
export function settleDrafts(state: SessionState): SessionState {
  const places = [placeOf(state, state.activeDraft)];
  return { ...state, drafts: null, activeDraft: 0, places, progress: [] };
}

export function placeOf({ places }: Pick<SessionState, 'places'>, index: number): number {
  return places[index] ?? index;
}

export function draftTexts(state: SessionState): string[] {
  return (
    state.drafts?.map((draft, at) =>
      at === state.activeDraft ? currentText(state) : draft.present.text,
    ) ?? [currentText(state)]
  );
}

/** Prepares for a generation: in every draft the current text is one undo step back. */
export function beginGeneration(state: SessionState, variants: number): SessionState {
  const empty = openStep(state.history);
  const drafts = variants > 1 ? Array.from({ length: variants }, () => empty) : null;
  const progress = drafts?.map((): DraftProgress => 'writing') ?? [];
  const none = { activeDraft: 0, places: [], engines: [], produced: null };
  const ownWords = state.ownWords && { ...state.ownWords, before: null };
  return { ...state, ...none, history: empty, drafts, progress, written: briefOf(state), ownWords };
}

/** Reverts that preparation after a generation that produced nothing. */
export function takeBack(state: SessionState, before: SessionState | null): SessionState {
  if (before === null) return { ...settleDrafts(state), history: undo(state.history) };
  const { history, drafts, activeDraft, places, progress, produced, restored } = before;
  const { engine, engines, written, ownWords } = before;
  const origin = { engine, engines, written, ownWords };
  return { ...state, ...origin, history, drafts, activeDraft, places, progress, produced, restored };
}

export function showProgress(state: SessionState, index: number, now: DraftProgress): SessionState {
  return { ...state, progress: state.progress.map((one, at) => (at === index ? now : one)) };
}

/**
 * Chooses a draft to continue with when the one in the editor is empty or incomplete: `kept`, which the server saved as
 * the post, otherwise the first with text.
 */
export function chooseFilled(state: SessionState, kept?: number): SessionState {
  const texts = draftTexts(state);
  const at = texts.findIndex((_, index) => placeOf(state, index) === kept);
  const filled = texts[at] ? at : texts.findIndex((text) => text !== '');
  const left = kept !== undefined && state.progress[state.activeDraft] !== 'written';
  return (texts[state.activeDraft] === '' || left) && filled !== -1 ? chooseDraft(state, filled) : state;
}

export function showArrived(state: SessionState, texts: readonly string[]): SessionState {
  const put = (history: History, text: string | undefined): History =>
    text === undefined ? history : replacePresent(history, snapshot(text));
  if (!state.drafts) return { ...state, history: put(state.history, texts[0]) };
  const drafts = state.drafts.map((draft, index) => put(draft, texts[index]));
  return { ...state, drafts, history: drafts[state.activeDraft] ?? state.history };
}

/**
 * Removes drafts that the server dropped as duplicates of others. A single remaining draft becomes the post. Unfinished
 * drafts stay visible.
 */
export function leaveOut(state: SessionState, kept: readonly number[]): SessionState {
  const { drafts, progress, activeDraft } = state;
  if (!drafts) return state;
  const stay = [...drafts.keys()].filter(
    (at) =>
      kept.includes(placeOf(state, at)) || ['failed', 'stopped', 'stopped-free'].includes(progress[at] ?? ''),
  );
  const [first] = stay;
  if (first === undefined || stay.length === drafts.length) return state;
  const chosen = stay.includes(activeDraft) ? state : chooseDraft(state, first);
  if (stay.length === 1) return settleDrafts(chosen);
  return {
    ...chosen,
    drafts: stay.flatMap((at) => chosen.drafts?.[at] ?? []),
    activeDraft: stay.indexOf(chosen.activeDraft),
    places: stay.map((at) => placeOf(state, at)),
    progress: stay.flatMap((at) => progress[at] ?? []),
  };
}

/** Shows the content of a post as a step that can be undone. */
export function showPost(state: SessionState, post: Post, at: number): SessionState {
  const content = contentOf(post);
  return {
    ...settleDrafts(state),
    history: record(state.history, snapshot(content.text), 'step', at),
    pictures: content.pictures,
    attachment: content.attachment,
    firstComment: content.firstComment,
    visibility: content.visibility,
    engine: post.engine,
    written: post.brief,
    ownWords: post.ownWords,
    post,
  };
}
