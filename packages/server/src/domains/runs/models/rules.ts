import {
  modelProviders,
  type ConnectedModel,
  type ModelProvider,
  type ModelPurpose,
} from '@limelight/contracts';
import type { ModelChoice, WriterFailure } from '../../../integrations/ai/index.ts';
import type { Config } from '../../../platform/config/index.ts';
import { isOperator } from '../../accounts/identity/index.ts';

export const connectedModelsLimit = 50;

/** The encryption context of a key, which cannot be decrypted for any other connection. */
export const keyPurpose = (id: string) => `model-key:${id}`;

export interface Manager {
  email: string;
  emailVerified: boolean;
  address: string;
  /** True when the request was forwarded by an unknown proxy, so that `address` is not the caller's. */
  forwarded: boolean;
}

const onThisMachine = /^(127(\.\d{1,3}){3}|::1)$/;

/** Operators with a verified address may, and in demo mode also everyone on this computer. */
export function mayManageModels(
  config: Pick<Config, 'LIMELIGHT_MODE' | 'OPERATOR_EMAILS'>,
  { address, forwarded, ...user }: Manager,
): boolean {
  if (isOperator(config, user)) return true;
  return config.LIMELIGHT_MODE === 'demo' && !forwarded && onThisMachine.test(address);
}

/** Normalises the address of a model server; `/v1` is added when only the host was given. */
export function serverAddress(given: string): string {
  const url = new URL(given);
  const path = url.pathname.replace(/\/+$/, '').replace(/\/(chat\/completions|models)$/, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}

type Refusal = 'model_key_missing' | 'model_address_missing' | 'model_purpose_unfit';

export function accessFault(
  { provider, purpose }: { provider: ModelProvider; purpose: ModelPurpose },
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | null },
): Refusal | null {
  const { purposes, needsKey } = modelProviders[provider];
  if (!purposes.some((one) => one === purpose)) return 'model_purpose_unfit';
  if (baseUrl === '' && provider !== 'local') return 'model_address_missing';
  if (needsKey && apiKey === null) return 'model_key_missing';
  return null;
}

export function presentModel(choice: ModelChoice): ConnectedModel {
  const { id, provider, name, purpose, baseUrl, apiKey, source } = choice;
  return {
    id,
    provider,
    name,
    purpose,
    baseUrl: modelProviders[provider].ownAddress ? baseUrl : null,
    hasKey: apiKey !== null && apiKey !== '',
    source,
  };
}

/** Explains to the person who manages the models why a test produced no text. */
export const testFailures: Readonly<Record<WriterFailure, string>> = {
  unauthorised: 'The provider rejected the key.',
  rate_limited: 'The provider is limiting requests right now. Try again in a minute.',
  rejected: 'The provider refused the request. Check the name of the model.',
  unavailable: 'There was no answer. Check the address and whether the server is running.',
  empty: 'The model answered without any text.',
  limit: 'The model reached its limit before it wrote any text.',
  declined: 'The model declined to answer.',
};

/** Words per second after the first one, or null when the time was too short to measure. */
export function wordsPerSecond(text: string, msAfterFirstWord: number): number | null {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  if (words < 2 || msAfterFirstWord < 1) return null;
  return Math.round(((words - 1) / (msAfterFirstWord / 1000)) * 10) / 10;
}
