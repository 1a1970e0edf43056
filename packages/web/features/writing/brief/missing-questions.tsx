import { IconCheck } from '@tabler/icons-react';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { partMissing, withAnswer } from '../rules/answers.ts';
import { useSession } from '../studio/writing-context.ts';
import styles from './writer-notes.module.css';

/** What was answered while a post is open: nobody is asked it again. */
const answered = new WeakMap<object, Set<string>>();

function answeredIn(session: object): Set<string> {
  const known = answered.get(session) ?? new Set<string>();
  answered.set(session, known);
  return known;
}

/** What the writer would need for a better text, each with a line to answer in: an answer stands in the idea as soon as its line is left. */
export function MissingQuestions({ missing }: { missing: readonly string[] }) {
  const { session } = useSession();
  // A line that is being answered stays until the next text.
  const [before] = useState(() => new Set(answeredIn(session)));
  const { questions, remarks } = partMissing(missing.filter((one) => !before.has(one)));
  const give = (question: string, before: string, answer: string): boolean => {
    const told = withAnswer(session.state, { question, before, answer });
    if (told === null) return false;
    session.setIdea(told.idea);
    session.setChoices(told.choices);
    if (answer.trim() === '') answeredIn(session).delete(question);
    else answeredIn(session).add(question);
    return true;
  };
  if (questions.length + remarks.length === 0) return null;
  return (
    <div className={styles.missing}>
      {remarks.length > 0 && (
        <ul>
          {remarks.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <>
          <h2>{questions.length === 1 ? 'Answer it, and write again' : 'Answer one, and write again'}</h2>
          <p>
            {questions.length === 1 ? 'Your answer goes' : 'Your answers go'} into the idea. A few words are
            enough.
          </p>
        </>
      )}
      {questions.map((question) => (
        <Question
          key={question}
          question={question}
          onAnswer={(before, answer) => give(question, before, answer)}
        />
      ))}
    </div>
  );
}

function Question({
  question,
  onAnswer,
}: {
  question: string;
  onAnswer: (before: string, answer: string) => boolean;
}) {
  const [answer, setAnswer] = useState('');
  const [given, setGiven] = useState('');
  const [full, setFull] = useState(false);
  const give = () => {
    if (answer.trim() === given.trim()) return;
    const fits = onAnswer(given, answer);
    if (fits) setGiven(answer);
    setFull(!fits);
  };
  return (
    <TextField
      label={question}
      value={answer}
      onChange={setAnswer}
      error={full ? 'That is more than fits. Make it shorter.' : undefined}
      inside={
        given !== '' &&
        given === answer && (
          <span className={styles.given}>
            <IconCheck size={16} aria-hidden="true" />
            <span className="visually-hidden">In your idea</span>
          </span>
        )
      }
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        give();
      }}
      // A window that is left for another keeps what is half typed.
      onBlur={(event: FocusEvent) => {
        if (document.activeElement !== event.currentTarget) give();
      }}
    />
  );
}
