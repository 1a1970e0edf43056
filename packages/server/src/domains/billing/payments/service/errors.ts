/** The provider could not be reached. The job or the page tries again. */
export class ProviderUnavailable extends Error {}
