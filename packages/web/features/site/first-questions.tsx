import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Questions, type Question } from './questions.tsx';
import styles from './first-questions.module.css';

const firstCount = 5;

/** The first five questions, and a button for the others. */
export function FirstQuestions({ questions }: { questions: readonly Question[] }) {
  const [all, setAll] = useState(false);
  const more = questions.length - firstCount;
  return (
    <section className={styles.section} id="questions">
      <h2 className={styles.title}>Frequently asked questions</h2>
      <Questions questions={all ? questions : questions.slice(0, firstCount)} />
      {more > 0 && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'View Less' : `View More (${more})`}
        </Button>
      )}
    </section>
  );
}
