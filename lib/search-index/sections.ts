/** What an array holds. */
export type SectionType = "i32" | "u32" | "u8";

/** One array: its name, type and number of elements. */
export interface Section {
  name: string;
  type: SectionType;
  length: number;
}

const BYTES: Readonly<Record<SectionType, number>> = { i32: 4, u32: 4, u8: 1 };

/** Bytes of a section in the buffer: the next one starts where an array of 32-bit numbers may. */
function bytesOf({ type, length }: Section): number {
  return Math.ceil((length * BYTES[type]) / 4) * 4;
}

/** Bytes that sections take together. */
export function totalBytes(sections: readonly Section[]): number {
  return sections.reduce((total, section) => total + bytesOf(section), 0);
}

/** Named typed arrays in one buffer, one after the other: a snapshot is written and read whole. */
export class Sections {
  readonly buffer: ArrayBuffer;
  readonly #places = new Map<string, { offset: number; length: number }>();

  /** Zeroed arrays. @throws {RangeError} when they would be too large together. */
  constructor(sections: readonly Section[]) {
    this.buffer = new ArrayBuffer(totalBytes(sections));
    let offset = 0;
    for (const section of sections) {
      this.#places.set(section.name, { offset, length: section.length });
      offset += bytesOf(section);
    }
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

  /** The `count` arrays of the same length that an array is made of. */
  parts(name: string, count: number): Int32Array[] {
    const whole = this.int32(name);
    const each = whole.length / count;
    return Array.from({ length: count }, (_, index) =>
      whole.subarray(index * each, (index + 1) * each),
    );
  }

  #place(name: string): { offset: number; length: number } {
    const place = this.#places.get(name);
    if (!place) throw new RangeError(`no section ${name}`);
    return place;
  }
}
