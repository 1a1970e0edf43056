import {
  findEndings,
  findOpenings,
  improvements,
  improvePost,
  insufficientCreditsDetails,
  postGoals,
  postLanguages,
  postTones,
  type EndpointCall,
  type EndpointData,
  type Engine,
  type Improvement,
  type FoundLine,
} from '@limelight/contracts';
import { useEffect, useRef, useState } from 'react';
import { isAborted, isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { keep } from '../../../lib/keep.ts';
import type { Place } from '../review/findings.ts';
import { snapshot } from '../session/history.ts';
import { withHelp, withoutHelp, type BroughtHelp } from '../rules/kept-help.ts';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import type { Made } from '../saving/made.ts';
import { createKeptHelps, helpsPlace } from './kept-helps.ts';

export type Improved = EndpointData<typeof improvePost>;
type Wish = EndpointCall<typeof improvePost>['body'];

export type Help = Improvement | 'openings' | 'endings';
export const helpNames: Readonly<Record<Help, string>> = {
  ...improvements,
  openings: 'Other openings',
  endings: 'Other endings',
};

type Asked = { help: Help; text: string; part: Place | null; choice: Choice };
type Found = EndpointData<typeof findOpenings>;

/** A help that was asked for, and how far it has come. */
export type Improving =
  | BroughtHelp
  | (Asked &
      (
        | { step: 'choosing' }
        | { step: 'waiting' }
        /** `again` where the same, asked once more, may be answered. */
        | { step: 'refused'; message: string; again: boolean }
        | { step: 'short'; needed: number; held: number }
      ));

export type EndingGoal = EndpointCall<typeof findEndings>['body']['goal'];
export type Choice = Pick<Wish, 'tone' | 'language' | 'instruction'> & { goal?: EndingGoal | undefined };

/** How a change that was taken is kept. */
function madeBy({ help, choice }: Pick<Improving, 'help' | 'choice'>, engine: Engine | null): Made {
  if (help === 'openings') return { by: 'opening', engine };
  if (help === 'endings')
    return {
      by: 'ending',
      engine,
      detail: `For ${postGoals[choice.goal ?? 'comments'].toLowerCase()}`,
    };
  const more =
    choice.instruction ??
    (choice.tone && postTones[choice.tone]) ??
    (choice.language && postLanguages[choice.language]);
  const said = choice.instruction ?? '';
  return { by: 'improvement', engine, said, detail: more ? `${helpNames[help]}: ${more}` : helpNames[help] };
}

/** Helps that need to be told more before they can begin. */
const chosen: ReadonlySet<Help> = new Set(['tone', 'translate', 'own', 'endings']);

export interface ImprovingControl {
  state: Improving | null;
  start: (help: Help, text: string, part: Place | null) => void;
  ask: (choice: Choice) => void;
  /** Asks the same once more. */
  again: () => void;
  /** Shows the text with another opening or ending as a difference. */
  pick: (line: FoundLine) => void;
  /** From such a difference back to the lines. */
  back: () => void;
  /** What came and was closed without being taken: each counts while the text is the one it was about. */
  left: readonly BroughtHelp[];
  /** Opens one of them once more, at no cost. */
  resume: (help: BroughtHelp) => void;
  /** Puts the text in as one step to be undone. False when the text is no longer the one that was asked about. */
  take: (text: string) => boolean;
  close: () => void;
}

/** The same text gets the same answer again. */
const settled = [
  'nothing_to_change',
  'nothing_shorter',
  'nothing_simpler',
  'no_openings',
  'no_endings',
  'help_needs_model',
  'asks_to_undo',
  'instruction_not_understood',
  'sentence_unclear',
  'writer_key_refused',
] as const;

/** Why a help gave nothing: too few credits, or what the server says. */
export function failed(
  error: unknown,
):
  | Pick<Improving & { step: 'refused' }, 'step' | 'message' | 'again'>
  | { step: 'short'; needed: number; held: number } {
  if (!isApiError(error)) throw error;
  const short = insufficientCreditsDetails.safeParse(error.details);
  if (isApiError(error, 'insufficient_credits') && short.success) return { step: 'short', ...short.data };
  if (error.code === 'network')
    return {
      step: 'refused',
      message: 'No connection. Your text is kept; ask again when it is back.',
      again: true,
    };
  if (error.code === 'timeout')
    return { step: 'refused', message: 'No answer came in time. Your text is kept; ask again.', again: true };
  return { step: 'refused', message: error.message, again: !isApiError(error, ...settled) };
}

const keptHelps = createKeptHelps(keep);
const entry = (help: BroughtHelp) => ({ help });

/** One help at a time: asked, shown as a difference, taken or left. */
export function useImproving(): ImprovingControl {
  const { session, saving } = useWriting();
  const [state, setState] = useState<Improving | null>(null);
  const place = helpsPlace(saving.state.saved?.id ?? null, session.tab);
  const unnamed = helpsPlace(null, session.tab);
  const [left, setLeft] = useState<readonly BroughtHelp[]>(() =>
    [...new Set([place, unnamed])].flatMap(keptHelps.list),
  );
  useEffect(() => {
    if (place !== unnamed) keptHelps.move(unnamed, place);
  }, [place, unnamed]);
  const running = useRef<AbortController | null>(null);

  /** What was brought can be looked at again after a reload, until it is taken or asked for again. */
  const show = (brought: BroughtHelp) => {
    keptHelps.add(helpsPlace(session.view.saving.state.saved?.id ?? null, session.tab), brought, Date.now());
    setState(brought);
  };
  const send = (asking: Asked) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { help, text, part, choice } = asking;
    const of = { help, text, part, choice };
    setState({ ...of, step: 'waiting' });
    const options = { showError: false, signal: stop.signal };
    const picking = (found: Found): BroughtHelp => ({ ...of, step: 'picking', ...found });
    const { goal = 'comments', ...wish } = choice;
    const asked: Promise<BroughtHelp> =
      help === 'openings'
        ? call(findOpenings, { body: { text } }, options).then(picking)
        : help === 'endings'
          ? call(findEndings, { body: { text, goal } }, options).then(picking)
          : call(improvePost, { body: { text, part, help, ...wish } }, options).then((improved) => ({
              ...of,
              step: 'looking',
              improved,
              item: 0,
              found: null,
            }));
    asked.then(
      (answered) => {
        if (!stop.signal.aborted) show(answered);
      },
      (error: unknown) => {
        if (!isAborted(error) && !stop.signal.aborted) setState({ ...of, ...failed(error) });
      },
    );
  };

  return {
    state,
    start: (help, text, part) => {
      const of = { help, text, part, choice: {} };
      if (chosen.has(help)) setState({ ...of, step: 'choosing' });
      else send(of);
    },
    ask: (choice) => {
      if (state !== null) send({ help: state.help, text: state.text, part: state.part, choice });
    },
    again: () => {
      if (state !== null) send(state);
    },
    pick: (opening) => {
      if (state?.step !== 'picking') return;
      const { step: _step, engine, helpId, items, ...of } = state;
      const improved = { text: opening.text, engine, helpId, doubts: [] };
      const found = { engine, helpId, items };
      show({ ...of, step: 'looking', improved, item: items.indexOf(opening), found });
    },
    back: () => {
      if (state?.step !== 'looking' || state.found === null) return;
      const { help, text, part, choice, found } = state;
      show({ help, text, part, choice, step: 'picking', ...found });
    },
    left,
    resume: (help) => {
      setState(help);
      setLeft((helps) => withoutHelp(helps.map(entry), help).map((one) => one.help));
    },
    take: (text) => {
      if (state === null || textOf(session.state) !== state.text) return false;
      const engine = state.step === 'looking' ? state.improved.engine : null;
      session.write(snapshot(text), 'step', madeBy(state, engine));
      if (state.step === 'picking' || state.step === 'looking') {
        keptHelps.remove(place, state);
        setLeft((helps) => withoutHelp(helps.map(entry), state).map(({ help }) => help));
      }
      setState(null);
      return true;
    },
    close: () => {
      running.current?.abort();
      if (state?.step === 'picking' || state?.step === 'looking')
        setLeft((helps) => withHelp(helps.map(entry), entry(state)).map(({ help }) => help));
      setState(null);
    },
  };
}
