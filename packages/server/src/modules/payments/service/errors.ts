/** The provider could not be asked; the job or the page tries again. */
export class ProviderUnavailable extends Error {}
