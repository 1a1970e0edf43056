import { listVoiceEdits } from '@limelight/contracts';
import { readQuery } from '../../../lib/read-query.ts';

export { voiceQuery, voicesQuery } from '../../../lib/voices.ts';

export const voiceEditsQuery = readQuery(['voices', 'edits'], listVoiceEdits, {});
