import type { Module } from '../../module.ts';
import { messageDraft } from './run.ts';

/** Drafts of messages and mails that the person sends. */
export const messagesModule: Module = { name: 'messages', runs: [messageDraft] };
