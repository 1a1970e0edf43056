import { useLoaderData } from 'react-router';
import { PostGenerator } from '../../../features/writing/tools/post-tool.tsx';
import { loadTool } from '../../load-tool.server.ts';
import { toolMeta, ToolPage } from '../../tool-page.tsx';

export const loader = loadTool;
export const meta = toolMeta;

export default function PostTool() {
  const { tool } = useLoaderData<typeof loader>();
  return (
    <ToolPage tool={tool}>
      <PostGenerator />
    </ToolPage>
  );
}
