import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NODE } from './install.mjs';
import { pickPort } from './ports.mjs';
import { ROOT } from './settings.mjs';
import { StartFailure } from './terminal.mjs';

const HOST = '127.0.0.1';
const CLIENT = { id: 'demo-client', secret: 'demo-secret' };
const GOOGLE = { id: 'demo-google-client', secret: 'demo-google-secret' };
const RAZORPAY = {
  id: 'rzp_test_StandInDemoKey',
  secret: 'demo-razorpay-secret',
  webhookSecret: 'demo-razorpay-webhook',
};

const INBOUND_MAIL = { address: 'tickets@limelight.example', secret: 'demo-inbound-mail' };

/** Chooses the ports of the stand-ins. They are remembered, so that a link in yesterday's email still works. */
export async function planSandbox({ dataDir, standIns, host, port: appPort, fetchAllowed, clockAhead }) {
  if (standIns.length === 0) return undefined;
  const directory = join(dataDir, 'sandbox');
  const file = join(directory, 'ports.json');
  const before = readPorts(file);
  const [port, smtpPort] = [await pickPort(before.port), await pickPort(before.smtpPort)];
  mkdirSync(directory, { recursive: true });
  if (port !== before.port || smtpPort !== before.smtpPort)
    writeFileSync(file, JSON.stringify({ port, smtpPort }));
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? HOST : host;
  const apiUrl = appPort === 0 ? undefined : `http://${reachable}:${appPort}/api`;
  const url = `http://${HOST}:${port}`;
  const fetchable = [`${url}/web`, fetchAllowed].filter(Boolean).join(',');
  return { directory, port, smtpPort, url, standIns, apiUrl, fetchable, clockAhead };
}

/** The ports of the last start. A file that is missing or damaged means new ones. */
function readPorts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** The addresses of the stand-ins for the program's environment. The program cannot tell them from the real ones. */
export function sandboxEnvironment(plan) {
  if (!plan) return {};
  const { url, smtpPort, standIns, apiUrl, fetchable } = plan;
  return {
    STAND_INS: standIns.join(','),
    FETCH_ALLOWED_ADDRESSES: fetchable,
    ...(standIns.includes('jobs') && { JOB_BOARDS_URL: `${url}/job-boards` }),
    ...(standIns.includes('linkedin') && {
      LINKEDIN_OAUTH_URL: `${url}/linkedin`,
      LINKEDIN_API_URL: `${url}/linkedin-api`,
      LINKEDIN_CLIENT_ID: CLIENT.id,
      LINKEDIN_CLIENT_SECRET: CLIENT.secret,
    }),
    ...(standIns.includes('google') && {
      GOOGLE_AUTH_URL: `${url}/google/o/oauth2/v2/auth`,
      GOOGLE_TOKEN_URL: `${url}/google/token`,
      GOOGLE_USERINFO_URL: `${url}/google/v1/userinfo`,
      GOOGLE_CLIENT_ID: GOOGLE.id,
      GOOGLE_CLIENT_SECRET: GOOGLE.secret,
    }),
    ...(standIns.includes('mail') && {
      SMTP_URL: `smtp://${HOST}:${smtpPort}`,
      MAILBOX_URL: `${url}/mailbox`,
    }),
    // The mailbox can only deliver replies if it knows the program's port.
    ...(standIns.includes('mail') &&
      apiUrl !== undefined && {
        INBOUND_MAIL_ADDRESS: INBOUND_MAIL.address,
        INBOUND_MAIL_SECRET: INBOUND_MAIL.secret,
      }),
    ...(standIns.includes('payment') && {
      RAZORPAY_KEY_ID: RAZORPAY.id,
      RAZORPAY_KEY_SECRET: RAZORPAY.secret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY.webhookSecret,
      RAZORPAY_API_URL: `${url}/razorpay`,
      RAZORPAY_CHECKOUT_URL: `${url}/razorpay/v1/checkout.js`,
    }),
  };
}

/** Starts the stand-ins. `ready` resolves when they answer. */
export function startSandbox(plan) {
  const { port, smtpPort, directory, standIns, apiUrl, clockAhead } = plan;
  const script = join(ROOT, 'packages', 'sandbox', 'dist', 'main.js');
  const where = ['--port', String(port), '--smtp-port', String(smtpPort), '--host', HOST];
  const client = ['--client-id', CLIENT.id, '--client-secret', CLIENT.secret];
  const google = ['--google-client-id', GOOGLE.id, '--google-client-secret', GOOGLE.secret];
  const payment = ['--razorpay-key-id', RAZORPAY.id, '--razorpay-key-secret', RAZORPAY.secret];
  // A program whose port is not known in advance polls the state of its orders.
  if (standIns.includes('payment') && apiUrl !== undefined)
    payment.push(
      '--razorpay-webhook-url',
      `${apiUrl}/payment/webhook`,
      '--razorpay-webhook-secret',
      RAZORPAY.webhookSecret,
    );
  const mail =
    standIns.includes('mail') && apiUrl !== undefined
      ? ['--inbound-mail-url', `${apiUrl}/webhooks/mail`, '--inbound-mail-secret', INBOUND_MAIL.secret]
      : [];
  const child = spawn(
    NODE,
    [
      script,
      ...where,
      ...client,
      ...google,
      ...payment,
      ...mail,
      '--data',
      join(directory, 'state'),
      '--clock-ahead',
      clockAhead,
      '--watch-parent',
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(ROOT, 'packages', 'sandbox', 'dist', '.compile-cache'),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  );
  const ready = new Promise((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) done();
    });
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      fail(new StartFailure(`The simulated services stopped early (${signal ?? `code ${code}`}).`)),
    );
  });
  ready.catch(() => undefined);
  return { child, ready };
}
