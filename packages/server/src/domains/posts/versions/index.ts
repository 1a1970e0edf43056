import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import { versionsRoutes } from './routes.ts';
import { exportVersionsData, eraseVersionsData } from './personal-data.ts';
export { listWrittenTexts, removeVersionsOf } from './repository.ts';
export type { MadeChange } from './rules.ts';
export { recordVersion, type SavedText } from './service.ts';

/** `ownsPost` checks posts, which depend on this module and cannot be imported. */
export function versionsModule(ownsPost: (context: Context) => Parameters<typeof versionsRoutes>[1]): Module {
  return {
    name: 'versions',
    routes: (context) => versionsRoutes(context, ownsPost(context)),
    personalData: { export: exportVersionsData, erase: eraseVersionsData },
  };
}
