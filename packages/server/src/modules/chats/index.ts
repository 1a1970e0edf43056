export { eraseChatsData, exportChatsData } from './personal-data.ts';
export {
  insertExchange,
  listExchanges,
  removeChat,
  removeChatsOf,
  setOutcome,
  type ExchangeRow,
} from './repository.ts';
