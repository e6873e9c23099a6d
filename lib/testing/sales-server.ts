import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SALE_COLUMNS } from "../public-data/sales/schemas.ts";

/** A file of sales: its lines, of which the server sends so many before it breaks off. */
export interface SalesFile {
  lines: readonly string[];
  cutAfter?: number;
}

/** Columns of a line of the State's files that a test chooses. */
export type SaleLineChanges = Partial<Record<(typeof SALE_COLUMNS)[number], string>>;

/** The line of a flat of 50 m² in Rue Haute, sold on a day. */
export function flatLine(id: number, changes: SaleLineChanges = {}): string {
  const line: Record<string, string> = {
    id_mutation: `2026-${String(id)}`,
    date_mutation: "2026-05-04",
    nature_mutation: "Vente",
    valeur_fonciere: String(200_000 + id * 1_000),
    adresse_nom_voie: "RUE HAUTE",
    id_parcelle: "64001000AM0150",
    lot1_numero: String(id),
    type_local: "Appartement",
    surface_reelle_bati: "50",
    nombre_pieces_principales: "2",
    longitude: "-1.774",
    latitude: "43.358",
    ...changes,
  };
  return SALE_COLUMNS.map((column) => line[column] ?? "").join(",");
}

export interface SalesServer {
  /** What configures a site to read its files. */
  env: { PAST_SALES_URL: string };
  /** The files that are there, by year and commune: "2026/64001"; null is one that fails. Others are none (404). */
  files: Map<string, SalesFile | null>;
  /** Of which a file was requested, since the start. */
  requested: string[];
  close(): Promise<void>;
}

/** A server of the State's files of sales, whose files a test writes. */
export async function startSalesServer(): Promise<SalesServer> {
  const files: SalesServer["files"] = new Map();
  const requested: string[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const [, year, code] = /^\/(\d{4})\/communes\/\w+\/(\w+)\.csv$/.exec(request.url ?? "") ?? [];
    const name = `${year}/${code}`;
    requested.push(name);
    const file = files.get(name);
    if (file === undefined) return response.writeHead(404).end();
    if (file === null) return response.writeHead(500).end();
    const { lines, cutAfter } = file;
    const text = (count: number) =>
      [SALE_COLUMNS.join(","), ...lines.slice(0, count), ""].join("\n");
    const whole = text(lines.length);
    response.writeHead(200, {
      "content-type": "text/csv",
      "content-length": Buffer.byteLength(whole),
      "last-modified": "Thu, 08 Oct 2026 06:00:00 GMT",
    });
    if (cutAfter === undefined) return response.end(whole);
    response.write(text(cutAfter), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { PAST_SALES_URL: `http://127.0.0.1:${String(port)}` },
    files,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
