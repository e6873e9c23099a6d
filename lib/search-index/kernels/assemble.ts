/**
 * A small assembler for the WebAssembly text format: what the index's kernels need of it (functions
 * of folded instructions over one imported memory), so that they are kept as readable text and no
 * tool or binary blob comes into the project.
 */

type Node = string | Node[];

/** Value types, their byte in the binary format. */
const TYPES: Readonly<Record<string, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };

/** Instructions without an immediate operand. */
const PLAIN: Readonly<Record<string, number>> = {
  return: 0x0f,
  drop: 0x1a,
  select: 0x1b,
  "i32.eqz": 0x45,
  "i32.eq": 0x46,
  "i32.ne": 0x47,
  "i32.lt_u": 0x49,
  "i32.gt_u": 0x4b,
  "i32.le_u": 0x4d,
  "i32.ge_u": 0x4f,
  "i64.eqz": 0x50,
  "i32.add": 0x6a,
  "i32.sub": 0x6b,
  "i32.mul": 0x6c,
  "i32.and": 0x71,
  "i32.or": 0x72,
  "i32.shl": 0x74,
  "i32.shr_u": 0x76,
  "i64.popcnt": 0x7b,
  "i64.add": 0x7c,
  "i64.mul": 0x7e,
  "i64.and": 0x83,
  "i64.or": 0x84,
  "i64.xor": 0x85,
  "i64.shl": 0x86,
  "i64.rotl": 0x89,
  "i32.wrap_i64": 0xa7,
  "i64.extend_i32_u": 0xad,
};

/** Loads and stores: opcode and natural alignment (power of two). */
const MEMORY: Readonly<Record<string, readonly [opcode: number, alignment: number]>> = {
  "i32.load": [0x28, 2],
  "i64.load": [0x29, 3],
  "i32.store": [0x36, 2],
  "i64.store": [0x37, 3],
};

const EMPTY_BLOCK = 0x40;
const END = 0x0b;

function parse(text: string): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const [token] of text.replace(/;;.*$/gm, "").matchAll(/[()]|[^\s()]+/g)) {
    const current = open.at(-1) ?? root;
    if (token === "(") {
      const child: Node[] = [];
      current.push(child);
      open.push(child);
    } else if (token === ")") open.pop();
    else current.push(token);
  }
  if (open.length !== 1) throw new SyntaxError("unbalanced parentheses");
  return root;
}

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    const done = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0);
    bytes.push(done ? low : low | 0x80);
    if (done) return bytes;
  }
}

const sized = (bytes: number[]) => [...unsigned(bytes.length), ...bytes];
const vector = (items: number[][]) => [...unsigned(items.length), ...items.flat()];
const section = (id: number, items: number[][]) => [id, ...sized(vector(items))];
const text = (value: string) => sized([...new TextEncoder().encode(value)]);

function typeByte(name: Node | undefined): number {
  const byte = typeof name === "string" ? TYPES[name] : undefined;
  if (byte === undefined) throw new SyntaxError(`unknown type ${String(name)}`);
  return byte;
}

/** Emits the body of one function. */
class Body {
  readonly bytes: number[] = [];
  readonly #labels: string[] = [];

  constructor(private readonly variables: readonly string[]) {}

  emit(node: Node): void {
    const [name, ...rest] = typeof node === "string" ? [node] : node;
    if (typeof name !== "string") throw new SyntaxError("an instruction starts with its name");
    const memory = MEMORY[name];
    const plain = PLAIN[name];
    if (name === "block" || name === "loop") this.#block(name === "block" ? 0x02 : 0x03, rest);
    else if (name === "br" || name === "br_if") {
      const [label, ...operands] = rest;
      this.#all(operands);
      this.bytes.push(name === "br" ? 0x0c : 0x0d, ...unsigned(this.#depth(label)));
    } else if (name.startsWith("local.")) {
      const [variable, ...operands] = rest;
      this.#all(operands);
      const opcode = { "local.get": 0x20, "local.set": 0x21, "local.tee": 0x22 }[name];
      if (opcode === undefined) throw new SyntaxError(`unknown instruction ${name}`);
      this.bytes.push(opcode, ...unsigned(this.#variable(variable)));
    } else if (name === "i32.const" || name === "i64.const") {
      this.bytes.push(name === "i32.const" ? 0x41 : 0x42, ...signed(BigInt(String(rest[0]))));
    } else if (memory) {
      const [first, ...operands] = rest;
      const offset = typeof first === "string" ? Number(first.replace("offset=", "")) : 0;
      this.#all(typeof first === "string" ? operands : rest);
      this.bytes.push(memory[0], memory[1], ...unsigned(offset));
    } else if (plain !== undefined) {
      this.#all(rest);
      this.bytes.push(plain);
    } else throw new SyntaxError(`unknown instruction ${name}`);
  }

  #all(nodes: readonly Node[]): void {
    for (const node of nodes) this.emit(node);
  }

  #block(opcode: number, [label, ...instructions]: readonly Node[]): void {
    this.bytes.push(opcode, EMPTY_BLOCK);
    this.#labels.push(String(label));
    this.#all(instructions);
    this.#labels.pop();
    this.bytes.push(END);
  }

  #depth(label: Node | undefined): number {
    const index = this.#labels.lastIndexOf(String(label));
    if (index < 0) throw new SyntaxError(`unknown label ${String(label)}`);
    return this.#labels.length - 1 - index;
  }

  #variable(name: Node | undefined): number {
    const index = this.variables.indexOf(String(name));
    if (index < 0) throw new SyntaxError(`unknown variable ${String(name)}`);
    return index;
  }
}

interface AssembledFunction {
  name: string;
  type: number[];
  code: number[];
}

/** `(func $name (param $a i32)… (result i32)? (local $b i64)… instructions…)`, exported as "name". */
function assembleFunction(node: Node): AssembledFunction {
  if (typeof node === "string" || node[0] !== "func") throw new SyntaxError("expected a func");
  const [, name, ...parts] = node;
  const named = (kind: string) =>
    parts.filter((part): part is Node[] => typeof part !== "string" && part[0] === kind);
  const params = named("param");
  const locals = named("local");
  const body = new Body([...params, ...locals].map(([, variable]) => String(variable)));
  for (const part of parts) {
    if (!["param", "local", "result"].includes(String(part[0]))) body.emit(part);
  }
  return {
    name: String(name).slice(1),
    type: [
      0x60,
      ...vector(params.map(([, , type]) => [typeByte(type)])),
      ...vector(named("result").map(([, type]) => [typeByte(type)])),
    ],
    code: sized([...vector(locals.map(([, , type]) => [1, typeByte(type)])), ...body.bytes, END]),
  };
}

/**
 * Assembles functions that share the memory imported as `env.memory`; each is exported under its
 * name. @throws {SyntaxError} on anything it does not know.
 */
export function assemble(source: string): Uint8Array<ArrayBuffer> {
  const functions = parse(source).map(assembleFunction);
  const importMemory = [...text("env"), ...text("memory"), 0x02, 0x00, 0x01];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(
      1,
      functions.map(({ type }) => type),
    ),
    ...section(2, [importMemory]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]),
    ),
    ...section(
      10,
      functions.map(({ code }) => code),
    ),
  ]);
}
