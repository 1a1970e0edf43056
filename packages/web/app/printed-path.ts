/** The path of the page that is being printed; its data is asked for under the same path with `.data`. */
export function printedPath(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/$/, '');
}
