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
        words="They answer at once. Each says under its button whether your words stay in the browser."
        crumbs={crumbs}
      />
      <Section title="Choose one">
        <Cards cards={tools.map(({ name, lead, path }) => ({ title: name, words: lead, href: path }))} />
      </Section>
      <Section
        title="What they share with the dashboard"
        words="The same writer and the same checks. The dashboard adds drafts that are kept, the preview of the feed, the calendar and publishing. A result can be taken along: sign up, and it waits for you there."
      />

      <Closing />
    </Site>
  );
}
