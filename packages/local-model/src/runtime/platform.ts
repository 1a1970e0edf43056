import { arch, platform } from 'node:os';

/** A program from npm that runs models, with the version that this package was tested with. */
export type RuntimePackage = {
  name: string;
  version: string;
  /** The file to import, below its package. */
  entry: readonly string[];
  /** The space on the disk that it needs, with what npm keeps while it installs. */
  installedBytes: number;
  /** The package of its build for each platform. */
  builds: ReadonlyMap<string, string>;
};

export const TEXT_RUNTIME: RuntimePackage = {
  name: 'node-llama-cpp',
  version: '3.22.1',
  entry: ['dist', 'index.js'],
  installedBytes: 300_000_000,
  builds: new Map([
    ['linux x64', '@node-llama-cpp/linux-x64'],
    ['linux arm64', '@node-llama-cpp/linux-arm64'],
    ['linux arm', '@node-llama-cpp/linux-armv7l'],
    ['darwin arm64', '@node-llama-cpp/mac-arm64-metal'],
    ['darwin x64', '@node-llama-cpp/mac-x64'],
    ['win32 x64', '@node-llama-cpp/win-x64'],
    ['win32 arm64', '@node-llama-cpp/win-arm64'],
  ]),
};

export const SPEECH_RUNTIME: RuntimePackage = {
  name: 'sherpa-onnx-node',
  version: '1.13.8',
  entry: ['sherpa-onnx.js'],
  installedBytes: 150_000_000,
  builds: new Map([
    ['linux x64', 'sherpa-onnx-linux-x64'],
    ['linux arm64', 'sherpa-onnx-linux-arm64'],
    ['darwin arm64', 'sherpa-onnx-darwin-arm64'],
    ['darwin x64', 'sherpa-onnx-darwin-x64'],
    ['win32 x64', 'sherpa-onnx-win-x64'],
    ['win32 ia32', 'sherpa-onnx-win-ia32'],
  ]),
};

/** The npm packages of a runtime for this platform, pinned exactly. Undefined when there is no build. */
export function runtimePackages({ name, version, builds }: RuntimePackage): readonly string[] | undefined {
  const build = builds.get(`${platform()} ${arch()}`);
  return build === undefined ? undefined : [`${name}@${version}`, `${build}@${version}`];
}
