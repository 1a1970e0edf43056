import robotsParser from 'robots-parser';

export interface RobotsRules {
  allows(address: string): boolean;
}

export const everythingAllowed: RobotsRules = { allows: () => true };

interface Robots {
  isAllowed(address: string, agent?: string): boolean | undefined;
}

/** The package is CommonJS and exports the function itself, although its types describe an ES module. */
function isParser(value: unknown): value is (address: string, text: string) => Robots {
  return typeof value === 'function';
}

/** Implements RFC 9309. `agent` is the product's name as used in robots.txt files. */
export function readRobots(text: string, robotsAddress: string, agent: string): RobotsRules {
  const parse: unknown = robotsParser;
  if (!isParser(parse)) return everythingAllowed;
  const robots = parse(robotsAddress, text.slice(0, 500_000));
  return { allows: (address) => robots.isAllowed(address, agent) ?? true };
}
