/** The path of the page being prerendered. Its data is requested under the same path with `.data`. */
export function printedPath(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/$/, '');
}
