import { NoMicrophone, type Capture, type CaptureEvents, type MicrophoneTrouble } from './recorder.ts';

/** How often the browser hands over what was recorded, in milliseconds. */
const chunkMs = 5000;
/** Clear for speech: about 15 MB an hour. */
const bitsPerSecond = 32_000;

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];

/** The first of our formats that the browser records, or the one it prefers. */
export const recordedType = (isSupported: (type: string) => boolean): string | undefined =>
  types.find(isSupported);

const troubles: Readonly<Record<string, MicrophoneTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The reason why this page can never record, before anybody is asked. */
export function recordingTrouble(): MicrophoneTrouble | null {
  if (!window.isSecureContext) return 'insecure';
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  return mediaDevices === undefined || !('MediaRecorder' in window) ? 'unsupported' : null;
}

async function openMicrophone(device: string | null): Promise<MediaStream> {
  const trouble = recordingTrouble();
  if (trouble !== null) throw new NoMicrophone(trouble);
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(device === null ? {} : { deviceId: { ideal: device } }),
      },
    });
  } catch (error) {
    throw new NoMicrophone(troubles[error instanceof DOMException ? error.name : ''] ?? 'busy');
  }
}

/** Measures the loudness of a microphone. Zero where the browser cannot. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech is between -50 and -10 dB.
      return Math.max(0, Math.min(1, (10 * Math.log10(power + 1e-10) + 55) / 45));
    },
    close: () => void context.close(),
  };
}

/** Opens a microphone and records it. Rejects with `NoMicrophone`. */
export async function openCapture(device: string | null, events: CaptureEvents): Promise<Capture> {
  const stream = await openMicrophone(device);
  const mimeType = recordedType((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const meter = meterOf(stream);
  let stopping = false;
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      meter.close();
      if (!stopping) events.lost();
      resolve();
    });
  });
  recorder.addEventListener('dataavailable', ({ data }) => events.chunk(data));
  for (const track of stream.getTracks()) track.addEventListener('ended', () => !stopping && events.lost());
  recorder.start(chunkMs);
  return {
    mimeType: recorder.mimeType || (mimeType ?? 'audio/webm'),
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    flush: () => recorder.state !== 'inactive' && recorder.requestData(),
    async stop() {
      stopping = true;
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
    },
    level: meter.level,
  };
}
