import type { ProfilePdf } from './profile-pdf.ts';
import type { ReportLine } from './report.ts';

/** A post from a file; numbers that the file does not give are null. Times are ISO 8601 in UTC. */
export interface ImportedPost {
  text: string;
  url: string | null;
  postedAt: string | null;
  author: string | null;
  hasMedia: boolean;
  reactions: number | null;
  comments: number | null;
  reposts: number | null;
  impressions: number | null;
  industry: string | null;
}

export interface ImportedComment {
  text: string;
  url: string | null;
  postedAt: string | null;
}

/** Someone from the list of connections. */
export interface ImportedPerson {
  name: string;
  url: string | null;
  email: string | null;
  company: string | null;
  position: string | null;
  /** A day, `YYYY-MM-DD`. */
  connectedOn: string | null;
}

export type ImportedProfile = Pick<
  ProfilePdf,
  | 'name'
  | 'headline'
  | 'location'
  | 'summary'
  | 'experience'
  | 'education'
  | 'certifications'
  | 'languages'
  | 'honors'
  | 'publications'
> & { industry: string | null; skills: string[]; websites: string[] };

export interface DayOfResults {
  /** `YYYY-MM-DD`. */
  date: string;
  impressions: number | null;
  engagements: number | null;
  newFollowers: number | null;
}

export interface PostResult {
  url: string;
  publishedOn: string | null;
  impressions: number | null;
  engagements: number | null;
  /** What only the workbook of a single post gives. */
  details?: PostDetails;
}

export interface PostDetails {
  membersReached: number | null;
  reactions: number | null;
  comments: number | null;
  reposts: number | null;
  saves: number | null;
  sends: number | null;
  linkClicks: number | null;
  followersGained: number | null;
  profileViews: number | null;
}

export interface ImportedResults {
  start: string | null;
  end: string | null;
  impressions: number | null;
  membersReached: number | null;
  followers: { asOf: string | null; total: number | null; gained: number };
  days: DayOfResults[];
  posts: PostResult[];
  demographics: { category: string; value: string; share: number | null }[];
}

export type ImportKind = 'export' | 'profile' | 'analytics' | 'posts';

export interface Imported {
  kind: ImportKind;
  /** Whose material it is, as the file says. */
  owner: string | null;
  posts: ImportedPost[];
  comments: ImportedComment[];
  people: ImportedPerson[];
  profile: ImportedProfile | null;
  results: ImportedResults | null;
  /** How many messages, invitations and reactions were counted without keeping them. */
  counts: { name: string; count: number }[];
  report: ReportLine[];
}

export const emptyImport = (kind: ImportKind): Imported => ({
  kind,
  owner: null,
  posts: [],
  comments: [],
  people: [],
  profile: null,
  results: null,
  counts: [],
  report: [],
});
