import { startSandbox, type Sandbox } from '@limelight/sandbox';

export type Control = Sandbox['control'];
export type { Sandbox };

/** Simulates LinkedIn for a run: records requests in `file`, without duplicate detection or quotas. */
export async function startLinkedin(file: string, port: number): Promise<Sandbox> {
  return startSandbox({
    port,
    dataFile: file,
    requestCapacity: 12_000,
    linkedin: {
      // A second create of the same text makes a second post here, where LinkedIn might refuse it as a duplicate.
      duplicateWindowMs: 0,
      memberCallsPerDay: 1e9,
      appCallsPerDay: 1e9,
      userinfoCallsPerDay: 1e9,
      mediaStatus: 'readable',
      postWithProcessingMedia: 'refuse',
    },
  });
}
