/** A part of the specification that is not built yet: what it will do, and what works today for the same need. */
export interface PlannedRoute {
  /** Below /dashboard/. */
  path: string;
  title: string;
  will: string;
  nearest: { to: string; label: string; why: string };
}

const write = { to: '/dashboard/generate-post', label: 'Write a post' };

export const plannedRoutes: readonly PlannedRoute[] = [
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
];

/** The planned part at `path` (below /dashboard/), or null when there is none. */
export function findPlannedRoute(path: string): PlannedRoute | null {
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  return plannedRoutes.find((route) => route.path === wanted) ?? null;
}
