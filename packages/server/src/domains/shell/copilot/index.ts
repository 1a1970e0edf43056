import type { Module } from '../../../module.ts';
import { exportCopilotData } from './personal-data.ts';
import { eraseConversations } from './repository/personal.ts';
import { copilotRoutes } from './routes.ts';
import { copilotTurnRun } from './run.ts';
import { insideOf, type RoutesOf } from './service/inside.ts';

/** `routesOf` gives the whole API, which the tools of a turn call. */
export function copilotModule(routesOf: RoutesOf): Module {
  const inside = insideOf(routesOf);
  const run = copilotTurnRun(inside);
  return {
    name: 'copilot',
    routes: (context) => copilotRoutes(context, run, inside),
    runs: [run],
    personalData: { export: exportCopilotData, erase: eraseConversations },
  };
}
