import { postFormats } from '@limelight/contracts/catalog';
import { Button } from '../../../ui/button.tsx';
import styles from './demo-editor.module.css';
import { demoFormats, sampleIdea, wouldHelp, type DemoPost } from './sample.ts';

/**
 * The prerendered editor of the landing page. `live-demo.ts` makes it interactive and loads the script at `writer`
 * (`demo-writer.ts`) on first use.
 */
export function DemoEditor({ printed, writer }: { printed: DemoPost; writer: string }) {
  return (
    <section className={styles.stage} aria-label="Try the editor" data-demo data-writer={writer}>
      <form className={styles.say} data-waits="">
        <label htmlFor="demo-idea" className={styles.label}>
          Type a rough idea
        </label>
        <textarea
          id="demo-idea"
          dir="auto"
          className={styles.idea}
          rows={7}
          maxLength={2000}
          defaultValue={sampleIdea}
          aria-describedby="demo-note"
        />
        <fieldset className={styles.shapes}>
          <legend className="visually-hidden">Shape</legend>
          {demoFormats.map((format) => (
            <label key={format} className={styles.shape}>
              <input type="radio" name="format" value={format} defaultChecked={format === demoFormats[0]} />
              <span>{postFormats[format]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="accent" wide className={styles.write}>
          Outline it
        </Button>
        <p id="demo-note" className={styles.note}>
          The post shown is an example. Your notes become an outline, in your browser; nothing you type is
          sent.
        </p>
      </form>
      <div className={styles.out}>
        <article className={styles.post} aria-label="The post">
          <header className={styles.by}>
            <svg className={styles.face} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
              <circle cx="22" cy="17" r="7" />
              <path d="M8 40a14 14 0 0 1 28 0Z" />
            </svg>
            <span>
              <b>You</b>
              <small>Your headline, as LinkedIn shows it</small>
            </span>
          </header>
          <div className={styles.page}>
            {/* Reserves the height of the whole post while it is being written, so that nothing below moves. */}
            <p className={styles.room} aria-hidden="true" data-room>
              {printed.text}
            </p>
            <p className={styles.text} aria-busy="false" data-post>
              {printed.text}
            </p>
          </div>
        </article>
        <ul className={styles.checks} data-checks>
          {printed.good.map((words) => (
            <li key={words}>{words}</li>
          ))}
          {printed.missing.map((words) => (
            <li key={words} data-missing>
              <span>{wouldHelp + words}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" aria-live="polite" data-said />
    </section>
  );
}
