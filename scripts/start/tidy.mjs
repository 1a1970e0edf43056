import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What neither the program nor its build nor `npm test` reads of the packages. Of the fonts, slides use the regular and the
 * bold weight, as .woff; of the icons, the build uses those made for React; of Node, nothing but the program.
 */
const UNREAD = [
  /^@fontsource\/.*\.(?:css|scss|woff2)$/,
  /^@fontsource\/.*(?<!-[47]00-normal)\.woff$/,
  /^@tabler\/icons\/(?!package\.json$|LICENSE$)/,
  /^node\/node_modules\/[^/]+\/(?:include|share)\//,
  /\.(?:[cm]?[jt]s|css)\.map$/,
];

/** `path` is relative to node_modules, with slashes. */
export const isUnread = (path) => UNREAD.some((form) => form.test(path));

/** Removes the unread files below `folder`, and folders that are empty then. Links are left alone, and so our packages. */
export function tidy(folder, path = '') {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = join(folder, entry.name);
    if (entry.isDirectory()) tidy(inner, `${path}${entry.name}/`);
    else if (isUnread(path + entry.name)) rmSync(inner);
  }
  if (path !== '' && readdirSync(folder).length === 0) rmdirSync(folder);
}
