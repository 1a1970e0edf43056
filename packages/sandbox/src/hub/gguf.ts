export type GgufValue =
  | { type: 'uint32'; value: number }
  | { type: 'float32'; value: number }
  | { type: 'string'; value: string }
  | { type: 'strings'; value: readonly string[] }
  | { type: 'float32s'; value: readonly number[] }
  | { type: 'int32s'; value: readonly number[] };

/** A tensor of 32-bit floats. `shape` is in GGUF's order, fastest dimension first. */
export type GgufTensor = { name: string; shape: readonly number[]; values: Float32Array };

const TYPES = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;
const VERSION = 3;
const ALIGNMENT = 32;
const TENSOR_FLOAT32 = 0;

/** The bytes of a GGUF file, version 3 (layout: ggml's docs/gguf.md). Deterministic. */
export function writeGguf(
  metadata: readonly (readonly [string, GgufValue])[],
  tensors: readonly GgufTensor[],
): Buffer {
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(VERSION),
    uint64(tensors.length),
    uint64(metadata.length),
    ...metadata.flatMap(([key, value]) => [text(key), ...valueBytes(value)]),
  ]);
  let offset = 0;
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  for (const { name, shape, values } of tensors) {
    infos.push(
      text(name),
      uint32(shape.length),
      ...shape.map(uint64),
      uint32(TENSOR_FLOAT32),
      uint64(offset),
    );
    const bytes = padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    data.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([padded(Buffer.concat([head, ...infos])), ...data]);
}

function valueBytes(entry: GgufValue): Buffer[] {
  switch (entry.type) {
    case 'uint32':
      return [uint32(TYPES.uint32), uint32(entry.value)];
    case 'float32':
      return [uint32(TYPES.float32), float32(entry.value)];
    case 'string':
      return [uint32(TYPES.string), text(entry.value)];
    case 'strings':
      return [...arrayHead(TYPES.string, entry.value.length), ...entry.value.map(text)];
    case 'float32s':
      return [...arrayHead(TYPES.float32, entry.value.length), ...entry.value.map(float32)];
    case 'int32s':
      return [...arrayHead(TYPES.int32, entry.value.length), ...entry.value.map(int32)];
  }
}

const arrayHead = (type: number, length: number) => [uint32(TYPES.array), uint32(type), uint64(length)];

function padded(bytes: Buffer): Buffer {
  const missing = (ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([uint64(bytes.length), bytes]);
}
