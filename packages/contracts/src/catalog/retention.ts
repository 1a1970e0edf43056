/** Terms that pages state. The server's `platform/retention.ts` says of every table how long its rows stay. */
export const binDays = 30;
export const runDays = 90;
export const visitorTicketDays = 365;
export const errorReportDays = 30;
