import type { Feature } from '../../../content/feature.ts';
import { Button } from '../../../ui/button.tsx';
import type { PrintedPicture } from '../printed-picture.ts';
import workbench from '../../../ui/workbench.module.css';
import styles from './feature-example.module.css';

const verbs = {
  post: 'Write the post',
  openings: 'Find openings',
  slides: 'Draw slides',
  remarks: 'Read it',
  graphic: 'Draw graphic',
} as const;

const inBrowser = 'It runs in your browser, and nothing you type is sent.';
const byModel =
  'It uses the AI model of this site if one is connected, otherwise your own sentences. Nothing you type is stored.';
const wheres = {
  post: byModel,
  openings: byModel,
  remarks: byModel,
  slides: inBrowser,
  graphic: inBrowser,
} as const;

const labels = {
  post: 'Notes',
  openings: 'Notes',
  slides: 'A text, with a line for each thought',
  remarks: 'An About text or a post',
  graphic: 'A sentence, or a figure and what it counts',
} as const;

/** The addresses of the example's scripts: the one that waits for first use, and the one it then loads. */
export interface ExampleScripts {
  waiting: string;
  writer: string;
  engine: string;
}

/** The demonstration on a feature page. It is prerendered with its result and becomes interactive on first use. */
export function FeatureExample({
  example,
  results,
  pictures,
  scripts,
}: {
  example: NonNullable<Feature['example']>;
  results: readonly string[];
  pictures: readonly PrintedPicture[];
  scripts: ExampleScripts;
}) {
  const { kind, notes, title } = example;
  return (
    <>
      <form
        className={workbench.bench}
        data-example={kind}
        data-waits=""
        data-writer={scripts.writer}
        data-engine={scripts.engine}
        aria-labelledby="example-title"
      >
        <div className={workbench.ask}>
          <h2 id="example-title" className={styles.title}>
            {title}
          </h2>
          <div className={workbench.field}>
            <label htmlFor="example-notes">{labels[kind]}</label>
            <textarea
              id="example-notes"
              dir="auto"
              rows={7}
              maxLength={kind === 'graphic' ? 280 : 4000}
              defaultValue={notes}
            />
          </div>
          <Button type="submit" look="accent" wide>
            {verbs[kind]}
          </Button>
          <output className={styles.note}>
            {example.shown === undefined ? '' : 'The result shown is an example. '}Try your own text.{' '}
            {wheres[kind]}
          </output>
        </div>
        <ol className={styles.results} data-kind={kind} aria-label="Result" aria-live="polite">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
          {pictures.map(({ src, alt, width, height }) => (
            <li key={alt}>
              <img src={src} alt={alt} width={width} height={height} />
            </li>
          ))}
        </ol>
      </form>
      <script src={scripts.waiting} defer />
    </>
  );
}
