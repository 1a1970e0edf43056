import { useLoaderData } from 'react-router';
import { ProfileAnalyzer } from '../../../features/writing/tools/analyzer-tool.tsx';
import { loadTool } from '../../load-tool.server.ts';
import { toolMeta, ToolPage } from '../../tool-page.tsx';

export const loader = loadTool;
export const meta = toolMeta;

export default function AnalyzerTool() {
  const { tool } = useLoaderData<typeof loader>();
  return (
    <ToolPage tool={tool}>
      <ProfileAnalyzer />
    </ToolPage>
  );
}
