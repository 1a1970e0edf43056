import { postFormats } from '@limelight/contracts/catalog';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './demo-editor.module.css';
import { demoFormats, type DemoPost } from './sample.ts';
import { useDemo } from './use-demo.ts';

/** The first screen's editor: writes a real post in the browser, by itself once and then for the visitor. */
export function DemoEditor({ printed }: { printed: DemoPost }) {
  const place = useRef<HTMLElement>(null);
  const demo = useDemo(printed, place);
  const id = useId();
  const busy = demo.phase === 'typing' || demo.phase === 'writing';
  return (
    <section ref={place} className={styles.stage} aria-label="Try the writer">
      <form
        className={styles.say}
        onSubmit={(event) => {
          event.preventDefault();
          demo.write();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          Say it as it comes
        </label>
        <textarea
          id={id}
          className={styles.idea}
          rows={6}
          maxLength={2000}
          value={demo.idea}
          aria-invalid={demo.complaint ? true : undefined}
          aria-describedby={`${id}-note`}
          onFocus={demo.takeOver}
          onChange={(event) => demo.setIdea(event.target.value)}
        />
        <fieldset className={styles.shapes}>
          <legend className="visually-hidden">Shape</legend>
          {demoFormats.map((format) => (
            <label key={format} className={styles.shape}>
              <input
                type="radio"
                name={`${id}-format`}
                checked={demo.format === format}
                onFocus={demo.takeOver}
                onChange={() => demo.setFormat(format)}
              />
              <span>{postFormats[format]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="accent" wide className={styles.write} onFocus={demo.takeOver}>
          Write it
        </Button>
        <p id={`${id}-note`} className={classNames(styles.note, demo.complaint && styles.complaint)}>
          {demo.complaint ?? 'Written in your browser by the built-in writer. Nothing you type is sent.'}
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
            {/* Keeps the room of the whole post while it is being written, so that nothing below moves. */}
            <p className={styles.room} aria-hidden="true">
              {demo.post.text}
            </p>
            <p className={styles.text} aria-busy={busy}>
              {demo.shown}
              {busy && <span className={styles.caret} aria-hidden="true" />}
            </p>
          </div>
        </article>
        <ul className={classNames(styles.checks, busy && styles.waiting)} aria-hidden={busy}>
          {demo.post.good.map((words) => (
            <li key={words} className={styles.good}>
              {words}
            </li>
          ))}
          {demo.post.missing.map((words) => (
            <li key={words} className={styles.missing}>
              <span>Would help: {words}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
