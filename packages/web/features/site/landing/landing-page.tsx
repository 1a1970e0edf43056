import type { ReactNode } from 'react';
import { toolCards } from '../../../content/landing.ts';
import { newsRun } from '../../../content/news-run.ts';
import { AgentRun } from '../../../ui/agent-run.tsx';
import { DemoEditor } from './demo/demo-editor.tsx';
import type { DemoPost } from './demo/sample.ts';
import { Hero } from './hero.tsx';
import type { ProofFacts } from './proof-facts.ts';
import { Chips } from './sections/chips.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { LinkList } from './sections/link-list.tsx';
import { Problems } from './sections/problems.tsx';
import { Proof } from './sections/proof.tsx';
import { Section } from './sections/section.tsx';

interface PlaceLink {
  to: string;
  label: string;
}

/**
 * The landing page. `printed` is the sample post written at build time, `writer` the address of the script that writes
 * others, `preview` the sample post in the feed. `chips` and `features` are links to other pages, and `children` ends
 * the page.
 */
export function LandingPage({
  printed,
  writer,
  preview,
  proof,
  chips,
  features,
  withTools,
  children,
}: {
  printed: DemoPost;
  writer: string;
  preview: ReactNode;
  proof: ProofFacts;
  chips: readonly PlaceLink[];
  features: readonly (PlaceLink & { words: string })[];
  withTools: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Hero>
        <DemoEditor printed={printed} writer={writer} />
      </Hero>
      {chips.length > 0 && <Chips links={chips} />}
      {withTools && (
        <Section title="Five tools, no account.">
          <LinkList links={toolCards} columns={5} />
        </Section>
      )}
      <Problems preview={preview} />
      <HowItWorks />
      <Section
        title="An agent reads for you. You approve."
        words="It goes through your sources on the days you set, keeps what fits, says why it left out the rest, and drafts from it."
      >
        <AgentRun run={newsRun} />
      </Section>
      <Proof {...proof} />
      {features.length > 0 && (
        <Section title="Explore the features">
          <LinkList links={features} columns={4} />
        </Section>
      )}
      {children}
    </>
  );
}
