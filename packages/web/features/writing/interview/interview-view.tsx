import {
  answerInterview,
  creditCosts,
  dropInterview,
  finishInterview,
  type Interview,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useOpenThing } from '../../../lib/open-page.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { currentInterviewQuery } from './api.ts';
import { QuestionForm, type TypedAnswer } from './question-form.tsx';
import { openTurn, writeAddress } from './rules.ts';
import styles from './interview.module.css';

export type QuestionThumbs = (questionId: string) => ReactNode;

/** A way to answer a question by voice. `onWords` receives what was said. */
export type QuestionVoice = (answering: {
  interviewId: string;
  turn: number;
  onWords: (words: string) => void;
}) => ReactNode;

export function InterviewView({
  interview,
  thumbs,
  voice,
}: {
  interview: Interview;
  thumbs: QuestionThumbs;
  voice: QuestionVoice;
}) {
  const client = useQueryClient();
  useOpenThing('interview', interview.id);
  const { model } = useWriterHere();
  const navigate = useNavigate();
  const answer = useCall(answerInterview);
  const finish = useCall(finishInterview);
  const drop = useCall(dropInterview);
  const [editing, setEditing] = useState<number | null>(null);
  const [dropping, setDropping] = useState(false);
  const open = openTurn(interview);
  const shown = editing ?? open;
  const turn = shown === null ? undefined : interview.turns[shown];
  const params = { id: interview.id };
  const show = (next: Interview | null) => client.setQueryData(currentInterviewQuery.queryKey, next);
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = useRef<TypedAnswer>(null);
  // After the last answer there is no field left to focus.
  useEffect(() => {
    if (shown === null) heading.current?.focus();
  }, [shown]);

  const send = async (at: number, text: string) => {
    const next = await answer.run({ params, body: { turn: at, answer: text } });
    if (next === null) return false;
    setEditing(null);
    show(next);
    return true;
  };
  const write = async () => {
    // Text in the field counts as an answer even if it was not sent.
    if (typed.current !== null && !(await typed.current.send())) return;
    const done = await finish.run({ params });
    if (done === null) return;
    show(null);
    void navigate(writeAddress(done));
  };

  return (
    <div className={styles.interview}>
      {turn !== undefined && shown !== null ? (
        <QuestionForm
          key={`${shown} ${turn.question}`}
          turn={turn}
          at={shown}
          of={interview.length}
          place={`interview:${interview.id}:${shown}`}
          loading={answer.loading}
          onAnswer={(text) => send(shown, text)}
          onBack={shown === 0 ? null : () => setEditing(shown - 1)}
          onForward={editing === null ? null : () => setEditing(null)}
          typed={typed}
          voice={(onWords) => voice({ interviewId: interview.id, turn: shown, onWords })}
        >
          {turn.questionId !== null && thumbs(turn.questionId)}
        </QuestionForm>
      ) : (
        <section className={styles.end} aria-labelledby="interview-end">
          <h2 id="interview-end" ref={heading} tabIndex={-1}>
            You have enough for a post
          </h2>
          <p>Check your answers, then write the draft. You can edit it afterwards.</p>
        </section>
      )}
      {interview.source !== '' && editing === null && (
        <div className={styles.actions}>
          <Button
            look={open === null ? 'accent' : 'plain'}
            {...(model !== null && { credits: creditCosts['post.generate'] })}
            loading={finish.loading || answer.loading}
            onClick={() => void write()}
          >
            Write draft
          </Button>
          <Button look="quiet" onClick={() => setDropping(true)}>
            Start over
          </Button>
        </div>
      )}
      <Told interview={interview} shown={shown} onEdit={setEditing} />
      <ConfirmDialog
        opened={dropping}
        title="Discard these answers?"
        confirmLabel="Discard answers"
        danger
        loading={drop.loading}
        onClose={() => setDropping(false)}
        onConfirm={async () => {
          if ((await drop.run({ params })) === null) return;
          setDropping(false);
          show(null);
        }}
      >
        The next interview starts from the first question.
      </ConfirmDialog>
    </div>
  );
}

function Told({
  interview,
  shown,
  onEdit,
}: {
  interview: Interview;
  shown: number | null;
  onEdit: (turn: number) => void;
}) {
  const told = interview.turns
    .map((turn, at) => ({ ...turn, at }))
    .filter(({ state, at }) => state !== 'asked' && at !== shown);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="interview-told">
      <h2 id="interview-told" className={styles.toldTitle}>
        Your answers
      </h2>
      <ol className={styles.told}>
        {told.map(({ at, question, answer, state }) => (
          <li key={at} value={at + 1}>
            <p className={styles.asked}>{question}</p>
            <p className={styles.answer} dir="auto">
              {state === 'skipped' ? <em>Skipped</em> : answer}
            </p>
            <Button size="small" look="quiet" aria-label={`Edit answer ${at + 1}`} onClick={() => onEdit(at)}>
              Edit
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
