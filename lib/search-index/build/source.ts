import type { Columns } from "../columns.ts";
import type { Groups } from "../groups.ts";
import type { TokenLists } from "../token-lists.ts";

/** Documents to build from: a tail, or the base that is to be replaced. */
export interface BuildSource {
  columns: Columns;
  tokens: TokenLists;
  groups: Groups;
  /** The documents to take, by index. */
  documents: Int32Array;
}
