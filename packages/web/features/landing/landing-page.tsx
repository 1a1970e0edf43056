import type { ReactNode } from 'react';
import { Closing } from './closing.tsx';
import { DemoEditor } from './demo/demo-editor.tsx';
import type { DemoPost } from './demo/sample.ts';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Nav } from './nav.tsx';
import { Fold } from './sections/fold.tsx';
import { Prices } from './sections/prices.tsx';
import { Receipt } from './sections/receipt.tsx';
import { Week } from './sections/week.tsx';

/** `/`. `printed` is the sample post as the writer made it when the page was built, `preview` the same in the feed. */
export function LandingPage({ printed, preview }: { printed: DemoPost; preview: ReactNode }) {
  return (
    <>
      <Nav />
      <main>
        <Hero>
          <DemoEditor printed={printed} />
        </Hero>
        <Week />
        <Fold preview={preview} />
        <Receipt />
        <Prices />
        <Closing />
      </main>
      <Footer />
    </>
  );
}
