import { brand } from '@limelight/contracts/catalog';
import { averageMeasure } from '@limelight/post-text';
import { useLoaderData } from 'react-router';
import { landingQuestions } from '../../content/landing.ts';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import writer from '../../features/landing/demo/demo-writer.ts?worker&url';
import { samplePost, type DemoPost } from '../../features/landing/demo/sample.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
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
  const good = ['Example post', 'Every number is in the notes'];
  const printed: DemoPost = { text: samplePost, good, missing: [] };
  return { printed, feed: layOut(printed.text, 'phone', averageMeasure(feedFontSize)) };
}

export default function Landing() {
  const { printed, feed } = useLoaderData<typeof loader>();
  return (
    <>
      <Site>
        <LandingPage
          printed={printed}
          writer={writer}
          preview={<LandingPreview feed={feed} />}
          chips={chipLinks.filter((link) => isPrinted(link.to))}
          features={featureLinks.filter((link) => isPrinted(link.to))}
          withTools={isPrinted('/tools')}
        >
          <FirstQuestions questions={landingQuestions} />
          <Closing />
        </LandingPage>
      </Site>
      <PrintedConsent />
      <script src={live} defer />
    </>
  );
}
