import type { ImportTable } from '@limelight/contracts';
import type { ProfilePdf } from './profile-pdf.ts';
import type { ReportLine } from './report.ts';

/** Figures missing from the file are null. Times are ISO 8601 in UTC. */
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

export interface ImportedPerson {
  name: string;
  url: string | null;
  email: string | null;
  company: string | null;
  position: string | null;
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
> & {
  industry: string | null;
  skills: string[];
  websites: string[];
  email?: string | null;
  /** Missing in profiles that an earlier version read. */
  profileUrl?: string | null;
};

export interface DayOfResults {
  /** As `YYYY-MM-DD`. */
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
  /** Figures that only the workbook of a single post contains. */
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
  /** The name of the material's owner according to the file. */
  owner: string | null;
  posts: ImportedPost[];
  comments: ImportedComment[];
  people: ImportedPerson[];
  profile: ImportedProfile | null;
  results: ImportedResults | null;
  /** The number of messages, invitations and reactions, which are not imported. */
  counts: { name: string; count: number }[];
  report: ReportLine[];
  /** The columns of a table of posts. */
  table: ImportTable | null;
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
  table: null,
});
