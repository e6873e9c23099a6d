import type { Base } from "./base.ts";
import { BLOCK_BITS } from "./base-layout.ts";

const BLOCK = 1 << BLOCK_BITS;

/** What a map says of the documents of each full block of a base, made on first use. */
export class BlockSums {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly leastPrice: Int32Array;
  static readonly #known = new WeakMap<Base, BlockSums>();

  private constructor({ columns, count }: Base) {
    const blocks = Math.floor(count / BLOCK);
    this.lat = new Float64Array(blocks);
    this.lng = new Float64Array(blocks);
    this.leastPrice = new Int32Array(blocks).fill(2 ** 31 - 1);
    for (let document = 0; document < blocks * BLOCK; document++) {
      const block = document >>> BLOCK_BITS;
      const price = columns.price[document] as number;
      this.lat[block] = (this.lat[block] as number) + (columns.lat[document] as number);
      this.lng[block] = (this.lng[block] as number) + (columns.lng[document] as number);
      if (price < (this.leastPrice[block] as number)) this.leastPrice[block] = price;
    }
  }

  /** The sums of a base. */
  static of(base: Base): BlockSums {
    let sums = BlockSums.#known.get(base);
    if (sums === undefined) {
      sums = new BlockSums(base);
      BlockSums.#known.set(base, sums);
    }
    return sums;
  }
}
