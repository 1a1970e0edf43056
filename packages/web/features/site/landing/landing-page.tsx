import type { ReactNode } from 'react';
import { problems, steps, toolCards } from '../../content/landing.ts';
import { DemoEditor } from './demo/demo-editor.tsx';
import type { DemoPost } from './demo/sample.ts';
import { Hero } from './hero.tsx';
import { CardRow } from './sections/cards.tsx';
import { Chips } from './sections/chips.tsx';
import { Fold } from './sections/fold.tsx';
import { Prices } from './sections/prices.tsx';
import { Receipt } from './sections/receipt.tsx';
import { Week } from './sections/week.tsx';

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
  chips,
  features,
  withTools,
  children,
}: {
  printed: DemoPost;
  writer: string;
  preview: ReactNode;
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
        <CardRow
          title="Five tools, no account."
          words="Get a result right away. If you like it, continue with it in the dashboard."
          cards={toolCards}
        />
      )}
      <CardRow
        title="What usually goes wrong"
        words="Most people have something to say. Smaller things get in the way."
        cards={problems}
      />
      <CardRow title="How it works" words="Four steps. Stop whenever you like." cards={steps} numbered />
      <Week />
      <Fold preview={preview} />
      <Receipt />
      {features.length > 0 && (
        <CardRow
          title="Explore the features"
          words="See what each one does today and what is still to come, with an example and answers to common questions."
          cards={features.map(({ to, label, words }) => ({ title: label, words, href: to }))}
        />
      )}
      <Prices />
      {children}
    </>
  );
}
