/** A part of the specification that is not built yet: what it will do, and what works today for the same need. */
export interface PlannedRoute {
  /** Below /dashboard/. */
  path: string;
  title: string;
  will: string;
  nearest: { to: string; label: string; why: string };
}

export const plannedRoutes: readonly PlannedRoute[] = [];

/** The planned part at `path` (below /dashboard/), or null when there is none. */
export function findPlannedRoute(path: string): PlannedRoute | null {
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  return plannedRoutes.find((route) => route.path === wanted) ?? null;
}
