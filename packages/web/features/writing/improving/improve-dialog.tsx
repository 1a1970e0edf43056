import {
  creditCosts,
  instructionCharacterLimit,
  keysOf,
  postGoals,
  postLanguages,
  postTones,
} from '@limelight/contracts';
import { Modal, Select, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { notices } from '../../../lib/notices.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { changeCount, changesBetween, takeChanges, type Stretch } from '../rules/changes.ts';
import { useWriting } from '../studio/writing-context.ts';
import {
  helpNames,
  type Choice,
  type EndingGoal,
  type Help,
  type Improved,
  type Improving,
  type ImprovingControl,
} from './use-improving.ts';
import styles from './improving.module.css';

/** A help from its question to the difference that is taken or left. */
export function ImproveDialog({ improving }: { improving: ImprovingControl }) {
  const { state, close } = improving;
  return (
    <Modal opened={state !== null} onClose={close} size="lg" title={state && titleOf(state)}>
      {state && <Step state={state} improving={improving} />}
    </Modal>
  );
}

function titleOf({ help, part }: Improving): string {
  if (help === 'openings' || help === 'endings') return helpNames[help];
  return `${helpNames[help]}: ${part ? 'the selected words' : 'the whole text'}`;
}

function waitingWords(help: Help): string {
  if (help === 'openings') return 'Looking for openings…';
  return help === 'endings' ? 'Looking for endings…' : 'Rewriting…';
}

function Step({ state, improving }: { state: Improving; improving: ImprovingControl }) {
  switch (state.step) {
    case 'choosing':
      return <Question state={state} onAsk={improving.ask} />;
    case 'waiting':
      return (
        <div className={styles.waiting}>
          <p aria-live="polite">
            {waitingWords(state.help)} Your text stays as it is until you take a change.
          </p>
          <Button onClick={improving.close}>Stop</Button>
        </div>
      );
    case 'refused':
      return (
        <>
          <Callout tone="warn">{state.message}</Callout>
          <div className={styles.actions}>
            <Button onClick={improving.close} data-autofocus>
              Close
            </Button>
          </div>
        </>
      );
    case 'short':
      return (
        <Callout
          title="Not enough credits"
          action={
            <ButtonLink to="/dashboard/pricing" size="small">
              Get credits
            </ButtonLink>
          }
        >
          This needs {state.needed}; you hold {state.held}. Your text is kept.
        </Callout>
      );
    case 'picking':
      return (
        <>
          <p className={styles.hint}>
            By {state.engine.name}, from what the text says; the strongest first. Choose one to see the text
            with it.
          </p>
          <ol className={styles.openings}>
            {state.items.map((opening) => (
              <li key={opening.line}>
                <button type="button" onClick={() => improving.pick(opening)}>
                  <span className={styles.pattern}>{opening.pattern}</span>
                  <span className={styles.line} data-line="">
                    {opening.line}
                  </span>
                  <span className={styles.reason}>{opening.reason}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      );
    case 'looking':
      return <Look text={state.text} improved={state.improved} improving={improving} />;
  }
}

const endingGoals = keysOf(postGoals).filter((goal) => goal !== 'none');

/** What a help needs to know before it can begin. */
function Question({ state, onAsk }: { state: Improving; onAsk: (choice: Choice) => void }) {
  const [tone, setTone] = useState(keysOf(postTones)[0] ?? 'plain');
  const [language, setLanguage] = useState(keysOf(postLanguages)[0] ?? 'en');
  const wanted = useWriting().state.choices.goal;
  const [goal, setGoal] = useState<EndingGoal>(wanted === 'none' ? 'comments' : wanted);
  const [instruction, setInstruction] = useState('');
  const [error, setError] = useState<string | null>(null);
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <form
      className={styles.question}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.help === 'tone') onAsk({ tone });
        else if (state.help === 'translate') onAsk({ language });
        else if (state.help === 'endings') onAsk({ goal });
        else if (instruction.trim() === '') setError('Say what should change.');
        else onAsk({ instruction });
      }}
    >
      {state.help === 'tone' && (
        <Select
          label="Tone"
          data={options(postTones)}
          value={tone}
          allowDeselect={false}
          onChange={(value) => setTone(keysOf(postTones).find((one) => one === value) ?? tone)}
          data-autofocus
        />
      )}
      {state.help === 'translate' && (
        <Select
          label="Language"
          data={options(postLanguages)}
          value={language}
          allowDeselect={false}
          onChange={(value) => setLanguage(keysOf(postLanguages).find((one) => one === value) ?? language)}
          data-autofocus
        />
      )}
      {state.help === 'endings' && (
        <Select
          label="What should the post bring?"
          data={endingGoals.map((value) => ({ value, label: postGoals[value] }))}
          value={goal}
          allowDeselect={false}
          onChange={(value) => setGoal(endingGoals.find((one) => one === value) ?? goal)}
          data-autofocus
        />
      )}
      {state.help === 'own' && (
        <Textarea
          label="What should change?"
          placeholder="Say it to a younger colleague. Keep the figures."
          autosize
          minRows={2}
          maxLength={instructionCharacterLimit}
          value={instruction}
          error={error}
          onChange={(event) => {
            setInstruction(event.currentTarget.value);
            setError(null);
          }}
          data-autofocus
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="accent">
          {state.help === 'endings' ? 'Find endings' : 'Rewrite'}{' '}
          <span className={styles.cost}>{creditCosts['text.rewrite']}</span>
        </Button>
      </div>
    </form>
  );
}

const everyChange = (stretches: readonly Stretch[]): Set<number> =>
  new Set(stretches.flatMap((one) => (one.kind === 'change' ? [one.index] : [])));

/** The difference word by word; each change is taken or left by pressing it. */
function Look({
  text,
  improved,
  improving,
}: {
  text: string;
  improved: Improved;
  improving: ImprovingControl;
}) {
  const stretches = useMemo(() => changesBetween(text, improved.text), [text, improved]);
  const [taken, setTaken] = useState<ReadonlySet<number>>(() => everyChange(stretches));
  const count = changeCount(stretches);
  const toggle = (index: number) => {
    const next = new Set(taken);
    if (!next.delete(index)) next.add(index);
    setTaken(next);
  };
  const take = () => {
    if (improving.take(takeChanges(stretches, taken))) return;
    improving.close();
    notices.error('The text changed meanwhile, so nothing was put in.');
  };
  return (
    <>
      <p className={styles.hint}>
        {count === 1 ? 'One change' : `${count} changes`} by {improved.engine.name}. Press a change to leave
        it as it was, and again to take it.
      </p>
      <div className={styles.text}>
        {stretches.map((one, at) =>
          one.kind === 'same' ? (
            <span key={at}>{one.text}</span>
          ) : (
            <Change key={at} change={one} taken={taken.has(one.index)} onToggle={() => toggle(one.index)} />
          ),
        )}
      </div>
      {improved.doubts.length > 0 && (
        <Callout tone="warn" title="Confirm or leave out">
          <ul className={styles.doubts}>
            {improved.doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Callout>
      )}
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={() => setTaken(taken.size === count ? new Set() : everyChange(stretches))}
        >
          {taken.size === count ? 'Leave all' : 'Take all'}
        </Button>
        <Button onClick={improving.close}>Keep my text</Button>
        <Button look="accent" disabled={taken.size === 0} onClick={take} data-autofocus>
          {taken.size === count ? 'Take it' : `Take ${taken.size} of ${count}`}
        </Button>
      </div>
    </>
  );
}

const named = (words: string) => `“${words.trim()}”`;

function nameOf({ removed, added }: { removed: string; added: string }): string {
  if (added.trim() === '') return `Leave out ${named(removed)}`;
  return removed.trim() === '' ? `Add ${named(added)}` : `${named(added)} for ${named(removed)}`;
}

function Change({
  change,
  taken,
  onToggle,
}: {
  change: { removed: string; added: string };
  taken: boolean;
  onToggle: () => void;
}) {
  const press = (event: { key?: string; preventDefault: () => void }) => {
    if (event.key !== undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    // A button element would not break over lines with the text around it.
    <span
      role="switch"
      tabIndex={0}
      aria-checked={taken}
      aria-label={nameOf(change)}
      className={classNames(styles.change, !taken && styles.left)}
      onClick={press}
      onKeyDown={press}
    >
      {change.removed !== '' && <del>{change.removed}</del>}
      {change.added !== '' && taken && <ins>{change.added}</ins>}
      {change.removed.trim() === '' && !taken && <span aria-hidden="true">+</span>}
    </span>
  );
}
