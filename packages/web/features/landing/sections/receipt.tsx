import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './receipt.module.css';
import { Section } from './section.tsx';

const steps = [
  { at: '08:59:58', words: 'Recorded what will be sent' },
  { at: '09:00:00', words: 'Sent to LinkedIn, once' },
  { at: '09:00:01', words: 'LinkedIn answered: published' },
  { at: '09:00:01', words: 'Link saved, nothing to repeat' },
] as const;

export function Receipt() {
  return (
    <Section
      title="Sent once. With a receipt."
      words={
        <p>
          Every attempt is recorded before it is made. If LinkedIn’s answer gets lost, nothing is sent again
          blindly: we show you what we know and ask you.
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
