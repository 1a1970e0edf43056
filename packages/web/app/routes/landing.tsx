import { brand } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { composeDemo, phoneFold } from '../../features/landing/demo/compose.ts';
import { sampleIdea, sampleSeed } from '../../features/landing/demo/sample.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';

export const meta = () => [
  { title: `${brand.name} · ${brand.tagline}` },
  { name: 'description', content: `${brand.headline}. ${brand.subline}.` },
];

/** Runs when the page is printed: what the writer makes of the sample stands in the HTML, and its code does not. */
export function loader() {
  const printed = composeDemo(sampleIdea, 'lesson', sampleSeed);
  return { printed, cut: phoneFold(printed.text) };
}

export default function Landing() {
  const { printed, cut } = useLoaderData<typeof loader>();
  return <LandingPage printed={printed} cut={cut} />;
}
