export interface Reach {
  /** Without a trailing slash. */
  api: string;
  bearer: (accessToken: string) => Record<string, string>;
  versioned: (accessToken: string) => Record<string, string>;
  /** True for the configured LinkedIn site, the only one that files are sent to. */
  isOwnSite: (url: URL) => boolean;
}
