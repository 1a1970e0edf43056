import { parseArgs } from 'node:util';
import { timeAhead } from './clock.ts';
import { startSandbox } from './start.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'smtp-port': { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    'public-url': { type: 'string' },
    data: { type: 'string' },
    'client-id': { type: 'string' },
    'client-secret': { type: 'string' },
    'google-client-id': { type: 'string' },
    'google-client-secret': { type: 'string' },
    'razorpay-key-id': { type: 'string' },
    'razorpay-key-secret': { type: 'string' },
    'razorpay-webhook-url': { type: 'string' },
    'razorpay-webhook-secret': { type: 'string' },
    'inbound-mail-url': { type: 'string' },
    'inbound-mail-secret': { type: 'string' },
    'clock-ahead': { type: 'string', default: '0' },
    'watch-parent': { type: 'boolean', default: false },
  },
});

const sandbox = await startSandbox({
  port: Number(values.port),
  smtpPort: Number(values['smtp-port']),
  host: values.host,
  clock: timeAhead(Number(values['clock-ahead'])),
  // In a demo somebody may paste the address of a real post, which the stand-in cannot know.
  linkedin: { unknownReshareParent: 'accept' },
  model: { mode: 'helpful', msPerToken: 12 },
  ...(values['public-url'] === undefined ? {} : { publicUrl: values['public-url'] }),
  ...(values.data === undefined ? {} : { dataFile: values.data }),
  ...(values['client-id'] === undefined ? {} : { appClientId: values['client-id'] }),
  ...(values['client-secret'] === undefined ? {} : { appClientSecret: values['client-secret'] }),
  ...(values['google-client-id'] === undefined ? {} : { googleClientId: values['google-client-id'] }),
  ...(values['google-client-secret'] === undefined
    ? {}
    : { googleClientSecret: values['google-client-secret'] }),
  ...(values['razorpay-key-id'] === undefined ? {} : { razorpayKeyId: values['razorpay-key-id'] }),
  ...(values['razorpay-key-secret'] === undefined
    ? {}
    : { razorpayKeySecret: values['razorpay-key-secret'] }),
  ...(values['inbound-mail-url'] === undefined || values['inbound-mail-secret'] === undefined
    ? {}
    : { inboundMail: { url: values['inbound-mail-url'], secret: values['inbound-mail-secret'] } }),
  razorpay: {
    ...(values['razorpay-webhook-url'] === undefined ? {} : { webhookUrl: values['razorpay-webhook-url'] }),
    ...(values['razorpay-webhook-secret'] === undefined
      ? {}
      : { webhookSecret: values['razorpay-webhook-secret'] }),
  },
});

// The list of models is left out, because reading it creates them.
const { control: _control, close, modelCatalogue: _models, speechCatalogue: _speech, ...addresses } = sandbox;
process.stdout.write(`${JSON.stringify({ ready: true, pid: process.pid, ...addresses })}\n`);

let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  void close().then(() => process.exit(0));
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
if (values['watch-parent']) {
  // The parent process holds the other end of stdin, which closes when the parent ends for any reason.
  process.stdin.on('end', end).on('close', end).on('error', end).resume();
}
