import { connect, createServer } from 'node:net';
import { StartFailure } from './terminal.mjs';

/**
 * Checks that the port is free before any lengthy work. A program that answers on either loopback address counts as
 * using it, because the browser might reach that one under "localhost".
 */
export async function requireFreePort(port, host) {
  const code = await tryListen(port, host);
  if (code === 'EACCES') {
    throw new StartFailure(
      `Port ${port} may only be used by an administrator. Start with another one: ${withPort(3001)}`,
    );
  }
  if (code === 'EADDRINUSE' || (await answers(port, '127.0.0.1')) || (await answers(port, '::1')))
    throw portInUse(port);
  if (code) throw new StartFailure(`Cannot listen on ${host} port ${port} (${code}). Check HOST and PORT.`);
}

export function portInUse(port) {
  return new StartFailure(
    `Port ${port} is in use. Stop the other program, or start with another port: ${withPort(port === 3001 ? 3002 : 3001)}`,
  );
}

export async function isFree(port, host = '127.0.0.1') {
  return (await tryListen(port, host)) === undefined;
}

/** A free port: the remembered one if it is still free, otherwise one chosen by the system. */
export async function pickPort(remembered) {
  if (remembered && (await isFree(remembered))) return remembered;
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function withPort(port) {
  return process.platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`;
}

function tryListen(port, host) {
  return new Promise((done) => {
    const probe = createServer().once('error', (error) => done(error.code));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}

function answers(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host, timeout: 300 });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
