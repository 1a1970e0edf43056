/** The most items of lists that are returned whole. All other lists are paged. */
export const agentVersionLimit = 50;
export const brandKitLimit = 20;
export const confirmedClaimLimit = 300;
/** The posts that one queue can repeat. */
export const evergreenLimit = 100;
export const hashtagLimit = 50;
export const leadSearchLimit = 50;
export const personListLimit = 200;
export const publishRequestLimit = 100;
