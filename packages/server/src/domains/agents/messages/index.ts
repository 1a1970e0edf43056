import type { Module } from '../../../module.ts';
import { messageDraft } from './run.ts';

export const messagesModule: Module = { name: 'messages', runs: [messageDraft] };
