import { type BitmapKernels, bitmapKernels } from "./kernels/bitmaps.ts";

/** What an array of the arena holds. */
export type SectionType = "i32" | "u32" | "u8";

/** One array of the arena: its name, type and number of elements. */
export interface Section {
  name: string;
  type: SectionType;
  length: number;
}

const BYTES: Readonly<Record<SectionType, number>> = { i32: 4, u32: 4, u8: 1 };
const ALIGNMENT = 64;
const PAGE = 65_536;
/** WebAssembly addresses have 32 bits. */
const MAX_BYTES = 2 ** 32 - PAGE;

/** Rounds up to the arena's alignment. */
export function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** Bytes that sections take, up to one of that name or to the end. */
export function bytesOf(sections: readonly Section[], before?: string): number {
  let total = 0;
  for (const { name, type, length } of sections) {
    if (name === before) break;
    total += aligned(length * BYTES[type]);
  }
  return total;
}

/**
 * One block of memory with named typed arrays in it, laid out in the order of the sections, each
 * aligned to 64 bytes. It is the memory of the bitmap kernels, and what a snapshot writes.
 */
export class Arena {
  readonly buffer: ArrayBuffer;
  readonly kernels: BitmapKernels;
  /** Bytes that the sections take. */
  readonly byteLength: number;
  readonly #bytes: Uint8Array;
  readonly #places = new Map<string, Section & { offset: number }>();

  /** @throws {RangeError} when it can't be that large. */
  constructor(readonly sections: readonly Section[]) {
    let offset = 0;
    for (const section of sections) {
      this.#places.set(section.name, { ...section, offset });
      offset += aligned(section.length * BYTES[section.type]);
    }
    if (!(offset <= MAX_BYTES)) throw new RangeError(`an arena of ${offset} bytes is too large`);
    this.byteLength = offset;
    const memory = new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(offset / PAGE)) });
    this.buffer = memory.buffer;
    this.#bytes = new Uint8Array(memory.buffer);
    this.kernels = bitmapKernels(memory);
  }

  /** Address of a section's first byte. */
  address(name: string): number {
    return this.#place(name).offset;
  }

  int32(name: string): Int32Array {
    const { offset, length } = this.#place(name);
    return new Int32Array(this.buffer, offset, length);
  }

  uint32(name: string): Uint32Array {
    const { offset, length } = this.#place(name);
    return new Uint32Array(this.buffer, offset, length);
  }

  uint8(name: string): Uint8Array {
    const { offset, length } = this.#place(name);
    return new Uint8Array(this.buffer, offset, length);
  }

  /** Copies bytes within the arena. */
  copy(target: number, source: number, bytes: number): void {
    this.#bytes.copyWithin(target, source, source + bytes);
  }

  #place(name: string): Section & { offset: number } {
    const place = this.#places.get(name);
    if (!place) throw new RangeError(`no section ${name}`);
    return place;
  }
}
