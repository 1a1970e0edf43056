import { brand } from '@limelight/contracts/catalog';
import { tools } from '../../../content/tools.ts';
import { Closing } from '../../../features/site/closing.tsx';
import { pageHead } from '../../../features/site/head.ts';
import { Cards, Section } from '../../../features/site/section.tsx';
import { Stage } from '../../../features/site/stage.tsx';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

const crumbs = [{ name: 'Tools', path: '/tools' }];

export const meta = () =>
  pageHead({
    path: '/tools',
    title: 'Free LinkedIn tools',
    description: `Five free tools by ${brand.name} that need no account: posts, hooks, headlines, graphics and a profile check.`,
    crumbs,
  });

export default function Tools() {
  return (
    <Site>
      <Stage
        title="Five tools, no account"
        words="Get a result right away. Each tool says whether your text stays in the browser."
        crumbs={crumbs}
      />
      <Section title="Choose one">
        <Cards cards={tools.map(({ name, lead, path }) => ({ title: name, words: lead, href: path }))} />
      </Section>
      <Section
        title="What they share with the dashboard"
        words="The same writer and the same checks. The dashboard adds saved drafts, the feed preview, the calendar and publishing. Sign up to continue there with your result."
      />

      <Closing />
    </Site>
  );
}
