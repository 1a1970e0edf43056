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
          words="They answer at once. If you like what comes out, take it with you into the dashboard."
          cards={toolCards}
        />
      )}
      <CardRow
        title="What usually goes wrong"
        words="Writing for LinkedIn is not hard because people have nothing to say. It is hard for smaller reasons."
        cards={problems}
      />
      <CardRow
        title="How it works"
        words="Four steps, of which you can stop after any."
        cards={steps}
        numbered
      />
      <Week />
      <Fold preview={preview} />
      <Receipt />
      {features.length > 0 && (
        <CardRow
          title="One page for each thing it does"
          words="Each says what is there today and what is not yet, shows an example, and answers the questions people ask."
          cards={features.map(({ to, label, words }) => ({ title: label, words, href: to }))}
        />
      )}
      <Prices />
      {children}
    </>
  );
}
