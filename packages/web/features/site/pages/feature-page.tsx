import { products } from '@limelight/contracts/catalog';
import type { Feature } from '../../../content/features.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { FeatureExample } from '../compose-example.ts';
import { Closing } from '../closing.tsx';
import { Prose } from '../prose.tsx';
import { Questions } from '../questions.tsx';
import { Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import styles from './feature-page.module.css';

const captions = {
  post: 'Written from these notes by the built-in writer when this page was made.',
  openings: 'Three openings from the same notes, by the built-in writer.',
  slides: 'One slide for each line, as it was cut when this page was made.',
  remarks: 'What the checks remark on in this text.',
} as const;

/** `planned` says what the part will do while it is not built; `withTool` whether the free tool is there. */
export function FeaturePage({
  feature,
  example,
  planned,
  withTool,
}: {
  feature: Feature;
  example: FeatureExample;
  planned: string | null;
  withTool: boolean;
}) {
  const notSold = feature.product === undefined ? null : products[feature.product].notSold;
  return (
    <>
      <Stage
        title={feature.title}
        words={feature.lead}
        crumbs={[{ name: feature.name, path: feature.path }]}
        actions={
          <>
            {withTool && (
              <ButtonLink to={feature.tool.to} reloadDocument look="accent" size="large">
                {feature.tool.label}
              </ButtonLink>
            )}
            <ButtonLink
              to={planned === null ? `/dashboard/${feature.dashboard}` : '/dashboard/generate-post'}
              reloadDocument
              look={withTool ? 'plain' : 'accent'}
              size="large"
            >
              {planned === null ? 'Open it in the dashboard' : 'Write a post'}
            </ButtonLink>
          </>
        }
      />
      {planned !== null && (
        <div className={styles.notice}>
          <p>
            <strong>Not built yet.</strong> {planned} This page describes what it will be. What works today is
            writing, checking and publishing posts{withTool ? ', and the free tool above' : ''}.
            {notSold !== null && ` ${notSold}`}
          </p>
        </div>
      )}
      <div className={styles.columns}>
        <Prose text={feature.text} />
        <figure className={styles.example}>
          <figcaption>
            <h2>{feature.example.title}</h2>
            <p>{captions[feature.example.kind]}</p>
          </figcaption>
          <blockquote className={styles.notes}>{feature.example.notes}</blockquote>
          <ol className={styles.results} data-kind={feature.example.kind}>
            {example.results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ol>
        </figure>
      </div>
      <Section title="Questions">
        <Questions questions={feature.questions} />
      </Section>
      <Closing />
    </>
  );
}
