/** Where LinkedIn is and how a call of each kind introduces itself. */
export interface Reach {
  /** Base address of the API, without a slash at its end. */
  api: string;
  bearer: (accessToken: string) => Record<string, string>;
  versioned: (accessToken: string) => Record<string, string>;
  /** The configured site: the only place where files go. */
  isOwnSite: (url: URL) => boolean;
}
