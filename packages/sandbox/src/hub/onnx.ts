type Kind = 'float' | 'int32' | 'int64';
const KINDS: Record<Kind, number> = { float: 1, int32: 6, int64: 7 };
/** The kinds of attributes. */
const INT = 2;
const INTS = 7;

/** A value of a graph; a name stands for a length that is only known when it runs. */
export type OnnxValue = { name: string; kind: Kind; shape: readonly (number | string)[] };
export type OnnxConstant = { name: string; kind: Kind; shape: readonly number[]; values: readonly number[] };
export type OnnxNode = {
  does: string;
  from: readonly string[];
  to: readonly string[];
  with?: Readonly<Record<string, number | readonly number[]>>;
};

export type OnnxModel = {
  inputs: readonly OnnxValue[];
  outputs: readonly OnnxValue[];
  constants: readonly OnnxConstant[];
  nodes: readonly OnnxNode[];
  metadata?: Readonly<Record<string, string>>;
};

/** The bytes of an ONNX file (layout: onnx.proto of ONNX). Deterministic. */
export function writeOnnx({ inputs, outputs, constants, nodes, metadata = {} }: OnnxModel): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((node) => message(1, nodeBytes(node))),
    text(2, 'graph'),
    ...constants.map((constant) => message(5, constantBytes(constant))),
    ...inputs.map((value) => message(11, valueBytes(value))),
    ...outputs.map((value) => message(12, valueBytes(value))),
  ]);
  const opset = Buffer.concat([text(1, ''), integer(2, 13)]);
  return Buffer.concat([
    integer(1, 8),
    message(7, graph),
    message(8, opset),
    ...Object.entries(metadata).map(([key, value]) =>
      message(14, Buffer.concat([text(1, key), text(2, value)])),
    ),
  ]);
}

function nodeBytes({ does, from, to, with: options = {} }: OnnxNode): Buffer {
  const attributes = Object.entries(options).map(([name, value]) =>
    typeof value === 'number'
      ? Buffer.concat([text(1, name), integer(3, value), integer(20, INT)])
      : Buffer.concat([text(1, name), ...value.map((one) => integer(8, one)), integer(20, INTS)]),
  );
  return Buffer.concat([
    ...from.map((name) => text(1, name)),
    ...to.map((name) => text(2, name)),
    text(4, does),
    ...attributes.map((attribute) => message(5, attribute)),
  ]);
}

function constantBytes({ name, kind, shape, values }: OnnxConstant): Buffer {
  const raw = Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(kind === 'int64' ? 8 : 4);
      if (kind === 'float') bytes.writeFloatLE(value);
      else if (kind === 'int32') bytes.writeInt32LE(value);
      else bytes.writeBigInt64LE(BigInt(value));
      return bytes;
    }),
  );
  return Buffer.concat([
    ...shape.map((length) => integer(1, length)),
    integer(2, KINDS[kind]),
    text(8, name),
    message(9, raw),
  ]);
}

function valueBytes({ name, kind, shape }: OnnxValue): Buffer {
  const lengths = shape.map((length) =>
    message(1, typeof length === 'number' ? integer(1, length) : text(2, length)),
  );
  const tensor = Buffer.concat([integer(1, KINDS[kind]), message(2, Buffer.concat(lengths))]);
  return Buffer.concat([text(1, name), message(2, message(1, tensor))]);
}

function varint(value: number): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest === 0n ? low : low | 0x80);
  } while (rest !== 0n);
  return Buffer.from(bytes);
}

const integer = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);

const message = (field: number, bytes: Buffer) =>
  Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);

const text = (field: number, value: string) => message(field, Buffer.from(value, 'utf8'));
