import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ticketTextLimit, ticketTopics } from '@limelight/contracts';
import type { Context } from '../context.ts';
import {
  answerAsTeam,
  closeAsTeam,
  deleteAsTeam,
  readTicketFile,
  teamTicket,
  teamTickets,
  type TeamView,
} from '../domains/desk/support/index.ts';
import { AppError } from '../platform/http/index.ts';
import { CommandError, reasonOf, text, type Command } from './command.ts';

const unknownTicket = () => new CommandError('There is no ticket with this number.');

const refuseFile = (path: string) => (error: unknown) => {
  throw new CommandError(`${path} could not be read: ${reasonOf(error)}.`);
};

function numberOf(word: string | undefined): number {
  if (word === undefined || !/^\d{1,9}$/.test(word)) throw new CommandError('Give the number of a ticket.');
  return Number(word);
}

/** What a person wrote may hold control characters that a terminal would obey. */
const harmless = (value: string) => value.replace(/[^\P{C}\n\t]/gu, '');

function shown({ ticket, from, messages, files }: TeamView): string {
  const conversation = messages.map(({ id, side, via, text: words, createdAt }) => {
    const names = files.filter(({ messageId }) => messageId === id).map(({ name }) => name);
    const head = `${createdAt.toISOString()}  ${side === 'team' ? 'we' : 'they'}, by ${via === 'mail' ? 'email' : via}`;
    return [head, words, ...(names.length > 0 ? [`Files: ${names.join(', ')}`] : [])].join('\n');
  });
  const title = `Ticket ${ticket.number}, ${ticket.state}: ${ticket.subject}`;
  return harmless([title, `${from} · ${ticketTopics[ticket.topic]}`, ...conversation].join('\n\n'));
}

async function saveFiles(context: Context, { files }: TeamView, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { id, name } of files) {
    const bytes = await readTicketFile(context, id);
    // The id comes first: two files may have one name, and none may leave the folder.
    if (bytes !== null) await writeFile(join(directory, `${id}-${basename(name)}`), bytes, { mode: 0o600 });
  }
}

/** Questions of people, read and answered from the terminal. */
export const ticketCommands: Readonly<Record<string, Command>> = {
  'tickets list': {
    usage: '[--all]',
    about: 'lists questions waiting for an answer; with --all, the others too',
    async run(context, _actor, { options }) {
      const rows = await teamTickets(context, options['all'] === true);
      if (rows.length === 0) return options['all'] === true ? 'No tickets.' : 'No tickets are waiting.';
      return rows
        .map(({ number, state, updatedAt, topic, subject }) =>
          [number, state, updatedAt.toISOString(), ticketTopics[topic], harmless(subject)].join('\t'),
        )
        .join('\n');
    },
  },
  'tickets show': {
    usage: 'NUMBER [--save-files FOLDER]',
    about: 'shows a question with its whole conversation and files',
    async run(context, actor, given) {
      const view = await teamTicket(context, numberOf(given.words[0]), actor);
      if (view === null) throw unknownTicket();
      const folder = text(given, 'save-files');
      if (folder !== null) await saveFiles(context, view, folder);
      return shown(view);
    },
  },
  'tickets answer': {
    usage: 'NUMBER --text TEXT [--file FILE]',
    about: 'answers it; its owner gets an email',
    async run(context, actor, given) {
      const number = numberOf(given.words[0]);
      const words = text(given, 'text')?.trim() ?? '';
      if (words === '' || words.length > ticketTextLimit)
        throw new CommandError(`Give a --text of 1 to ${ticketTextLimit} characters.`);
      const path = text(given, 'file');
      const bytes = path === null ? null : await readFile(path).catch(refuseFile(path));
      const file = path === null || bytes === null ? null : { name: basename(path), bytes };
      const done = await answerAsTeam(context, number, { text: words, file, actor }).catch(
        (error: unknown) => {
          throw error instanceof AppError ? new CommandError(error.message) : error;
        },
      );
      if (!done) throw unknownTicket();
      return `Ticket ${number} is answered; its owner gets an email.`;
    },
  },
  'tickets close': {
    usage: 'NUMBER',
    about: 'closes it; a reply from its owner reopens it',
    async run(context, actor, { words: [word] }) {
      const number = numberOf(word);
      if (!(await closeAsTeam(context, number, actor))) throw unknownTicket();
      return `Ticket ${number} is closed.`;
    },
  },
  'tickets delete': {
    usage: 'NUMBER --yes',
    about: 'deletes it with its whole conversation',
    async run(context, actor, { words: [word], options }) {
      const number = numberOf(word);
      if (options['yes'] !== true) throw new CommandError('This cannot be undone. Add --yes to confirm.');
      if (!(await deleteAsTeam(context, number, actor))) throw unknownTicket();
      return `Ticket ${number} is deleted with its whole conversation.`;
    },
  },
};
