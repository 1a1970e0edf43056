import { noBrand } from '@limelight/slides/catalog';
import { useLoaderData } from 'react-router';
import { graphicLook } from '../../../features/site/example-look.ts';
import type { PrintedPicture } from '../../../features/site/printed-picture.ts';
import { firstGraphic } from '../../../features/writing/tools/first-graphic.ts';
import { GraphicGenerator } from '../../../features/writing/tools/graphic-tool.tsx';
import { graphicFromText } from '../../../lib/slides/plain-slides.ts';
import { drawExample } from '../../draw-example.server.ts';
import { loadTool, type LoadedTool } from '../../load-tool.server.ts';
import { toolMeta, ToolPage } from '../../tool-page.tsx';

interface Loaded extends LoadedTool {
  printed: PrintedPicture | null;
}

export async function loader(given: { request: Request }): Promise<Loaded> {
  const look = { ...graphicLook, brand: { ...noBrand, pageNumbers: false } };
  const [printed = null] = await drawExample([graphicFromText(firstGraphic)], 840, look);
  return { ...loadTool(given), printed };
}

export const meta = toolMeta;

export default function GraphicTool() {
  const { tool, printed } = useLoaderData<typeof loader>();
  return (
    <ToolPage tool={tool}>
      <GraphicGenerator printed={printed} />
    </ToolPage>
  );
}
