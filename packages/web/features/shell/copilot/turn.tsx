import { runHasEnded, type CopilotTurn } from '@limelight/contracts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Answer } from './answer.tsx';
import { TurnCards } from './cards/cards.tsx';
import { useCopilotHere } from './copilot-context.ts';
import { aboutWords, chargeWords, failureWords } from './rules.ts';
import { TurnSteps } from './steps.tsx';
import styles from './turn.module.css';
import { useLiveTurn } from './use-live-turn.ts';

/** What the person asked. */
export function Asked({ words, about }: { words: string; about?: string | undefined }) {
  return (
    <div className={styles.asked} dir="auto">
      <span className="visually-hidden">You asked: </span>
      {words}
      {about !== undefined && <span className={styles.about}>{about}</span>}
    </div>
  );
}

function Ending({ turn }: { turn: CopilotTurn }) {
  const { ask } = useCopilotHere();
  const again = (
    <Button size="small" onClick={() => void ask(turn.asked)}>
      Try again
    </Button>
  );
  if (turn.status === 'failed')
    return (
      <Callout tone="bad" action={again}>
        {failureWords(turn)}
      </Callout>
    );
  return <Callout action={again}>Stopped. Everything done so far is kept.</Callout>;
}

/** One request with its steps, answer, cards and charge. */
export function Turn({ turn, isLast }: { turn: CopilotTurn; isLast: boolean }) {
  const live = useLiveTurn(turn);
  const charge = chargeWords(turn);
  const kind = turn.page?.object?.kind;
  return (
    <article className={styles.turn} aria-busy={live.isActive}>
      <Asked words={turn.asked} about={kind && aboutWords(kind)} />
      {turn.added.map((words, index) => (
        <div key={index} className={styles.asked}>
          {words}
          <span className={styles.about}>Added</span>
        </div>
      ))}
      <TurnSteps steps={turn.steps} isActive={live.isActive} />
      {live.text !== '' && <Answer text={live.text} />}
      {live.isActive && (
        <p className={styles.doing}>
          <span className={styles.pulse} aria-hidden="true" />
          {live.doing ?? 'Thinking…'}
        </p>
      )}
      <TurnCards turn={turn} />
      {isLast && runHasEnded(turn.status) && turn.status !== 'done' && <Ending turn={turn} />}
      {!isLast && turn.error !== null && <p className={styles.quiet}>{failureWords(turn)}</p>}
      {charge !== null && <p className={styles.charge}>{charge}</p>}
    </article>
  );
}
