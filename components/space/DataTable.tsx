import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import "./data-table.css";

/** A column: what it is called, and what it shows of a row; nothing at all where there is nothing. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** `figure` stands at the right, `action` has buttons and no label on a card. */
  kind?: "figure" | "action";
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
}

const EMPTY = [null, undefined, false, ""] as readonly ReactNode[];

/**
 * Many rows of the same: a table where there is room for one, and a card a row with the name of each
 * value where there is not (data-table.css). It is the same table to assistive technology.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, anchored = false, from = "md", dense = false } = props;
  const [head, ...rest] = columns;
  // What no row has is no column.
  const others = rest.filter(({ cell }) => rows.some((row) => !EMPTY.includes(cell(row))));
  return (
    <table
      aria-label={label}
      className={cx("data-table", `data-table-${from}`, dense && "data-table-dense")}
    >
      <thead>
        <tr>
          {[head, ...others].map(({ label: name, kind }) => (
            <th key={name} scope="col" className={kind && `data-${kind}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} id={anchored ? keyOf(row) : undefined}>
            <th scope="row">{head.cell(row)}</th>
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
        ))}
      </tbody>
    </table>
  );
}
