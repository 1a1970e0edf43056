import type { AddressInfo } from 'node:net';
import { machineTime } from './clock.ts';
import { mountControl } from './control/routes.ts';
import { connectControl, type Control } from './control/client.ts';
import { mountGoogle } from './google/routes.ts';
import { GoogleState } from './google/state.ts';
import { mountHooks } from './hooks/routes.ts';
import { HooksState } from './hooks/state.ts';
import { mountHub } from './hub/routes.ts';
import { HubState, type ListedModel, type ListedSpeechModel } from './hub/state.ts';
import { Router } from './http/router.ts';
import { createHttpServer } from './http/server.ts';
import { redirect } from './http/answer.ts';
import { mountJobBoards } from './job-boards/routes.ts';
import { JobBoardsState } from './job-boards/state.ts';
import { mountLinkedIn } from './linkedin/routes.ts';
import { LINKEDIN_DEFAULTS, type LinkedInSettings } from './linkedin/settings.ts';
import { LinkedInState } from './linkedin/state.ts';
import { mountMailbox } from './mailbox/pages.ts';
import { SmtpServer } from './mailbox/smtp-server.ts';
import { MailboxState } from './mailbox/state.ts';
import { mountModel } from './model/routes.ts';
import { MODEL_DEFAULTS, type ModelSettings } from './model/settings.ts';
import { ModelState } from './model/state.ts';
import { mountRegistry } from './npm/registry.ts';
import { mountOllama } from './ollama/routes.ts';
import { OllamaState } from './ollama/state.ts';
import { Deliveries } from './razorpay/deliveries.ts';
import { lapse } from './razorpay/lapse.ts';
import { mountRazorpay } from './razorpay/routes.ts';
import { RAZORPAY_DEFAULTS, type RazorpaySettings } from './razorpay/settings.ts';
import { RazorpayState } from './razorpay/state.ts';
import { mountPush } from './push/routes.ts';
import { PushState } from './push/state.ts';
import { mountSpeech } from './speech/routes.ts';
import { SpeechState } from './speech/state.ts';
import { mountFeeds } from './web/feeds/routes.ts';
import { mountWeb } from './web/routes.ts';
import { readPackageFile } from './files.ts';
import { Signing } from './signing.ts';
import { Blobs } from './store/blobs.ts';
import { Journal } from './store/journal.ts';

export type SandboxOptions = {
  /** The HTTP port. 0 (the default) uses a free one. */
  port?: number;
  /** The SMTP port. 0 (the default) uses a free one. */
  smtpPort?: number;
  /** The address to listen on, by default 127.0.0.1. */
  host?: string;
  /** The address for browsers and the product, if it differs from the one it listens on. */
  publicUrl?: string;
  /** The time in epoch ms, by default that of the machine. */
  clock?: () => number;
  appClientId?: string;
  appClientSecret?: string;
  /** The addresses that the LinkedIn application may return to. If empty, any https or loopback address. */
  redirectUris?: string[];
  googleClientId?: string;
  googleClientSecret?: string;
  /** `rzp_test_` and 14 letters or digits. */
  razorpayKeyId?: string;
  razorpayKeySecret?: string;
  /** Initial settings of the Razorpay stand-in, such as `webhookUrl` and `webhookSecret`. */
  razorpay?: Partial<RazorpaySettings>;
  /** The endpoint for replies to emails, in the format of a mail server: the raw message, signed with the secret. */
  inboundMail?: { url: string; secret: string };
  tokenLifetimeSeconds?: number;
  linkedinVersions?: { newest?: string; oldest?: string };
  /** Additional initial settings of the LinkedIn stand-in. */
  linkedin?: Partial<LinkedInSettings>;
  model?: Partial<ModelSettings>;
  /** The file that stores posts, members, tokens, uploads (next to it) and emails across restarts. */
  dataFile?: string;
  /** The number of requests kept per record, by default 50,000. */
  requestCapacity?: number;
};

export type Sandbox = {
  url: string;
  /** The HTTP port, whatever `url` says. */
  port: number;
  /** Replaces `https://www.linkedin.com`: OAuth, uploads, feed. */
  linkedinUrl: string;
  /** Replaces `https://api.linkedin.com`. */
  linkedinApiUrl: string;
  /** The base of the OpenAI protocol, including `/v1`. */
  modelUrl: string;
  /** The base of Anthropic’s protocol, including `/v1`. */
  anthropicUrl: string;
  /** The root of an Ollama server. Its OpenAI protocol is at `/v1` below it. */
  ollamaUrl: string;
  /** A server that transcribes, including `/v1`. */
  speechUrl: string;
  /** Replaces `https://huggingface.co`. */
  modelHubUrl: string;
  /** The models of that hub in the format of the app's own list. Created when read. */
  readonly modelCatalogue: readonly ListedModel[];
  readonly speechCatalogue: readonly ListedSpeechModel[];
  /** An npm registry with a stand-in for the runtime of local models. */
  npmRegistryUrl: string;
  mailboxUrl: string;
  smtpPort: number;
  googleUrl: string;
  /** Replaces `https://api.razorpay.com`, without `/v1`. */
  razorpayUrl: string;
  /** Replaces `https://checkout.razorpay.com/v1/checkout.js`. */
  razorpayCheckoutUrl: string;
  razorpayKeyId: string;
  razorpayKeySecret: string;
  /** Web pages to link to. */
  webUrl: string;
  jobBoardsUrl: string;
  appClientId: string;
  appClientSecret: string;
  googleClientId: string;
  googleClientSecret: string;
  control: Control;
  close: () => Promise<void>;
};

/** Starts every stand-in on one HTTP port and one SMTP port. Rejects when a port is in use. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const now = options.clock ?? machineTime;
  const capacity = options.requestCapacity ?? 50_000;
  const journal = new Journal(options.dataFile);
  const blobs = new Blobs(options.dataFile === undefined ? undefined : `${options.dataFile}.files`);
  const signing = new Signing(journal);
  const app = {
    clientId: options.appClientId ?? 'demo-client',
    clientSecret: options.appClientSecret ?? 'demo-secret',
    scopes: ['openid', 'profile', 'email', 'w_member_social'],
    redirectUris: options.redirectUris ?? [],
  };
  const googleApp = {
    clientId: options.googleClientId ?? 'demo-google-client',
    clientSecret: options.googleClientSecret ?? 'demo-google-secret',
    redirectUris: [],
  };
  const settings: LinkedInSettings = {
    ...LINKEDIN_DEFAULTS,
    ...(options.tokenLifetimeSeconds === undefined
      ? {}
      : { tokenLifetimeSeconds: options.tokenLifetimeSeconds }),
    ...(options.linkedinVersions?.newest === undefined
      ? {}
      : { newestVersion: options.linkedinVersions.newest }),
    ...(options.linkedinVersions?.oldest === undefined
      ? {}
      : { oldestVersion: options.linkedinVersions.oldest }),
    ...options.linkedin,
  };
  const linkedin = new LinkedInState({
    journal,
    blobs,
    signing,
    now,
    app,
    settings,
    requestCapacity: capacity,
  });
  const model = new ModelState(now, { ...MODEL_DEFAULTS, ...options.model }, Math.min(capacity, 5000));
  const ollama = new OllamaState(now, Math.min(capacity, 5000));
  const hub = new HubState(now, Math.min(capacity, 5000));
  const mailbox = new MailboxState(journal, now);
  const google = new GoogleState(now, signing, googleApp, capacity);
  const razorpay = new RazorpayState({
    journal,
    now,
    keyId: options.razorpayKeyId ?? 'rzp_test_StandInDemoKey',
    keySecret: options.razorpayKeySecret ?? 'demo-razorpay-secret',
    settings: { ...RAZORPAY_DEFAULTS, ...options.razorpay },
    requestCapacity: capacity,
  });
  const jobBoards = new JobBoardsState(now, capacity);
  const push = new PushState();
  const hooks = new HooksState(now, capacity);
  const speech = new SpeechState(now, Math.min(capacity, 5000));
  const deliveries = new Deliveries(razorpay, () => lapse(razorpay));
  journal.open();
  linkedin.seed();
  const reset = () => {
    linkedin.reset();
    blobs.clear();
    model.reset();
    ollama.reset();
    hub.reset();
    mailbox.reset();
    google.reset();
    razorpay.reset();
    jobBoards.reset();
    push.reset();
    hooks.reset();
    speech.reset();
  };

  const router = new Router();
  mountLinkedIn(router, linkedin);
  mountModel(router, model);
  mountOllama(router, ollama, model);
  mountHub(router, hub);
  mountRegistry(router);
  mountMailbox(router, mailbox, options.inboundMail);
  mountGoogle(router, google);
  mountRazorpay(router, razorpay);
  mountWeb(router);
  mountFeeds(router, now);
  mountJobBoards(router, jobBoards);
  mountPush(router, push);
  mountHooks(router, hooks);
  mountSpeech(router, speech);
  mountControl(router, {
    linkedin,
    model,
    ollama,
    hub,
    mailbox,
    google,
    razorpay,
    deliveries,
    jobBoards,
    push,
    hooks,
    speech,
    reset,
  });
  router.add('GET', '/', () => redirect('/linkedin/feed'));
  router.add('GET', '/pages.css', () => ({
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8' },
    body: readPackageFile('browser/pages.css'),
  }));

  const server = createHttpServer(router);
  const smtp = new SmtpServer(mailbox);
  const port = await listen(server, options.port ?? 0, host);
  let smtpPort: number;
  try {
    smtpPort = await smtp.listen(options.smtpPort ?? 0, host);
  } catch (error) {
    server.close();
    throw error;
  }
  const local = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const url = options.publicUrl ?? local;
  linkedin.siteUrl = `${url}/linkedin`;
  google.url = `${url}/google`;
  deliveries.start();
  return {
    url,
    port,
    linkedinUrl: linkedin.siteUrl,
    linkedinApiUrl: `${url}/linkedin-api`,
    modelUrl: `${url}/model/v1`,
    anthropicUrl: `${url}/model/anthropic/v1`,
    ollamaUrl: `${url}/ollama`,
    speechUrl: `${url}/speech/v1`,
    modelHubUrl: `${url}/hub`,
    get modelCatalogue() {
      return hub.catalogue;
    },
    get speechCatalogue() {
      return hub.speechCatalogue;
    },
    npmRegistryUrl: `${url}/npm`,
    mailboxUrl: `${url}/mailbox`,
    smtpPort,
    googleUrl: google.url,
    razorpayUrl: `${url}/razorpay`,
    razorpayCheckoutUrl: `${url}/razorpay/v1/checkout.js`,
    razorpayKeyId: razorpay.keyId,
    razorpayKeySecret: razorpay.keySecret,
    webUrl: `${url}/web`,
    jobBoardsUrl: `${url}/job-boards`,
    appClientId: app.clientId,
    appClientSecret: app.clientSecret,
    googleClientId: googleApp.clientId,
    googleClientSecret: googleApp.clientSecret,
    control: connectControl(local),
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await Promise.all([closed, smtp.close(), deliveries.close()]);
      journal.close();
    },
  };
}

function listen(server: ReturnType<typeof createHttpServer>, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(portOf(server.address(), port));
    });
  });
}

function portOf(address: string | AddressInfo | null, port: number): number {
  return typeof address === 'object' && address !== null ? address.port : port;
}
