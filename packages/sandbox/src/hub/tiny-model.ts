import { createHash } from 'node:crypto';
import { drawFrom } from '../draw.ts';
import { writeGguf, type GgufTensor, type GgufValue } from './gguf.ts';

const WIDTH = 64;
const HEADS = 2;
const FEED_FORWARD = 128;
const CONTEXT = 2048;
const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;
const TEMPLATE =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}" +
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

type Token = { text: string; type: number; score: number };

/** Control tokens, a token for each byte, and one for each printable ASCII character. */
function vocabulary(): Token[] {
  const control = ['<s>', '</s>', '<|im_start|>', '<|im_end|>'].map((text) => ({
    text,
    type: TOKEN.control,
    score: 0,
  }));
  const bytes = Array.from({ length: 256 }, (_, value) => ({
    text: `<0x${value.toString(16).toUpperCase().padStart(2, '0')}>`,
    type: TOKEN.byte,
    score: 0,
  }));
  const characters = ['\u2581', ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))];
  return [
    { text: '<unk>', type: TOKEN.unknown, score: 0 },
    ...control,
    ...bytes,
    ...characters.map((text, index) => ({ text, type: TOKEN.normal, score: -index })),
  ];
}

function weights(size: number): GgufTensor[] {
  const draw = drawFrom(20_261_125);
  const random = (name: string, shape: readonly number[], scale: number): GgufTensor => {
    const count = shape.reduce((product, length) => product * length, 1);
    return { name, shape, values: Float32Array.from({ length: count }, () => (draw() * 2 - 1) * scale) };
  };
  const ones = (name: string): GgufTensor => ({
    name,
    shape: [WIDTH],
    values: new Float32Array(WIDTH).fill(1),
  });
  const square = [WIDTH, WIDTH];
  return [
    random('token_embd.weight', [WIDTH, size], 1),
    ones('output_norm.weight'),
    random('output.weight', [WIDTH, size], 0.2),
    ones('blk.0.attn_norm.weight'),
    random('blk.0.attn_q.weight', square, 0.2),
    random('blk.0.attn_k.weight', square, 0.2),
    random('blk.0.attn_v.weight', square, 0.2),
    random('blk.0.attn_output.weight', square, 0.2),
    ones('blk.0.ffn_norm.weight'),
    random('blk.0.ffn_gate.weight', [WIDTH, FEED_FORWARD], 0.2),
    random('blk.0.ffn_up.weight', [WIDTH, FEED_FORWARD], 0.2),
    random('blk.0.ffn_down.weight', [FEED_FORWARD, WIDTH], 0.2),
  ];
}

function metadata(tokens: readonly Token[]): (readonly [string, GgufValue])[] {
  const number = (value: number): GgufValue => ({ type: 'uint32', value });
  const string = (value: string): GgufValue => ({ type: 'string', value });
  return [
    ['general.architecture', string('llama')],
    ['general.name', string('Tiny stand-in')],
    ['general.file_type', number(0)],
    ['llama.vocab_size', number(tokens.length)],
    ['llama.context_length', number(CONTEXT)],
    ['llama.embedding_length', number(WIDTH)],
    ['llama.block_count', number(1)],
    ['llama.feed_forward_length', number(FEED_FORWARD)],
    ['llama.rope.dimension_count', number(WIDTH / HEADS)],
    ['llama.attention.head_count', number(HEADS)],
    ['llama.attention.head_count_kv', number(HEADS)],
    ['llama.attention.layer_norm_rms_epsilon', { type: 'float32', value: 1e-5 }],
    ['tokenizer.ggml.model', string('llama')],
    ['tokenizer.ggml.tokens', { type: 'strings', value: tokens.map(({ text }) => text) }],
    ['tokenizer.ggml.scores', { type: 'float32s', value: tokens.map(({ score }) => score) }],
    ['tokenizer.ggml.token_type', { type: 'int32s', value: tokens.map(({ type }) => type) }],
    ['tokenizer.ggml.unknown_token_id', number(0)],
    ['tokenizer.ggml.bos_token_id', number(1)],
    ['tokenizer.ggml.eos_token_id', number(4)],
    ['tokenizer.chat_template', string(TEMPLATE)],
  ];
}

export type TinyModel = { bytes: Buffer; sha256: string };

let made: TinyModel | undefined;

/**
 * A complete model of about 0.4 MB that llama.cpp can load: one layer of the llama architecture with random but always
 * identical weights. It has a token for every byte and writes nonsense.
 */
export function tinyModel(): TinyModel {
  if (made === undefined) {
    const tokens = vocabulary();
    const bytes = writeGguf(metadata(tokens), weights(tokens.length));
    made = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
  return made;
}
