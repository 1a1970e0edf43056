import { system } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { isLocalModel } from '../../../../integrations/ai/index.ts';
import { route, type Route } from '../../../../platform/http/index.ts';

export function systemRoutes(context: Context): Route[] {
  const { config, linkedin, google, mailer, models, writers, painter } = context;
  const demo = config.LIMELIGHT_MODE === 'demo';
  return [
    route(system, async () => ({
      data: {
        mode: config.LIMELIGHT_MODE,
        standIns: config.STAND_INS,
        mailboxUrl: demo ? (config.MAILBOX_URL ?? null) : null,
        signIn: { google: google !== null, linkedin: linkedin !== null },
        linkedin: {
          configured: linkedin !== null,
          versionSunsetAt: linkedin?.versionSunsetAt.toISOString() ?? null,
        },
        mail: { configured: mailer.configured },
        tagManagerUrl: config.TAG_MANAGER_URL ?? null,
        writer: writers.describe(),
        localWriter: models.list('text').every(isLocalModel),
        imageModel: painter.hasModel(),
      },
    })),
  ];
}
