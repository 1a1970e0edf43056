import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './receipt.module.css';
import { Section } from './section.tsx';

const steps = [
  { at: '08:59:58', words: 'Written down what will be sent' },
  { at: '09:00:00', words: 'Handed to LinkedIn, once' },
  { at: '09:00:01', words: 'LinkedIn answered: published' },
  { at: '09:00:01', words: 'Link kept, nothing to repeat' },
] as const;

export function Receipt() {
  return (
    <Section
      title="Sent once. With a receipt."
      words={
        <p>
          Every attempt is recorded before it is made. If the answer gets lost on the way, nothing is sent
          blindly again: you are asked, with the evidence beside the question.
        </p>
      }
    >
      <div className={styles.receipt}>
        <div className={styles.head}>
          <span>We took four fields out</span>
          <StatusBadge tone="good">Published</StatusBadge>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.words} className={styles.step}>
              <span className={styles.at}>{step.at}</span>
              {step.words}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
