export type Durability = 'durable' | 'disposable';

const COMMON: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log must not contain users' data, so it omits statements and the values in DETAIL lines.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const DURABILITY: Record<Durability, Record<string, string>> = {
  durable: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  // For test runs, whose data are disposable.
  disposable: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  },
};

/**
 * Settings are passed on the command line and not in a file, so that a newer version of the program brings its own.
 */
export function serverArguments(directory: string, port: number, durability: Durability): string[] {
  const settings = { ...COMMON, ...DURABILITY[durability], port: String(port) };
  return [
    '-D',
    directory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** The environment of the server and its tools. Windows programs do not run without the inherited one. */
export function serverEnvironment(): { env?: NodeJS.ProcessEnv } {
  return process.platform === 'win32'
    ? {}
    : { env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}
