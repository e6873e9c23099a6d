import { Fragment, type ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { SORT_LINE } from "./copy";
import "./data-table.css";

/** A column: what it is called, and what it shows of a row; nothing at all where there is nothing. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** `figure` stands at the right, `action` has buttons and no label on a card. */
  kind?: "figure" | "action";
  /** Where the list is ordered by it. */
  sort?: ColumnSort;
}

/** The order that a column's heading leads to, and the way that the list goes by it now; null where it does not. */
export interface ColumnSort {
  href: string;
  direction: "asc" | "desc" | null;
}

interface DataTableProps<Row> {
  /** What the table lists. */
  label: string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether addresses may lead to a row by its key. */
  anchored?: boolean;
  /** Below this width of the window rows are cards, one under the other: `xl` for many columns. */
  from?: "md" | "xl";
  /** Rows of one line, centred on what is pressed in them. */
  dense?: boolean;
  /** What a row has beside its line, which opens under it; nothing for a row without. */
  details?: RowDetails<Row>;
}

export interface RowDetails<Row> {
  /** What opens them, by the row's name. */
  label: (row: Row) => string;
  content: (row: Row) => ReactNode;
}

const EMPTY = [null, undefined, false, ""] as readonly ReactNode[];

/**
 * Many rows of the same: a table where there is room for one, and a card a row with the name of each
 * value where there is not (data-table.css). It is the same table to assistive technology.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    anchored = false,
    from = "md",
    dense = false,
    details,
  } = props;
  const [head, ...rest] = columns;
  // What no row has is no column.
  const others = rest.filter(({ cell }) => rows.some((row) => !EMPTY.includes(cell(row))));
  const table = (
    <table
      aria-label={label}
      className={cx("data-table", `data-table-${from}`, dense && "data-table-dense")}
    >
      <thead>
        <tr>
          {[head, ...others].map(({ label: name, kind, sort }) => (
            <th
              key={name}
              scope="col"
              className={kind && `data-${kind}`}
              aria-sort={sort?.direction ? ARIA_SORTS[sort.direction] : undefined}
            >
              {sort ? <SortedHeading name={name} sort={sort} /> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const more = details?.content(row);
          return (
            <Fragment key={keyOf(row)}>
              <tr id={anchored ? keyOf(row) : undefined}>
                <th scope="row">
                  {details && !EMPTY.includes(more) ? (
                    <div className="data-head">
                      <Opener label={details.label(row)} />
                      <div className="min-w-0">{head.cell(row)}</div>
                    </div>
                  ) : (
                    head.cell(row)
                  )}
                </th>
                {others.map(({ label: name, cell, kind }) => {
                  const content = cell(row);
                  const empty = EMPTY.includes(content);
                  return (
                    <td
                      key={name}
                      className={cx(kind && `data-${kind}`, empty && "data-empty") || undefined}
                    >
                      {kind !== "action" && (
                        <span aria-hidden="true" className="data-label">
                          {name}
                        </span>
                      )}
                      {empty ? null : <div className="min-w-0">{content}</div>}
                    </td>
                  );
                })}
              </tr>
              {!EMPTY.includes(more) && (
                <tr className="data-more">
                  <td className="data-more-cell" colSpan={others.length + 1}>
                    {more}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
  const sorted = [head, ...others].flatMap(({ label: name, sort }) =>
    sort ? [{ name, sort }] : [],
  );
  if (sorted.length === 0) return table;
  return (
    <>
      <SortLine from={from} columns={sorted} />
      {table}
    </>
  );
}

/** Opens the details of a row, which stand in the next one (data-table.css): it works without scripts. */
const Opener = ({ label }: { label: string }) => (
  <details className="data-opener">
    <summary>
      <Icon name="chevron-right" className="size-5" />
      <span className="visually-hidden">{label}</span>
    </summary>
  </details>
);

const ARIA_SORTS = { asc: "ascending", desc: "descending" } as const;

/** A heading that leads to the order by its column; on cards, whose headings nobody sees, its name alone. */
function SortedHeading({ name, sort: { href, direction } }: { name: string; sort: ColumnSort }) {
  return (
    <>
      <span className="data-heading">{name}</span>
      <Link href={href} className="data-sort">
        {name}
        <SortIcon direction={direction} />
      </Link>
    </>
  );
}

const ICONS = { asc: "arrow-up", desc: "arrow-down" } as const;

const SortIcon = ({ direction }: { direction: ColumnSort["direction"] }) => (
  <Icon
    name={direction ? ICONS[direction] : "arrow-up-down"}
    className={cx("size-4 shrink-0", direction === null && "opacity-60")}
  />
);

/** The orders of a list whose rows are cards. */
function SortLine({
  from,
  columns,
}: {
  from: "md" | "xl";
  columns: readonly { name: string; sort: ColumnSort }[];
}) {
  const current = columns.find(({ sort }) => sort.direction !== null);
  return (
    <details className={cx("data-sort-line", `data-sort-line-${from}`)}>
      <summary>
        {SORT_LINE.by}
        {current && (
          <strong className="inline-flex items-center gap-1 font-semibold text-ink">
            {current.name}
            <SortIcon direction={current.sort.direction} />
          </strong>
        )}
        <Icon name="chevron-down" className="data-sort-open size-4 shrink-0" />
      </summary>
      <ul aria-label={SORT_LINE.orders}>
        {columns.map(({ name, sort: { href, direction } }) => (
          <li key={name}>
            <Link href={href} aria-current={direction === null ? undefined : "true"}>
              <SortIcon direction={direction} />
              {name}
              {direction !== null && (
                <span className="visually-hidden">{SORT_LINE.ways[direction]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
