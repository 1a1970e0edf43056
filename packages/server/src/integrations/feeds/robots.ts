import robotsParser from 'robots-parser';

/** A site's robots.txt and its address. */
export interface Robots {
  text: string;
  address: string;
}

interface Rules {
  isAllowed(address: string, agent?: string): boolean | undefined;
}

/** The package is CommonJS and exports the function itself, although its types describe an ES module. */
function isParser(value: unknown): value is (address: string, text: string) => Rules {
  return typeof value === 'function';
}

/** Implements RFC 9309. `agent` is the product's name as used in robots.txt files. */
export function robotsAllow(robots: Robots, address: string, agent: string): boolean {
  const parse: unknown = robotsParser;
  if (!isParser(parse)) return true;
  return parse(robots.address, robots.text).isAllowed(address, agent) ?? true;
}
