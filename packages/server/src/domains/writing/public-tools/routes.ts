import { askTool, toolsWriter } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../platform/http/index.ts';
import { answer, writerOfTools } from './service.ts';

export function publicToolsRoutes(context: Context): Route[] {
  return [
    route(toolsWriter, async () => ({ data: { engine: writerOfTools(context) } })),
    route(askTool, async ({ body, address, signal }) => ({
      data: await answer(context, body, address, signal),
    })),
  ];
}
