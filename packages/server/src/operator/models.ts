import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { connectModel, disconnectModel, modelProviders } from '@limelight/contracts';
import type { Context } from '../context.ts';
import type { ModelChoice } from '../integrations/ai/index.ts';
import { connect, disconnect, refreshModels, tryModel } from '../domains/runs/models/index.ts';
import { AppError } from '../platform/http/index.ts';
import { CommandError, reasonOf, text, type Command, type Given } from './command.ts';

const providers = connectModel.body.shape.provider.options.join(', ');

async function readKey(given: Given): Promise<string | null> {
  const path = text(given, 'key-file');
  if (path === null) return null;
  if (path === '-') return (await readStream(process.stdin)).trim();
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new CommandError(`${path} could not be read: ${reasonOf(error)}.`);
  }
}

const line = ({ id, provider, name, purpose, baseUrl, source }: ModelChoice) =>
  [id, purpose, modelProviders[provider].label, name, baseUrl, source === 'environment' ? 'set in .env' : '']
    .join('\t')
    .trimEnd();

async function all(context: Context): Promise<ModelChoice[]> {
  await refreshModels(context);
  return [...context.models.list('text'), ...context.models.list('image')];
}

/** Refusals of the module, told on the terminal. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  }
}

/** What the Models page does, from the terminal. */
export const modelCommands: Readonly<Record<string, Command>> = {
  'models list': {
    usage: '',
    about: 'lists the connected models in the order they are used',
    async run(context) {
      const models = await all(context);
      return models.length === 0 ? 'No model is connected.' : models.map(line).join('\n');
    },
  },
  'models connect': {
    usage: 'PROVIDER NAME [--url URL] [--key-file FILE] [--image]',
    about: `connects a model; PROVIDER is one of ${providers}. FILE holds the key, - reads it from the input`,
    async run(context, actor, given) {
      const [provider, name] = given.words;
      const apiKey = await readKey(given);
      const baseUrl = text(given, 'url');
      const wanted = connectModel.body.safeParse({
        provider,
        name,
        purpose: given.options['image'] === true ? 'image' : 'text',
        ...(apiKey === null ? {} : { apiKey }),
        ...(baseUrl === null ? {} : { baseUrl }),
      });
      if (!wanted.success) {
        const faults = wanted.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        throw new CommandError(faults.join('\n'));
      }
      await refreshModels(context);
      const choice = await told(connect(context, wanted.data, { actor, userId: null }));
      return `${choice.name} is connected: ${choice.id}`;
    },
  },
  'models test': {
    usage: 'ID',
    about: 'asks a connected model for two sentences and measures the answer',
    async run(context, _actor, { words: [id = ''] }) {
      const choice = (await all(context)).find((one) => one.id === id || one.name === id);
      if (choice === undefined)
        throw new CommandError('There is no such model. `models list` shows those there are.');
      const result = await tryModel(context, choice, new AbortController().signal);
      if (!result.ok)
        throw new CommandError([result.message, result.reason].filter((part) => part !== null).join('\n'));
      const speed = result.wordsPerSecond === null ? '' : `, ${result.wordsPerSecond} words per second`;
      return `${result.text}\n\nFirst word after ${result.msToFirstWord} ms${speed}.`;
    },
  },
  'models remove': {
    usage: 'ID',
    about: 'disconnects a model and deletes its key',
    async run(context, actor, { words: [id = ''] }) {
      if (id.startsWith('env:'))
        throw new CommandError('This model is set in .env. Remove it there and restart the program.');
      if (!disconnectModel.params.safeParse({ id }).success)
        throw new CommandError('Give the id of a model. `models list` shows them.');
      await told(disconnect(context, id, { actor, userId: null }));
      return 'The model is disconnected, and its key is deleted.';
    },
  },
};
