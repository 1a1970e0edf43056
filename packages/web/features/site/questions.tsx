import { slugOf } from '../../lib/parse-prose.ts';
import { Words } from './prose.tsx';
import styles from './questions.module.css';

export interface Question {
  question: string;
  answer: string;
}

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item} id={slugOf(question)}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>
            <Words text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
