import { postFormats } from '@limelight/contracts/catalog';
import { carriedPath } from '../../../../lib/carried.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import styles from './demo-editor.module.css';
import { demoFormats, sampleIdea, type DemoPost } from './sample.ts';

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
          rows={6}
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
        <Button type="submit" look="ink" wide className={styles.write}>
          Write the post
        </Button>
        <p id="demo-note" className={styles.note}>
          Uses the AI model of this site if one is connected, otherwise your own sentences. Nothing you type
          is stored.
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
          {printed.open.map((words) => (
            <li key={words} data-open>
              <span>{words}</span>
            </li>
          ))}
        </ul>
        <div className={styles.next}>
          <ButtonLink to={carriedPath} reloadDocument look="accent" data-continue>
            Continue with this draft
          </ButtonLink>
          <p className={styles.note} data-by>
            {printed.by}
          </p>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite" data-said />
    </section>
  );
}
