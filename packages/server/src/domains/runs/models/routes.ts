import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  detectServers,
  listProviderModels,
  type FoundServer,
  type ListingFailure,
} from '../../../integrations/ai/index.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { authoriser } from './authorise.ts';
import { refreshModels } from './follow.ts';
import { localModelRoutes } from './local-routes.ts';
import { presentModel } from './rules.ts';
import { connect, disconnect, order, providersWithKey, resolveAccess } from './service.ts';
import { tryModel } from './try-model.ts';

function refuseListing(failure: ListingFailure): never {
  const code =
    failure.kind === 'key_refused'
      ? 'model_key_refused'
      : failure.kind === 'refused'
        ? 'model_provider_refused'
        : 'model_provider_silent';
  const path = failure.kind === 'key_refused' ? 'apiKey' : 'baseUrl';
  throw new AppError(code, failure.said === null ? undefined : [{ path, message: failure.said }]);
}

const presentServer = ({ models, ...server }: FoundServer): contract.DetectedServer => ({
  ...server,
  models: models.map((model) => ({ ...model })),
});

export function modelsRoutes(context: Context): Route[] {
  const { config, models } = context;

  const authorise = authoriser(context);
  const connected = () => [...models.list('text'), ...models.list('image')].map(presentModel);
  const detected = async (signal: AbortSignal) =>
    (await detectServers(config.LOCAL_MODEL_URLS, signal)).map(presentServer);

  return [
    ...localModelRoutes(context, authorise),
    sessionRoute(contract.listModels, async (call) => {
      await authorise(call);
      const [found] = await Promise.all([detected(call.signal), refreshModels(context)]);
      return { data: { connected: connected(), detected: found, knownKeys: providersWithKey(context) } };
    }),
    sessionRoute(contract.connectModel, async (call) => {
      const choice = await connect(context, call.body, await authorise(call));
      return { data: presentModel(choice), message: `${choice.name} is connected.` };
    }),
    sessionRoute(contract.orderModels, async (call) => {
      await order(context, call.body, await authorise(call));
      return { data: { connected: connected() } };
    }),
    sessionRoute(contract.disconnectModel, async (call) => {
      await disconnect(context, call.params.id, await authorise(call));
    }),
    sessionRoute(contract.testModel, async (call) => {
      await authorise(call);
      await refreshModels(context);
      const choice = models.find(call.body.id);
      if (choice === null) throw new AppError('not_found');
      return { data: await tryModel(context, choice, call.signal) };
    }),
    sessionRoute(contract.listProviderModels, async (call) => {
      await authorise(call);
      const access = resolveAccess(context, call.body);
      const listing = await listProviderModels(access, call.body.purpose, call.signal);
      if (!listing.ok) return refuseListing(listing.failure);
      return { data: { models: listing.models.map(({ name }) => name) } };
    }),
  ];
}
