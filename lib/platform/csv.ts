import { type Options, stringify } from "csv-stringify/sync";
import type { CsvCell } from "../kernel/csv.ts";
import { formatShortDate } from "../kernel/format-date.ts";

/** What a spreadsheet may take for a formula behind blanks, where the library does not look. */
const HIDDEN_FORMULA = /^\s+[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Cents as French spreadsheets read numbers: "1250,00". Never a text, so never a formula. */
const amount = (value: object) => ({
  value: "cents" in value ? (Number(value.cents) / 100).toFixed(2).replace(".", ",") : "",
  escape_formulas: false,
});

/** As French spreadsheets read a file: semicolons, and lines that end as theirs do. */
const FRENCH: Options = {
  delimiter: ";",
  record_delimiter: "windows",
  quoted_string: true,
  escape_formulas: true,
  cast: {
    string: (text) => (HIDDEN_FORMULA.test(text) ? `'${text}` : text),
    date: (instant) => formatShortDate(instant),
    object: amount,
  },
};

/** For spreadsheets, which else read the file in an old alphabet. */
const BYTE_ORDER_MARK = "\ufeff";

/** Lines of a file for a spreadsheet. No cell is a formula, whatever people typed. */
function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], FRENCH);
}

/** A whole file for a spreadsheet, with its heading. */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${csvLines([columns])}${csvLines(rows)}`;
}

/** A file that is written piece by piece, each when the one before has left. */
export function csvStream(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvText(columns, [])));
    },
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(csvLines(value)));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/** The answer that saves such a file under a name, `day` in it. */
export function csvResponse(
  body: string | ReadableStream<Uint8Array>,
  { name, day }: { name: string; day: string },
): Response {
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
      "cache-control": "no-store",
    },
  });
}
