import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { erasePools, listPools } from './repository/evergreen.ts';
import { eraseQueues, findSettings, listQueues } from './repository/queues.ts';

export const exportQueuesData: PersonalData['export'] = async (connection, userId) => {
  const settings = await findSettings(connection, userId);
  const queues = await listQueues(connection, userId);
  return {
    evergreen: (await listPools(connection, userId)).map(({ userId: _owner, ...row }) => row),
    queues: queues.map(({ userId: _owner, ...queue }) => queue),
    queueSettings: settings && {
      timeZone: settings.timeZone,
      holidayCountry: settings.holidayCountry,
      holidayRegion: settings.holidayRegion,
      daysOff: settings.daysOff,
    },
  };
};

export async function eraseQueuesData(tx: Tx, userId: string): Promise<void> {
  await erasePools(tx, userId);
  await eraseQueues(tx, userId);
}
