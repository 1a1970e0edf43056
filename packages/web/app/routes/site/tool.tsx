import { noBrand } from '@limelight/slides/catalog';
import { useLoaderData } from 'react-router';
import { tools, type Tool } from '../../../content/tools.ts';
import { Closing } from '../../../features/site/closing.tsx';
import { graphicLook } from '../../../features/site/example-look.ts';
import type { PrintedPicture } from '../../../features/site/printed-picture.ts';
import { pageHead, type Crumb } from '../../../features/site/head.ts';
import { Questions } from '../../../features/site/questions.tsx';
import { Section } from '../../../features/site/section.tsx';
import { Stage } from '../../../features/site/stage.tsx';
import { firstGraphic } from '../../../features/tools/first-graphic.ts';
import { ToolBench } from '../../../features/tools/tool.tsx';
import { graphicFromText } from '../../../lib/slides/plain-slides.ts';
import { drawExample } from '../../draw-example.server.ts';
import { printedPath } from '../../printed-path.ts';
import { Site } from '../../site.tsx';

interface Loaded {
  tool: Tool;
  printed: PrintedPicture | null;
}

export async function loader({ request }: { request: Request }): Promise<Loaded> {
  const path = printedPath(request);
  const found = tools.find((tool) => tool.path === path);
  if (!found) throw new Error(`No tool stands at ${path}.`);
  if (found.id !== 'graphic-generator') return { tool: found, printed: null };
  const look = { ...graphicLook, brand: { ...noBrand, pageNumbers: false } };
  const [printed = null] = await drawExample([graphicFromText(firstGraphic)], 840, look);
  return { tool: found, printed };
}

const crumbsOf = ({ name, path }: Tool): Crumb[] => [
  { name: 'Tools', path: '/tools' },
  { name, path },
];

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => {
  if (!loaderData) return [];
  const { tool } = loaderData;
  const { path, name, description, questions } = tool;
  return pageHead({ path, title: name, description, questions, crumbs: crumbsOf(tool) });
};

export default function ToolRoute() {
  const { tool, printed } = useLoaderData<typeof loader>();
  return (
    <Site>
      <Stage title={tool.name} words={tool.lead} crumbs={crumbsOf(tool)} />
      <ToolBench id={tool.id} printed={printed} />
      <Section title={tool.advice.title} words={tool.advice.words} />
      <Section title="Questions">
        <Questions questions={tool.questions} />
      </Section>
      <Closing />
    </Site>
  );
}
