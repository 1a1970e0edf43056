import type { Module, PersonalData } from '../../../module.ts';
import { linkedinAccountRoutes } from './routes.ts';
import { linkedinAccountHandlers } from './handlers.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { picturePrefix } from './rules.ts';
import { connectAtSignIn, dropLinkedinConnection } from './service/connect.ts';
import { deleteConnection, deleteStates, findConnection } from './repository.ts';

export { connectionChangedJob } from './jobs.ts';
export {
  findConnection as getConnection,
  listConnectedWith,
  listEnding as listEndingConnections,
  noteComments,
  takeEndNotice,
  type LinkedinConnectionRow,
} from './repository.ts';
export { readConnection, removeConnection } from './service/connect.ts';
export {
  connectionForPublishing,
  connectionsForPublishing,
  connectionStanding,
  markReconnectNeeded,
  type PublishingConnection,
} from './service/token.ts';

export const exportLinkedinAccountData: PersonalData['export'] = async (connection, userId) => {
  const row = await findConnection(connection, userId);
  if (row === null) return { linkedinConnection: null };
  const { subject, name, scopes, expiresAt, connectedAt } = row;
  return {
    linkedinConnection: {
      subject,
      name,
      scopes,
      expiresAt: expiresAt.toISOString(),
      connectedAt: connectedAt.toISOString(),
    },
  };
};

export async function eraseLinkedinAccountData(tx: Tx, userId: string): Promise<void> {
  await deleteConnection(tx, userId);
  await deleteStates(tx, userId);
}

export const linkedinAccountModule: Module = {
  name: 'linkedin-account',
  routes: linkedinAccountRoutes,
  handlers: linkedinAccountHandlers,
  onLinkedinSignIn: connectAtSignIn,
  onTakeover: dropLinkedinConnection,
  personalData: {
    export: exportLinkedinAccountData,
    erase: eraseLinkedinAccountData,
    filesPrefix: picturePrefix,
  },
};
