import { getVoice, listVoiceEdits } from '@limelight/contracts';
import { readQuery } from '../../../lib/read-query.ts';

export { voicesQuery } from '../../../lib/voices.ts';

export const voiceQuery = (id: string | undefined) =>
  readQuery(['voices', id ?? 'own'], getVoice, { query: id === undefined ? {} : { id } });

export const voiceEditsQuery = readQuery(['voices', 'edits'], listVoiceEdits, {});
