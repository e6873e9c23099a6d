import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import { CLIENT_LIMITS, type ClientLimits } from "../public-data/http/client.ts";
import type { PublicInterface } from "../public-data/sources.ts";
import { sampleCompanies } from "./company-samples.ts";
import {
  SAMPLE_ADDRESSES,
  SAMPLE_DPES,
  SAMPLE_RISKS,
  sampleParcels,
  sampleReverse,
  sampleSales,
} from "./public-data-samples.ts";

/** Ways in which a server that is there can be wrong. */
export const WRONG_BEHAVIOURS = [
  "cut-short",
  "empty",
  "error",
  "html",
  "huge",
  "other-shape",
  "redirect-elsewhere",
  "refusal",
  "too-many",
] as const;

/**
 * How an interface behaves. `slow` sends nothing until the client leaves, `slow-body` stops within the body;
 * `knows-nothing` answers as for a place that isn't in its register.
 */
export type InterfaceBehaviour =
  | "present"
  | "knows-nothing"
  | "slow"
  | "slow-body"
  | (typeof WRONG_BEHAVIOURS)[number];

/** Where each interface stands on the server, and what configures its address. */
const INTERFACES = {
  addresses: { variable: "ADDRESS_API_URL", path: "/geocodage" },
  dpe: { variable: "DPE_API_URL", path: "/dpe" },
  risks: { variable: "RISKS_API_URL", path: "/risks" },
  parcels: { variable: "PARCEL_API_URL", path: "/cadastre" },
  companies: { variable: "COMPANY_API_URL", path: "/companies" },
  sales: { variable: "PAST_SALES_URL", path: "/dvf" },
} as const satisfies Record<PublicInterface, { variable: string; path: string }>;
const NAMES = Object.keys(INTERFACES) as PublicInterface[];

/** When the files of sales say that they were updated. */
export const SALES_UPDATED = new Date("2026-10-08T06:00:00Z");

interface Sent {
  status?: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

const sendJson = (value: unknown): Sent => ({
  type: "application/json",
  body: JSON.stringify(value),
});

/** Of the point that an interface is asked about. */
function latitudeOf({ searchParams }: URL): number {
  const geometry = searchParams.get("geom");
  if (geometry === null) return Number(searchParams.get("lat"));
  return Number((JSON.parse(geometry) as { coordinates: number[] }).coordinates[1]);
}

/** What an interface that works sends; the year of a file of sales is in its path. */
function present(name: PublicInterface, url: URL): Sent {
  if (name === "dpe") return sendJson(SAMPLE_DPES);
  if (name === "risks") return sendJson(SAMPLE_RISKS);
  if (name === "parcels") return sendJson(sampleParcels(latitudeOf(url)));
  if (name === "companies") return sendJson(sampleCompanies(url.searchParams.get("q")));
  if (name === "addresses") {
    return sendJson(
      url.pathname.endsWith("/reverse") ? sampleReverse(latitudeOf(url)) : SAMPLE_ADDRESSES,
    );
  }
  return {
    type: "text/csv",
    body: sampleSales(Number(url.pathname.split("/")[2])),
    headers: { "last-modified": SALES_UPDATED.toUTCString() },
  };
}

function knowsNothing(name: PublicInterface): Sent {
  if (name === "dpe") return sendJson({ total: 0, results: [] });
  if (name === "companies") return sendJson({ results: [], total_results: 0, total_pages: 0 });
  if (name === "risks") return sendJson({ risquesNaturels: {}, risquesTechnologiques: {} });
  if (name === "sales") return { status: 404, type: "text/plain", body: "Not Found" };
  return sendJson({ type: "FeatureCollection", features: [] });
}

const HTML = "<!doctype html><html><body><h1>Maintenance en cours</h1></body></html>";

/** Bytes of a body that is larger than any that a test allows. */
const HUGE = 2 * 1024 * 1024;

function sentOf(name: PublicInterface, behaviour: InterfaceBehaviour, url: URL): Sent {
  const right = present(name, url);
  switch (behaviour) {
    case "knows-nothing":
      return knowsNothing(name);
    case "cut-short":
      // Within the header of a file.
      return { ...right, body: right.body.slice(0, 60) };
    case "empty":
      return { ...right, body: "" };
    case "error":
      return { status: 500, type: "text/plain", body: "error" };
    case "html":
      return { type: "text/html", body: HTML };
    case "huge":
      return { ...right, body: right.body + " ".repeat(HUGE) };
    case "other-shape":
      return name === "sales"
        ? { ...right, body: "date;prix\n2024-01-01;200000\n" }
        : sendJson({ features: [{ id: 1 }], results: [{ numero_dpe: 1 }], data: null });
    case "redirect-elsewhere":
      return {
        status: 302,
        type: "text/plain",
        body: "",
        headers: { location: "http://[::1]:9/" },
      };
    case "refusal":
      return { status: 403, type: "text/html", body: HTML };
    case "too-many":
      return { status: 429, type: "text/plain", body: "" };
    default:
      return right;
  }
}

function handle(
  request: IncomingMessage,
  response: ServerResponse,
  behaviours: Record<PublicInterface, InterfaceBehaviour>,
  requested: string[],
): void {
  const url = new URL(request.url ?? "/", "http://localhost");
  const name = NAMES.find((each) => url.pathname.startsWith(`${INTERFACES[each].path}/`));
  requested.push(request.url ?? "");
  if (!name) {
    response.writeHead(404).end();
    return;
  }
  const behaviour = behaviours[name];
  if (behaviour === "slow") return;
  const { status = 200, type, body, headers } = sentOf(name, behaviour, url);
  response.writeHead(status, { "content-type": type, ...headers });
  if (behaviour === "slow-body") response.write(body.slice(0, body.length / 2));
  else response.end(body);
}

export interface PublicDataServer {
  origin: string;
  /** What configures a site to call it, every interface. */
  env: Record<string, string>;
  /** Paths with their queries, since the last change of behaviour. */
  requested: string[];
  /** Of one interface, or of all of them. */
  behave(behaviour: InterfaceBehaviour, name?: PublicInterface): void;
  close(): Promise<void>;
}

/** A local server of the recorded shapes of the State's interfaces, whose behaviour a test chooses. */
export async function startPublicDataServer(): Promise<PublicDataServer> {
  const behaviours = Object.fromEntries(NAMES.map((name) => [name, "present"])) as Record<
    PublicInterface,
    InterfaceBehaviour
  >;
  const requested: string[] = [];
  // It ends no connection at rest: on a slow machine a request would be on its way on it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response, behaviours, requested);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    origin,
    env: Object.fromEntries(
      NAMES.map((name) => [INTERFACES[name].variable, origin + INTERFACES[name].path]),
    ),
    requested,
    behave: (behaviour, only) => {
      for (const name of only ? [only] : NAMES) behaviours[name] = behaviour;
      requested.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Has this process's clients made anew, for these addresses and limits. */
export function usePublicData(
  env: Record<string, string>,
  limits: Partial<ClientLimits> = {},
): void {
  // Nothing that another test read stands there.
  const PUBLIC_DATA_DIR = mkdtempSync(join(tmpdir(), "public-data-"));
  replaceOnce("env", parseEnvironment({ ...process.env, PUBLIC_DATA_DIR, ...env }));
  replaceOnce("public-data.limits", { ...CLIENT_LIMITS, ...limits });
  replaceOnce("public-data.clients", new Map());
}

/** What was there before `usePublicData`: what the process is configured with. */
export function resetPublicData(): void {
  for (const name of ["env", "public-data.limits", "public-data.clients"]) {
    replaceOnce(name, undefined);
  }
}
