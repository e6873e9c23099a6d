import { describe, expect, test } from "vitest";
import { csvResponse, csvStream, csvText } from "./csv.ts";

const HEAD = '\ufeff"Nom";"Somme"\r\n';
const textOf = (...cells: Parameters<typeof csvText>[1][number]) => csvText([], [cells]);

describe("a file for a spreadsheet", () => {
  test.each([
    '=HYPERLINK("http://x";"Cliquez")',
    "=cmd()",
    "+33 6 12",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "  =1",
    "\n@1",
    "\u00a0+1",
    "\uff1dcmd()",
    " \uff0b1",
  ])("never holds a formula: %j", (text) => {
    expect(textOf(text)).toContain(`"'${text.replaceAll('"', '""')}"`);
  });

  test("keeps quotes, semicolons, accents and line ends inside their cell", () => {
    expect(textOf('Le "Clos"; vue\nmer à Étretat')).toContain('"Le ""Clos""; vue\nmer à Étretat"');
  });

  test("has numbers as French spreadsheets read them, and days in Paris", () => {
    expect(
      textOf({ cents: -1_250_05 }, 1_846, new Date("2026-11-20T23:30:00Z"), null, ""),
    ).toContain('-1250,05;1846;21/11/2026;;""\r\n');
  });

  test("has its heading alone where there is nothing", () => {
    expect(csvText(["Nom", "Somme"], [])).toBe(HEAD);
  });

  test("is the same in pieces", async () => {
    async function* pieces() {
      yield [["a", 1]];
      yield [["b", 2]];
    }
    const stream = csvStream(["Nom", "Somme"], pieces());
    const response = csvResponse(stream, { name: "liste", day: "2026-11-21" });
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="liste-2026-11-21.csv"',
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    // A decoder takes the mark off.
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      `${HEAD}"a";1\r\n"b";2\r\n`,
    );
  });
});
