import { brand, creditUses, type CreditUse } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { pricingQuestions } from '../../../content/pricing.ts';
import { CreditTable } from '../../../features/billing/pricing/cards/credit-table.tsx';
import { PricingStage, PublicPricing } from '../../../features/billing/pricing/public/pricing-page.tsx';
import { pricingData } from '../../../features/billing/pricing/rules/structured-data.ts';
import { Closing } from '../../../features/site/closing.tsx';
import { absolute, pageHead } from '../../../features/site/head.ts';
import { Questions } from '../../../features/site/questions.tsx';
import { Section } from '../../../features/site/section.tsx';
import { Stage } from '../../../features/site/stage.tsx';
import { PrintedConsent } from '../../consent-banner.tsx';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import live from '../../live-pricing.ts?worker&url';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

const crumb = { name: 'Pricing', path: '/pricing' };

interface Loaded {
  questions: typeof pricingQuestions;
  rows: readonly CreditUse[];
}

/** Text that is only read is part of the prerendered page and not of its script. */
export function loader(): Loaded {
  return {
    questions: pricingQuestions,
    rows: creditUses,
  };
}

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) =>
  pageHead({
    path: crumb.path,
    title: 'Pricing',
    description: `${brand.name} pricing: free credits to start, a plan with new credits each month, or a one-time purchase that never expires. No subscription.`,
    crumbs: [crumb],
    questions: loaderData?.questions ?? [],
    data: pricingData(brand.name, absolute(crumb.path)),
  });

export default function Pricing() {
  const { questions, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <Site>
        <PricingStage
          heading={
            <Stage
              title="Start free. Pay when you write more."
              words="Writing by hand, the preview, scheduling and publishing are free. Credits cover AI generation, and nothing renews automatically."
              crumbs={[crumb]}
            />
          }
        >
          <PublicPricing />
        </PricingStage>
        <Section title="Credit costs" words="Charged for each generation, and only when it succeeds.">
          <CreditTable rows={rows} />
        </Section>
        <Section title="Questions about prices">
          <Questions questions={questions} />
        </Section>
        <Closing title="Your first posts are free." button="TRY NOW FOR FREE" />
      </Site>
      <PrintedConsent />
      <script src={live} defer />
    </>
  );
}
