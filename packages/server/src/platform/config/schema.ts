import { emailPattern } from '@limelight/contracts/catalog';
import { z } from 'zod';

// `URL` prints IPv4-mapped addresses in hexadecimal, so 127.x.x.x becomes 7fxx:xxxx.
const loopback =
  /^(localhost|127(\.\d+){3}|0\.0\.0\.0|.*\.localhost|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])\.?$/i;

export function isLoopback(url: string): boolean {
  return loopback.test(new URL(url).hostname);
}

/** An address, alone or in brackets behind a name. */
const isSender = (text: string) => emailPattern.test((/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).trim());

/** PostgreSQL's own form may leave out everything but the name. */
const isDatabaseUrl = (text: string) => /^postgres(ql)?:\/\/[^\s]+$/.test(text) && URL.canParse(text);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const largest = 2_147_483_647;
const whole = (least: number, most = largest) => {
  const error =
    most === largest
      ? `must be a whole number of at least ${least}`
      : `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
const atLeast = (characters: number) =>
  z.string().min(characters, `must have at least ${characters} characters`);
const secret = z.string().min(32, 'must have at least 32 characters (openssl rand -hex 32 makes one)');

/** A model, as `provider:name`. */
const model = z
  .string()
  .regex(
    /^(openai|anthropic|google|openrouter|groq|mistral|compatible):\S+$/,
    'must look like openai:NAME, anthropic:NAME, google:NAME, openrouter:NAME, groq:NAME, mistral:NAME or compatible:NAME',
  );

const imageModel = z
  .string()
  .regex(/^(openai|google|compatible):\S+$/, 'must look like openai:NAME, google:NAME or compatible:NAME');

/**
 * All configuration by environment variable. The descriptions appear in `.env.example`. A blank variable counts as unset.
 */
export const configSchema = z.object({
  LIMELIGHT_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('demo runs with nothing configured; production uses only what is configured here'),
  ROLES: list
    .pipe(z.array(z.enum(['web', 'worker'])).min(1, 'must name web, worker or both'))
    .default(['web', 'worker'])
    .describe('What this process does: web, worker, or web,worker'),
  PORT: whole(0, 65535)
    .default(3000)
    .describe(
      'Port to listen on. A worker alone answers /healthz, /readyz and /metrics there, and nothing else',
    ),
  HOST: z
    .string()
    .optional()
    .describe(
      'Address to listen on. Demo mode listens on 127.0.0.1 unless told otherwise, production on 0.0.0.0',
    ),
  PUBLIC_URL: httpUrl.optional().describe('The address people open, such as https://limelight.example'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgres://user:password@host:5432/name')
    .optional()
    .describe('PostgreSQL 15 or newer. Without it demo mode starts its own server under .data'),
  DATABASE_POOL_SIZE: whole(2, 500).default(20).describe('Connections a process holds at most'),
  DATA_DIR: z.string().default('.data').describe('Where demo mode keeps its database, files and secrets'),
  APP_SECRET: secret
    .optional()
    .describe('Signs short-lived addresses and hashes addresses. At least 32 characters'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal characters (openssl rand -hex 32 makes one)')
    .optional()
    .describe('Encrypts LinkedIn tokens at rest. 64 hexadecimal characters'),
  TRUSTED_PROXIES: list
    .default([])
    .describe('Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed, separated by commas'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional()
    .describe('Header in which a trusted proxy tells the visitor’s country, such as CF-IPCountry'),
  STORAGE: z.enum(['disk', 's3']).default('disk').describe('Where files are kept'),
  STORAGE_DIR: z.string().optional().describe('Folder for STORAGE=disk. Demo mode uses DATA_DIR/files'),
  S3_BUCKET: z.string().optional().describe('For STORAGE=s3'),
  S3_REGION: z.string().default('auto').describe('For STORAGE=s3'),
  S3_ENDPOINT: httpUrl.optional().describe('For STORAGE=s3 with a service that is not AWS'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('For STORAGE=s3'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('For STORAGE=s3'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must look like smtp://user:password@host:587')
    .optional()
    .describe('Mail server, such as smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must look like Limelight <hello@example.com>')
    .default('Limelight <hello@limelight.example>')
    .describe('Sender of every email'),
  SUPPORT_EMAIL: z
    .string()
    .regex(emailPattern, 'must look like support@example.com')
    .optional()
    .describe(
      'Mailbox in which the team reads tickets, and the address that mails and invoices name; production needs it unless brand.ts has one of your own',
    ),
  INBOUND_MAIL_ADDRESS: z
    .string()
    .regex(
      /^[\w.-]{1,20}@[\w.-]+\.[\w-]+$/,
      'must look like tickets@example.com, with at most 20 characters before the @',
    )
    .optional()
    .describe(
      'Address whose +variants (tickets+…@example.com) the mail server posts to PUBLIC_URL/api/webhooks/mail; without it tickets are answered on the page alone',
    ),
  INBOUND_MAIL_SECRET: atLeast(16)
    .optional()
    .describe(
      'Signs what the mail server posts: X-Mail-Signature holds the HMAC-SHA256 of the raw message in hexadecimal',
    ),
  AI_MODELS: list
    .pipe(z.array(model))
    .default([])
    .describe(
      'Models in the order they are tried, separated by commas: openai:NAME, anthropic:NAME, google:NAME, openrouter:NAME, groq:NAME, mistral:NAME, compatible:NAME. They are used before those connected on the Models page',
    ),
  AI_IMAGE_MODELS: list
    .pipe(z.array(imageModel))
    .default([])
    .describe('The same for images: openai:NAME, google:NAME or compatible:NAME'),
  OPERATOR_EMAILS: list
    .pipe(z.array(z.email('must be email addresses separated by commas')))
    .default([])
    .describe(
      'Who may connect models on the Models page, by the verified email address of their account. In demo mode everyone at this computer may',
    ),
  LOCAL_MODEL_URLS: list
    .pipe(z.array(httpUrl))
    .default([])
    .describe(
      'Further addresses at which the Models page looks for model servers, such as http://gpu:11434. It always looks at the usual ports of this computer',
    ),
  MODEL_HUB_URL: httpUrl
    .default('https://huggingface.co')
    .describe('Where models that run on this computer are downloaded from: Hugging Face, or a mirror of it'),
  MODEL_CATALOGUE: z
    .string()
    .optional()
    .describe(
      'A JSON file that replaces the list of these models; packages/local-model says how it is written',
    ),
  SPEECH_CATALOGUE: z
    .string()
    .optional()
    .describe('The same for the models that turn speech into text on this computer'),
  OPENAI_API_KEY: z.string().optional().describe('For openai: models'),
  OPENAI_BASE_URL: httpUrl.default('https://api.openai.com/v1').describe('OpenAI’s API'),
  ANTHROPIC_API_KEY: z.string().optional().describe('For anthropic: models'),
  ANTHROPIC_BASE_URL: httpUrl.default('https://api.anthropic.com/v1').describe('Anthropic’s API'),
  GOOGLE_AI_API_KEY: z.string().optional().describe('For google: models'),
  GOOGLE_AI_BASE_URL: httpUrl
    .default('https://generativelanguage.googleapis.com/v1beta')
    .describe('Google’s API for models'),
  OPENROUTER_API_KEY: z.string().optional().describe('For openrouter: models'),
  OPENROUTER_BASE_URL: httpUrl.default('https://openrouter.ai/api/v1').describe('OpenRouter’s API'),
  GROQ_API_KEY: z.string().optional().describe('For groq: models'),
  GROQ_BASE_URL: httpUrl.default('https://api.groq.com/openai/v1').describe('Groq’s API'),
  MISTRAL_API_KEY: z.string().optional().describe('For mistral: models'),
  MISTRAL_BASE_URL: httpUrl.default('https://api.mistral.ai/v1').describe('Mistral’s API'),
  COMPATIBLE_BASE_URL: httpUrl
    .optional()
    .describe(
      'Server that speaks OpenAI’s protocol (Ollama, llama.cpp, vLLM, LM Studio), such as http://127.0.0.1:11434/v1',
    ),
  COMPATIBLE_API_KEY: z.string().optional().describe('For compatible: models, if the server wants one'),
  TOOLS_MODEL_ANSWERS_PER_DAY: whole(0, 1_000_000)
    .default(500)
    .describe(
      'How often a day the public tools may ask the model, for all visitors together; each address 20 times an hour at most. After that, and with 0, visitors get an outline, made in the browser',
    ),
  AI_TIMEOUT_MS: whole(1000).default(120_000).describe('Longest a model may take for one text'),
  AI_FIRST_TOKEN_TIMEOUT_MS: whole(100)
    .default(20_000)
    .describe('Longest wait for a model’s first word before the next model is tried'),
  AI_PRICES: z
    .string()
    .optional()
    .describe('US dollars per million tokens in and out, for the cost record: openai:NAME=2.5/10,…'),
  TRANSCRIBER_BASE_URL: httpUrl
    .optional()
    .describe(
      'Server that transcribes recordings at /audio/transcriptions below it (OpenAI, Groq, Mistral, speaches, LocalAI, vLLM, whisper.cpp), such as http://127.0.0.1:8000/v1. Recordings are sent there',
    ),
  TRANSCRIBER_MODEL: z.string().default('whisper-1').describe('The model that it is asked for'),
  TRANSCRIBER_API_KEY: z.string().optional().describe('For TRANSCRIBER_BASE_URL, if the server wants one'),
  TRANSCRIBER_IS_HERE: z
    .enum(['yes', 'no'])
    .default('no')
    .describe(
      'yes: TRANSCRIBER_BASE_URL is a loopback address and this the computer of the people who use it. Then transcriptions are free, and pages say that nothing leaves it',
    ),
  FFMPEG_PATH: z
    .string()
    .optional()
    .describe(
      'The ffmpeg of this system, such as /usr/bin/ffmpeg. With it, recordings of every kind are read; without, WAV and Opus, and what browsers turn into them',
    ),
  LINKEDIN_CLIENT_ID: z.string().optional().describe('From the LinkedIn developer portal'),
  LINKEDIN_CLIENT_SECRET: z.string().optional().describe('From the LinkedIn developer portal'),
  LINKEDIN_OAUTH_URL: httpUrl
    .default('https://www.linkedin.com')
    .describe('LinkedIn’s site: consent, tokens, uploads, permalinks'),
  LINKEDIN_API_URL: httpUrl.default('https://api.linkedin.com').describe('LinkedIn’s API'),
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d{2}(0[1-9]|1[0-2])$/, 'must look like 202609')
    .default('202609')
    .describe('LinkedIn-Version sent with each call; each is served for about a year'),
  LINKEDIN_POST_ANALYTICS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on asks for r_member_postAnalytics too, so that results are read from LinkedIn; only for an application LinkedIn approved for it: others cannot sign in with it',
    ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('For signing in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('For signing in with Google'),
  GOOGLE_AUTH_URL: httpUrl
    .default('https://accounts.google.com/o/oauth2/v2/auth')
    .describe('Google’s consent page'),
  GOOGLE_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com/token').describe('Google’s token address'),
  GOOGLE_USERINFO_URL: httpUrl
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe('Google’s userinfo address'),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_[A-Za-z0-9]+$/, 'must look like rzp_live_… or rzp_test_…')
    .optional()
    .describe('From the Razorpay dashboard. Without it nothing is on sale'),
  RAZORPAY_KEY_SECRET: atLeast(8).optional().describe('From the Razorpay dashboard'),
  RAZORPAY_WEBHOOK_SECRET: atLeast(8)
    .optional()
    .describe('As set for the webhook PUBLIC_URL/api/payment/webhook in the Razorpay dashboard'),
  RAZORPAY_WEBHOOK_SECRET_BEFORE: atLeast(8)
    .optional()
    .describe('The webhook secret before it was changed: events sent again may still carry it'),
  RAZORPAY_API_URL: httpUrl.default('https://api.razorpay.com').describe('Razorpay’s API'),
  RAZORPAY_CHECKOUT_URL: httpUrl
    .default('https://checkout.razorpay.com/v1/checkout.js')
    .describe('Razorpay’s checkout script, loaded by the page'),
  TAG_MANAGER_URL: httpUrl
    .optional()
    .describe(
      'Script of a tag manager that reads window.dataLayer; loaded once a visitor agreed, never before',
    ),
  TAG_MANAGER_SOURCES: list
    .pipe(z.array(httpUrl))
    .default([])
    .describe('Further origins that script may load from and report to, separated by commas'),
  RAZORPAY_TIMEOUT_MS: whole(100).default(15_000).describe('Longest wait for an answer of Razorpay'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a VAPID public key: 87 characters of base64url')
    .optional()
    .describe('Public key for notifications in browsers; without one the program makes a pair and keeps it'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a VAPID private key: 43 characters of base64url')
    .optional()
    .describe('Private key for notifications in browsers'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
    .optional()
    .describe('Whom push services turn to about this installation; the support address by default'),
  PUBLISH_LATE_MINUTES: whole(1).default(120).describe('A post later than this waits for its author'),
  PUBLISH_TIMEOUT_MS: whole(500).default(60_000).describe('Longest wait for LinkedIn’s answer to a post'),
  PUBLISH_PREPARE_SECONDS: whole(5)
    .default(180)
    .describe('How long one step before a post is sent may take before another process goes on with it'),
  PUBLISH_CLOCK_SKEW_SECONDS: whole(2)
    .default(60)
    .describe(
      'How far the clocks of this program’s machines may differ; what is lost is looked for after more',
    ),
  PUBLISH_RETRY_SECONDS: whole(1)
    .default(30)
    .describe('First wait after a failure of LinkedIn’s that passes; each further one is twice as long'),
  PUBLISH_GAP_SECONDS: whole(1).default(120).describe('Distance between late posts of one person'),
  PUBLISH_DIGEST_MINUTES: whole(1)
    .default(10)
    .describe('After an email about a post, what happens to others within this time is told in one'),
  JOB_BOARDS_URL: httpUrl
    .optional()
    .describe(
      'Demo only: one address that answers for every job board; set to nothing, the demo reads the real boards',
    ),
  FETCH_ALLOWED_ADDRESSES: list
    .pipe(z.array(httpUrl.transform((value) => new URL(value).href.replace(/\/+$/, ''))))
    .default([])
    .describe(
      'Demo only: beginnings of addresses on this machine or network at which pages for link cards may be read and webhooks received',
    ),
  CLOCK_AHEAD_SECONDS: whole(0)
    .default(0)
    .describe('Demo only: how far the clock runs ahead of this computer’s, to try out or test a later date'),
  METRICS_TOKEN: atLeast(16)
    .optional()
    .describe(
      'Bearer that may read /metrics, of at least 16 characters; without it only this machine may in demo mode, and nobody in production',
    ),
  DRAIN_SECONDS: whole(0, 10)
    .default(0)
    .describe(
      'How long a web process goes on taking requests after SIGTERM while /readyz already says that it is not ready, for a load balancer that asks there',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  STAND_INS: list.default([]).describe('Set by npm start: the parts that a local stand-in answers for'),
  MAILBOX_URL: httpUrl.optional().describe('Set by npm start: the page with the mails of the demo'),
});

export type RawConfig = z.output<typeof configSchema>;
