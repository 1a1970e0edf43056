import { steps } from '../../../../content/landing.ts';
import { Screen } from '../../screen.tsx';
import styles from './how-it-works.module.css';
import section from './section.module.css';

/** The four steps with a screen for each. Choosing a step is a radio button, so it works without a script. */
export function HowItWorks() {
  return (
    <section className={styles.section}>
      <div>
        <h2 className={section.title}>How it works</h2>
        <p className={section.words}>Four steps. Stop whenever you like.</p>
        <fieldset className={styles.steps}>
          <legend className="visually-hidden">Step shown</legend>
          {steps.map(({ screen, title, words }, index) => (
            <label key={screen} className={styles.step}>
              <input type="radio" name="step" value={screen} defaultChecked={index === 1} />
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <b>{title}</b>
              <span className={styles.words}>{words}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.screens}>
        {steps.map(({ screen, alt }) => (
          <div key={screen} className={styles.screen}>
            <Screen name={screen} alt={alt} />
          </div>
        ))}
      </div>
    </section>
  );
}
