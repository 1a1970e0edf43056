import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Questions, type Question } from './questions.tsx';
import styles from './first-questions.module.css';

const firstCount = 5;

/**
 * The first five questions and a button, wired up by `live-questions.ts`, that shows the others. `aside` stands beside
 * them.
 */
export function FirstQuestions({ questions, aside }: { questions: readonly Question[]; aside: ReactNode }) {
  const others = questions.slice(firstCount);
  return (
    <section className={styles.section} id="questions">
      <div className={styles.list}>
        <h2 className={styles.title}>Frequently asked questions</h2>
        <Questions questions={questions.slice(0, firstCount)} />
        {others.length > 0 && (
          <>
            <div className={styles.others} id="other-questions" hidden>
              <Questions questions={others} />
            </div>
            <Button
              className={styles.more}
              aria-expanded={false}
              aria-controls="other-questions"
              data-waits=""
              data-less="View Less"
            >
              {`View More (${others.length})`}
            </Button>
          </>
        )}
      </div>
      {aside}
    </section>
  );
}
