import { brand } from '@limelight/contracts/catalog';
import { averageMeasure } from '@limelight/post-text';
import { useLoaderData } from 'react-router';
import { landingQuestions } from '../../content/landing.ts';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import writer from '../../features/site/landing/demo/demo-writer.ts?worker&url';
import { composeDemo } from '../../features/site/landing/demo/compose.ts';
import { demoFormats, sampleIdea } from '../../features/site/landing/demo/sample.ts';
import { LandingPage } from '../../features/site/landing/landing-page.tsx';
import { proofFacts } from '../../features/site/landing/proof-facts.ts';
import { Prices } from '../../features/site/landing/sections/prices.tsx';
import { feedFontSize, layOut } from '../../features/preview/rules/feed.ts';
import { Closing } from '../../features/site/closing.tsx';
import { FirstQuestions } from '../../features/site/first-questions.tsx';
import { pageHead } from '../../features/site/head.ts';
import { chipLinks, featureLinks } from '../../features/site/links.ts';
import { PrintedConsent } from '../consent-banner.tsx';
import { LandingPreview } from '../landing-preview.tsx';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import live from '../live-landing.ts?worker&url';
import { printedOnly } from '../printed-only.ts';
import { isPrinted, Site } from '../site.tsx';

export const handle = printedOnly;

export const meta = () =>
  pageHead({
    path: '/',
    title: `${brand.name} · ${brand.tagline}`,
    description: `${brand.headline}. ${brand.subline}. Write from rough notes, see the post as the feed shows it, and publish it on schedule.`,
    questions: landingQuestions,
  });

/** Runs at build time, so the finished example is in the HTML. */
export function loader() {
  const printed = composeDemo(sampleIdea, demoFormats[0]);
  return { printed, proof: proofFacts(), feed: layOut(printed.text, 'phone', averageMeasure(feedFontSize)) };
}

export default function Landing() {
  const { printed, proof, feed } = useLoaderData<typeof loader>();
  return (
    <>
      <Site>
        <LandingPage
          printed={printed}
          writer={writer}
          preview={<LandingPreview feed={feed} />}
          proof={proof}
          chips={chipLinks.filter((link) => isPrinted(link.to))}
          features={featureLinks.filter((link) => isPrinted(link.to))}
          withTools={isPrinted('/tools')}
        >
          <FirstQuestions questions={landingQuestions} aside={<Prices />} />
          <Closing />
        </LandingPage>
      </Site>
      <PrintedConsent />
      <script src={live} defer />
    </>
  );
}
