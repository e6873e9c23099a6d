import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the servers of tiles behave: as they should, late, with errors, with garbage, or cut short. */
export type Behaviour =
  | "present"
  | "slow"
  | "slow-tiles"
  | "errors"
  | "garbage"
  | "truncated"
  | "bad-style"
  | "bad-tiles"
  | "no-tiles";

export interface TileServer {
  origin: string;
  styleUrl: string;
  /** Paths asked for since the last change of behaviour. */
  requested: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** Longer than the site waits. */
const LATE_MS = 6_000;

/** A style of the shape that Plan IGN's has: one vector source declared `tms`, sprite, glyphs. */
const styleOf = (origin: string) => ({
  version: 8,
  name: "PLAN IGN",
  glyphs: `${origin}/fonts/{fontstack}/{range}.pbf`,
  sprite: `${origin}/sprite/PlanIgn`,
  sources: {
    plan_ign: {
      type: "vector",
      scheme: "tms",
      tiles: [`${origin}/tms/1.0.0/PLAN.IGN/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: 18,
    },
  },
  layers: [
    { id: "fond", type: "background", paint: { "background-color": "#f2efe9" } },
    {
      id: "bati",
      type: "fill",
      source: "plan_ign",
      "source-layer": "bati",
      paint: { "fill-color": "#b4d8a7" },
    },
  ],
});

/** A vector tile: one square of the layer "bati" that fills it but for its edge. */
const TILE = Buffer.from("GiV4AgoEYmF0aSiAIBIYCAESABgDIhAJgAGAARqAPgAAgD7/PQAP", "base64");

/** The smallest picture there is: a transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** What is sent for a path by a server that works. */
export function present(path: string, origin: string): { type: string; body: Buffer } {
  if (path.endsWith("standard.json")) {
    return { type: "application/json", body: Buffer.from(JSON.stringify(styleOf(origin))) };
  }
  if (path.startsWith("/tms/")) return { type: "application/x-protobuf", body: TILE };
  if (path.endsWith(".png")) return { type: "image/png", body: PIXEL };
  if (path.endsWith(".json")) return { type: "application/json", body: Buffer.from("{}") };
  return { type: "application/x-protobuf", body: Buffer.alloc(0) };
}

/** A local server of recorded shape, whose behaviour a test chooses. */
export async function startTileServer(): Promise<TileServer> {
  let behaviour: Behaviour = "present";
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const isTile = path.startsWith("/tms/");
    const isStyle = path.endsWith("standard.json");
    requested.push(path);
    const now = behaviour;
    if (now === "slow" || (now === "slow-tiles" && isTile)) {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    }
    const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };
    const { type, body } = present(path, origin);
    const send = (content: Buffer, status = 200) => {
      response.writeHead(status, { ...headers, "content-type": type });
      response.end(content);
    };
    if (now === "errors" || (now === "no-tiles" && isTile)) send(Buffer.from("error"), 500);
    else if (now === "garbage" && isStyle) send(Buffer.from("<html>Maintenance</html>"));
    else if (now === "truncated" && isStyle) send(body.subarray(0, body.length / 2));
    else if (now === "bad-style" && isStyle) {
      send(Buffer.from(JSON.stringify({ ...styleOf(origin), layers: [{ id: 1, type: "odd" }] })));
    } else if (now === "bad-tiles" && isTile) send(Buffer.from("not a tile at all".repeat(20)));
    else send(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    styleUrl: `${origin}/styles/PLAN.IGN/standard.json`,
    requested,
    behave: (next) => {
      behaviour = next;
      requested.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
