import type { InterviewTurn } from '@limelight/contracts';
import { interviewAnswerLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { tooLong, withWords } from '../../../lib/added-words.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { engineWords } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './interview.module.css';

/** Sends an unsent answer. False when it was refused. */
export interface TypedAnswer {
  send: () => Promise<boolean>;
}

/** A question with an answer field. The text is stored in the browser until it is sent. */
export function QuestionForm({
  turn,
  at,
  of,
  place,
  loading,
  onAnswer,
  onBack,
  onForward,
  typed,
  voice,
  children,
}: {
  turn: InterviewTurn;
  at: number;
  of: number;
  place: string;
  loading: boolean;
  /** False when it was refused. */
  onAnswer: (text: string) => Promise<boolean>;
  onBack: (() => void) | null;
  /** Skips an earlier question without changing it. Null for the current question. */
  onForward: (() => void) | null;
  typed: Ref<TypedAnswer>;
  /** A way to answer by voice, whose words go into the field. */
  voice: (onWords: (words: string) => void) => ReactNode;
  children?: ReactNode;
}) {
  const [text, setText, forget] = useKeptText(place, turn.answer);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [spoken, setSpoken] = useState(0);
  const long = tooLong(text, interviewAnswerLimit);
  // Each question is a separate form, so its field takes the focus.
  useEffect(() => field.current?.focus(), [spoken]);
  const send = async (answer: string) => {
    if (loading || (answer !== '' && long)) return false;
    const taken = await onAnswer(answer);
    if (taken) forget();
    return taken;
  };
  useImperativeHandle(typed, () => ({
    send: async () => text.trim() === '' || (await send(text)),
  }));
  const submit = () => {
    setAsked(true);
    if (text.trim() !== '') void send(text);
  };
  return (
    <div className={styles.question}>
      <Form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.step}>
          Question {at + 1} of {of} ·{' '}
          {turn.engine === null ? 'the same for everyone' : `asked by ${engineWords(turn.engine)}`}
        </p>
        <Textarea
          label={turn.question}
          description={turn.hint}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={interviewAnswerLimit}
          value={text}
          error={asked && text.trim() === '' ? 'Answer in a few words, or skip the question.' : long}
          classNames={{ label: styles.asking ?? '' }}
          ref={field}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            submit();
          }}
        />
        <div className={styles.actions}>
          <Button type="submit" look="accent" loading={loading}>
            {onForward === null ? (at + 1 === of ? 'Finish' : 'Next question') : 'Change answer'}
          </Button>
          {onForward === null && (
            <Button disabled={loading} onClick={() => void send('')}>
              Skip
            </Button>
          )}
          {onForward !== null && (
            <Button
              onClick={() => {
                forget();
                onForward();
              }}
            >
              Cancel
            </Button>
          )}
          {onBack !== null && (
            <Button look="quiet" onClick={onBack}>
              Back
            </Button>
          )}
        </div>
      </Form>
      {voice((words) => {
        setText(withWords(text, words));
        setSpoken(spoken + 1);
      })}
      {children}
    </div>
  );
}
