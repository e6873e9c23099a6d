import type { ColumnSort } from "@/components/space/DataTable";
import { type Sort, type SortQuery, type Sorts, sortHeading } from "@/lib/kernel/sorted-list";

/** What the headings of a list's columns lead to, by their orders. */
export const columnSorts =
  <Key extends string>(
    sorts: Sorts<Key>,
    current: Pick<Sort<Key>, "key" | "direction">,
    /** The list's address in an order, from its first row on. */
    hrefOf: (order: SortQuery) => string,
  ) =>
  (key: Key): ColumnSort => {
    const { query, direction } = sortHeading(sorts, current, key);
    return { href: hrefOf(query), direction };
  };
