import { brand } from '@limelight/contracts/catalog';
import { averageMeasure } from '@limelight/post-text';
import { useLoaderData } from 'react-router';
import { composeDemo } from '../../features/landing/demo/compose.ts';
import { sampleIdea, sampleSeed } from '../../features/landing/demo/sample.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { feedFontSize, layOut } from '../../features/preview/rules/feed.ts';
import { LandingPreview } from '../landing-preview.tsx';

export const meta = () => [
  { title: `${brand.name} · ${brand.tagline}` },
  { name: 'description', content: `${brand.headline}. ${brand.subline}.` },
];

/** Runs when the page is printed: what the writer makes of the sample stands in the HTML, and its code does not. */
export function loader() {
  const printed = composeDemo(sampleIdea, 'lesson', sampleSeed);
  return { printed, feed: layOut(printed.text, 'phone', averageMeasure(feedFontSize)) };
}

export default function Landing() {
  const { printed, feed } = useLoaderData<typeof loader>();
  return <LandingPage printed={printed} preview={<LandingPreview feed={feed} />} />;
}
