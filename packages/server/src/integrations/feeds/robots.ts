import robotsParser from 'robots-parser';

/** What a site allows programs to read; asked by address. */
export interface RobotsRules {
  allows(address: string): boolean;
}

export const everythingAllowed: RobotsRules = { allows: () => true };

interface Robots {
  isAllowed(address: string, agent?: string): boolean | undefined;
}

/** The package is CommonJS and exports the function itself; its types describe an ES module. */
function isParser(value: unknown): value is (address: string, text: string) => Robots {
  return typeof value === 'function';
}

/** RFC 9309. `agent` is the product's name as robots.txt files would address it. */
export function readRobots(text: string, robotsAddress: string, agent: string): RobotsRules {
  const parse: unknown = robotsParser;
  if (!isParser(parse)) return everythingAllowed;
  const robots = parse(robotsAddress, text.slice(0, 500_000));
  return { allows: (address) => robots.isAllowed(address, agent) ?? true };
}
