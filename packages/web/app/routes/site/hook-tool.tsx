import { useLoaderData } from 'react-router';
import { HookGenerator } from '../../../features/writing/tools/line-tools.tsx';
import { loadTool } from '../../load-tool.server.ts';
import { toolMeta, ToolPage } from '../../tool-page.tsx';

export const loader = loadTool;
export const meta = toolMeta;

export default function HookTool() {
  const { tool } = useLoaderData<typeof loader>();
  return (
    <ToolPage tool={tool}>
      <HookGenerator />
    </ToolPage>
  );
}
