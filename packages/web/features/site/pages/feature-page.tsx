import { products } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import type { Feature } from '../../../content/features.ts';
import { steps } from '../../../content/landing.ts';
import { newsRun } from '../../../content/news-run.ts';
import { AgentRun } from '../../../ui/agent-run.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Closing } from '../closing.tsx';
import { Prose } from '../prose.tsx';
import { Questions } from '../questions.tsx';
import { Screen } from '../screen.tsx';
import { Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import type { PrintedPicture } from '../printed-picture.ts';
import { FeatureExample, type ExampleScripts } from './feature-example.tsx';
import styles from './feature-page.module.css';

/**
 * `results` and `pictures` are made from the example's notes at build time. `withTool` says whether the free tool
 * exists.
 */
export function FeaturePage({
  feature,
  results,
  pictures = [],
  scripts,
  withTool,
  more,
}: {
  feature: Feature;
  results: readonly string[];
  pictures?: readonly PrintedPicture[];
  scripts: ExampleScripts;
  withTool: boolean;
  /** Shown below the example. */
  more?: ReactNode;
}) {
  const parts = feature.text.trim().split(/\n(?=## )/);
  const notSold = feature.product === undefined ? null : products[feature.product].notSold;
  const screen = steps.find((step) => step.screen === feature.screen);
  // No tool tries out an agent, so it is only offered where the feature itself cannot be opened.
  const toolFirst = withTool && (feature.example !== null || notSold !== null);
  return (
    <>
      <Stage
        title={feature.title}
        words={feature.lead}
        crumbs={[{ name: feature.name, path: feature.path }]}
        actions={
          <>
            {toolFirst && (
              <ButtonLink to={feature.tool.to} reloadDocument look="accent" size="large">
                {feature.tool.label}
              </ButtonLink>
            )}
            <ButtonLink
              to={notSold === null ? `/dashboard/${feature.dashboard}` : '/dashboard/generate-post'}
              reloadDocument
              look={toolFirst ? 'plain' : 'accent'}
              size="large"
            >
              {notSold === null ? (feature.open ?? 'Open it in the dashboard') : 'Write a post'}
            </ButtonLink>
          </>
        }
      />
      {notSold !== null && (
        <div className={styles.notice}>
          <p>
            <strong>Not on sale yet.</strong> {notSold}
          </p>
        </div>
      )}
      {feature.example === null ? (
        <Section title="What a run looks like" words="What it read, what it left out and why, and the draft.">
          <AgentRun run={newsRun} />
        </Section>
      ) : (
        <FeatureExample example={feature.example} results={results} pictures={pictures} scripts={scripts} />
      )}
      {screen !== undefined && (
        <Section title="In the dashboard" words={screen.words}>
          <Screen name={screen.screen} alt={screen.alt} />
        </Section>
      )}
      {more}
      <div className={styles.columns}>
        {parts.map((part) => (
          <Prose key={part} text={part} />
        ))}
      </div>
      <Section title="Questions">
        <Questions questions={feature.questions} />
      </Section>
      <Closing />
    </>
  );
}
