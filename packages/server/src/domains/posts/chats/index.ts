import type { Module } from '../../../module.ts';
import { exportChatsData, eraseChatsData } from './personal-data.ts';
export {
  insertExchange,
  listExchanges,
  removeChat,
  removeChatsOf,
  setOutcome,
  type ExchangeRow,
} from './repository.ts';
export { exportChatsData };

export const chatsModule: Module = {
  name: 'chats',
  personalData: { export: exportChatsData, erase: eraseChatsData },
};
