import { arch, platform } from 'node:os';

/** The version of node-llama-cpp that this package was tested with. */
export const RUNTIME_VERSION = '3.22.1';

const BUILDS = new Map([
  ['linux x64', 'linux-x64'],
  ['linux arm64', 'linux-arm64'],
  ['linux arm', 'linux-armv7l'],
  ['darwin arm64', 'mac-arm64-metal'],
  ['darwin x64', 'mac-x64'],
  ['win32 x64', 'win-x64'],
  ['win32 arm64', 'win-arm64'],
]);

/** The npm packages of the runtime for a platform, pinned exactly. Undefined when there is no build. */
export function runtimePackages(system = platform(), processor = arch()): readonly string[] | undefined {
  const build = BUILDS.get(`${system} ${processor}`);
  return build === undefined
    ? undefined
    : [`node-llama-cpp@${RUNTIME_VERSION}`, `@node-llama-cpp/${build}@${RUNTIME_VERSION}`];
}
