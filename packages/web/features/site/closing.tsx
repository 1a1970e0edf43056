import { ButtonLink } from '../../ui/button.tsx';
import styles from './closing.module.css';

/** The banner at the end of a page. The default text is that of the landing page. */
export function Closing({
  title = 'Ready to Boost Your LinkedIn With AI?',
  button = 'Start Free—No Card Needed',
}: {
  title?: string;
  button?: string;
}) {
  return (
    <section className={styles.closing}>
      <div className={styles.light} aria-hidden="true" />
      <h2 className={styles.title}>{title}</h2>
      <ButtonLink to="/dashboard" reloadDocument look="accent" size="large">
        {button}
      </ButtonLink>
    </section>
  );
}
