import { createHash } from 'node:crypto';
import { writeOnnx, type OnnxConstant, type OnnxNode, type OnnxValue } from './onnx.ts';

const CHANNELS = 80;
/** Frames of 10 ms that become one of the encoder. */
const FRAMES = 8;
const TOKENS = ['▁loud', '▁quiet', '<blk>'];
/** The mean logarithm of the energy in a channel above which a frame is loud. */
const LOUD = -15;
/** More than energies differ. */
const NEVER = 1000;
/** So that a download has pieces. */
const PADDING = 'x'.repeat(200_000);

type File = { file: string; bytes: Buffer; sha256: string };
export type TinySpeechModel = Record<'encoder' | 'decoder' | 'joiner' | 'tokens', File>;

const value = (name: string, kind: OnnxValue['kind'], shape: OnnxValue['shape']): OnnxValue => ({
  name,
  kind,
  shape,
});
const node = (does: string, from: string[], to: string[], options: OnnxNode['with'] = {}): OnnxNode => ({
  does,
  from,
  to,
  with: options,
});
const constant = (name: string, number: number): OnnxConstant => ({
  name,
  kind: 'float',
  shape: [1],
  values: [number],
});

/** Averages the features of eight frames. */
const encoder = () =>
  writeOnnx({
    inputs: [value('audio_signal', 'float', ['N', CHANNELS, 'T']), value('length', 'int64', ['N'])],
    outputs: [value('outputs', 'float', ['N', CHANNELS, 'S']), value('encoded_lengths', 'int64', ['N'])],
    constants: [{ name: 'frames', kind: 'int64', shape: [1], values: [FRAMES] }],
    nodes: [
      node('AveragePool', ['audio_signal'], ['outputs'], { kernel_shape: [FRAMES], strides: [FRAMES] }),
      node('Div', ['length', 'frames'], ['encoded_lengths']),
    ],
    metadata: {
      vocab_size: String(TOKENS.length - 1),
      subsampling_factor: String(FRAMES),
      normalize_type: 'NA',
      pred_rnn_layers: '1',
      pred_hidden: '1',
      feat_dim: String(CHANNELS),
      padding: PADDING,
    },
  });

/** 1 when the last token was the first of the list, else 0. */
const decoder = () =>
  writeOnnx({
    inputs: [
      value('targets', 'int32', [1, 1]),
      value('target_length', 'int32', [1]),
      value('state_1', 'float', [1, 1, 1]),
      value('state_2', 'float', [1, 1, 1]),
    ],
    outputs: [
      value('outputs', 'float', [1, 1, 1]),
      value('lengths', 'int32', [1]),
      value('next_1', 'float', [1, 1, 1]),
      value('next_2', 'float', [1, 1, 1]),
    ],
    constants: [
      { name: 'loud', kind: 'int32', shape: [1], values: [0] },
      { name: 'shape', kind: 'int64', shape: [3], values: [1, 1, 1] },
    ],
    nodes: [
      node('Equal', ['targets', 'loud'], ['was_loud']),
      node('Cast', ['was_loud'], ['as_number'], { to: 1 }),
      node('Reshape', ['as_number', 'shape'], ['outputs']),
      node('Identity', ['target_length'], ['lengths']),
      node('Identity', ['state_1'], ['next_1']),
      node('Identity', ['state_2'], ['next_2']),
    ],
  });

/** Says "loud" where the sound becomes loud, "quiet" where it ends, and nothing else. */
const joiner = () =>
  writeOnnx({
    inputs: [
      value('encoder_outputs', 'float', ['N', CHANNELS, 1]),
      value('decoder_outputs', 'float', ['N', 1, 1]),
    ],
    outputs: [value('outputs', 'float', ['N', 1, TOKENS.length])],
    constants: [
      constant('threshold', LOUD),
      constant('never', NEVER),
      constant('one', 1),
      constant('zero', 0),
    ],
    nodes: [
      node('ReduceMean', ['encoder_outputs'], ['energy'], { axes: [1], keepdims: 1 }),
      node('Sub', ['energy', 'threshold'], ['above']),
      node('Mul', ['decoder_outputs', 'never'], ['not_again']),
      node('Sub', ['above', 'not_again'], ['becomes_loud']),
      node('Sub', ['decoder_outputs', 'one'], ['was_quiet']),
      node('Mul', ['was_quiet', 'never'], ['not_yet']),
      node('Sub', ['not_yet', 'above'], ['becomes_quiet']),
      node('Mul', ['decoder_outputs', 'zero'], ['nothing']),
      node('Concat', ['becomes_loud', 'becomes_quiet', 'nothing'], ['outputs'], { axis: 2 }),
    ],
  });

let made: TinySpeechModel | undefined;

/**
 * A complete transducer of 0.2 MB that sherpa-onnx can load. It tells when sounds begin and end, in the words "loud" and
 * "quiet".
 */
export function tinySpeechModel(): TinySpeechModel {
  const entry = (file: string, bytes: Buffer): File => ({
    file,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  made ??= {
    encoder: entry('encoder.onnx', encoder()),
    decoder: entry('decoder.onnx', decoder()),
    joiner: entry('joiner.onnx', joiner()),
    tokens: entry('tokens.txt', Buffer.from(TOKENS.map((token, id) => `${token} ${id}\n`).join(''))),
  };
  return made;
}
