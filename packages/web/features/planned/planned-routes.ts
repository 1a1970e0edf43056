/** A part of the specification that is not built yet: what it will do, and what works today for the same need. */
export interface PlannedRoute {
  /** Below /dashboard/. */
  path: string;
  title: string;
  will: string;
  nearest: { to: string; label: string; why: string };
}

const write = { to: '/dashboard/generate-post', label: 'Write a post' };

const draftHere = { ...write, why: 'Until then a message can be drafted as a post and copied from there.' };

export const plannedRoutes: readonly PlannedRoute[] = [
  {
    path: 'ideas',
    title: 'Ideas',
    will: 'Ten ideas at a time worth writing about, from your work, your audience and what is new in your field.',
    nearest: { ...write, why: 'A rough thought is enough to begin with: the writer says what is missing.' },
  },
  {
    path: 'carousel',
    title: 'Carousel',
    will: 'Turns a text into slides in your colours and exports them as a document LinkedIn can turn.',
    nearest: {
      ...write,
      why: 'The text of a carousel begins as a post, and a post can carry a picture today.',
    },
  },
  {
    path: 'images',
    title: 'Images',
    will: 'Makes a picture for a post from a description, in sizes LinkedIn shows whole.',
    nearest: { ...write, why: 'A picture of your own can go with a post today.' },
  },
  {
    path: 'viral-posts',
    title: 'Viral posts',
    will: 'Posts that did well, to read and to learn from, sorted by subject and form.',
    nearest: {
      ...write,
      why: 'The forms that carry well, such as a lesson or a story, can be chosen while writing.',
    },
  },
  {
    path: 'sales-agents',
    title: 'Sales agents',
    will: 'Finds people who may need what you offer, ranks them and drafts the first words.',
    nearest: { ...write, why: 'A post about what you solve reaches the same people.' },
  },
  {
    path: 'sales-lead-generation',
    title: 'Sales lead generation',
    will: 'Builds lists of companies and people that fit your offer, with the reason for each.',
    nearest: { ...write, why: 'A post about what you solve reaches the same people.' },
  },
  {
    path: 'sales-lead-search',
    title: 'Sales lead search',
    will: 'Searches for people by what they do and need, and keeps the search running.',
    nearest: { ...write, why: 'A post about what you solve reaches the same people.' },
  },
  {
    path: 'sales-message-drafting',
    title: 'Sales messages',
    will: 'Drafts a first message and a follow-up from what is known about the person; you send it.',
    nearest: draftHere,
  },
  {
    path: 'job-candidate-searcher',
    title: 'Candidate search',
    will: 'Finds candidates for an opening among the people you are allowed to search, with reasons.',
    nearest: { ...write, why: 'A hiring post is a form the writer knows today.' },
  },
  {
    path: 'job-message-drafter',
    title: 'Job messages',
    will: 'Drafts a short message to the person who is hiring; you send it.',
    nearest: draftHere,
  },
  {
    path: 'job-mail-drafter',
    title: 'Job mails',
    will: 'Drafts an application mail from the opening and your profile; you send it.',
    nearest: draftHere,
  },
];

/** The planned part at `path` (below /dashboard/), or null when there is none. */
export function findPlannedRoute(path: string): PlannedRoute | null {
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  return plannedRoutes.find((route) => route.path === wanted) ?? null;
}
