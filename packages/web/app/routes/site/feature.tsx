import { noBrand } from '@limelight/slides/catalog';
import { readyAgents } from '@limelight/contracts/marketplace';
import { questions } from '@limelight/contracts/questions';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { agentExamples } from '../../../content/agent-examples.ts';
import { features, type Feature } from '../../../content/features.ts';
import { composeExample } from '../../../features/site/compose-example.ts';
import waiting from '../../../features/site/live-example.js?url';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import writer from '../../../features/site/live-writer.ts?worker&url';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import engine from '../../../lib/slides/slide.worker.ts?worker&url';
import { graphicLook } from '../../../features/site/example-look.ts';
import type { PrintedPicture } from '../../../features/site/printed-picture.ts';
import { pageHead } from '../../../features/site/head.ts';
import { IndustryQuestions } from '../../../features/site/industry-questions.tsx';
import { FeaturePage } from '../../../features/site/pages/feature-page.tsx';
import { Section } from '../../../features/site/section.tsx';
import { graphicFromText, slidesFromNotes } from '../../../lib/slides/plain-slides.ts';
import { drawExample } from '../../draw-example.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ReadyAgents } from '../../../ui/ready-agents.tsx';
import { printedOnly } from '../../printed-only.ts';
import { printedPath } from '../../printed-path.ts';
import { isPrinted, Site } from '../../site.tsx';

export const handle = printedOnly;

interface Loaded {
  feature: Feature;
  results: string[];
  pictures: PrintedPicture[];
}

/** The example's slides, drawn at the small size they have beside the notes. */
function drawn({ example }: Feature): Promise<PrintedPicture[]> {
  if (example === null || example.shown !== undefined) return Promise.resolve([]);
  const { kind, notes } = example;
  if (kind === 'slides') return drawExample(slidesFromNotes(notes), 420);
  if (kind !== 'graphic') return Promise.resolve([]);
  return drawExample([graphicFromText(notes)], 840, {
    ...graphicLook,
    brand: { ...noBrand, pageNumbers: false },
  });
}

export async function loader({ request }: { request: Request }): Promise<Loaded> {
  const path = printedPath(request);
  const feature = features.find((one) => one.path === path);
  if (!feature) throw new Error(`There is no page at ${path}.`);
  const { example } = feature;
  return {
    feature,
    results: example === null ? [] : [...(example.shown ?? composeExample(example.kind, example.notes))],
    pictures: await drawn(feature),
  };
}

/** The marketplace page lists the agents and the page about ideas its questions. */
function offered(path: string): ReactNode {
  if (path === '/ai-agents-marketplace')
    return (
      <Section
        title={`${readyAgents.length} agents, ready to install`}
        words="Each one shows its steps, its price and an example run on sample material."
      >
        <ReadyAgents
          examples={agentExamples}
          action={({ id, name }) => (
            <ButtonLink
              look="ink"
              reloadDocument
              aria-label={`Install agent: ${name}`}
              to={`/sign-up?next=${encodeURIComponent(`/dashboard/agents/install/${id}`)}`}
            >
              Install agent
            </ButtonLink>
          )}
        />
      </Section>
    );
  if (path !== '/viral-content-ideas') return null;
  return (
    <Section
      title={`${questions.length} questions, by industry`}
      words="Pick one you could answer over lunch. Two honest sentences make a draft."
    >
      <IndustryQuestions questions={questions} />
    </Section>
  );
}

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => {
  if (!loaderData) return [];
  const { path, name, description, questions } = loaderData.feature;
  return pageHead({ path, title: name, description, questions, crumbs: [{ name, path }] });
};

export default function FeatureRoute() {
  const { feature, results, pictures } = useLoaderData<typeof loader>();
  return (
    <Site>
      <FeaturePage
        feature={feature}
        results={results}
        pictures={pictures}
        scripts={{ waiting, writer, engine }}
        withTool={isPrinted(feature.tool.to)}
        more={offered(feature.path)}
      />
    </Site>
  );
}
