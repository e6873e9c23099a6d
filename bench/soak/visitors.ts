import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The server under soak, and what its visitors saw. */
export interface Target {
  port: number;
  host: string;
  origin: string;
  /** The names of the site's server actions. */
  actions: readonly string[];
  /** The forms that hang on a listing, by the page of each: its path, from the listing's id, and its action. */
  listingForms: readonly { page: string; action: string }[];
  /** Listings that have gone: withdrawn, or of no id that there ever was. */
  goneListings: readonly string[];
  /** When the visitors stop, in milliseconds of the clock. */
  ends: number;
  /** How often each kind of visitor saw each status ("reader 200"), or left. */
  statuses: Map<string, number>;
  probes: { status: number; ms: number }[];
}

type Visit = (target: Target) => Promise<void>;

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const number = (below: number) => Math.floor(Math.random() * below);

function note({ statuses }: Target, name: string): void {
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
}

/** An address of one of so many networks. */
const networkAmong = (networks: number) => {
  const at = number(networks);
  return `198.51.${at >> 8}.${at & 255}`;
};

interface RequestInput {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Milliseconds after which the visitor leaves, answered or not. */
  leavesAfter?: number;
  network: string;
  agent?: Agent;
}

/** One request. @returns its status, or "left" or "cut". */
function ask(
  { port, host }: Target,
  path: string,
  input: RequestInput,
): Promise<number | "left" | "cut"> {
  const { method = "GET", headers = {}, body, leavesAfter, network, agent } = input;
  return new Promise((resolve) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent: agent ?? false,
        headers: { host, "x-forwarded-for": network, ...headers },
      },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.once("close", () => resolve(leavesAfter === undefined ? "cut" : "left"));
      },
    );
    sent.once("error", () => resolve(leavesAfter === undefined ? "cut" : "left"));
    sent.end(body);
    if (leavesAfter !== undefined) setTimeout(() => sent.destroy(), leavesAfter);
  });
}

/** So many visitors of a kind, each at it until the end, with a pause of some milliseconds between. */
const crowd =
  (
    name: string,
    size: number,
    pauseMs: number,
    once: (target: Target) => Promise<unknown>,
  ): Visit =>
  async (target) => {
    const one = async () => {
      while (Date.now() < target.ends) {
        note(target, `${name} ${await once(target)}`);
        await sleep(pauseMs / 2 + number(pauseMs));
      }
    };
    await Promise.all(Array.from({ length: size }, one));
  };

const CITIES = ["Rennes", "Lyon", "Nantes", "Paris", "Brest", "Lille", "Bordeaux", "75011"];
const GZIP = { "accept-encoding": "gzip, br" };
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const READ = [
  () => "/",
  () => "/acheter",
  () => `/recherche?location=${pick(CITIES)}&maxPrice=${100_000 + number(500) * 1_000}`,
  () => `/api/listings?location=${pick(CITIES)}&maxPrice=${100_000 + number(500) * 1_000}`,
  () => "/help",
  () => "/connexion",
  () => "/register",
  () => "/sitemap.xml",
  () => "/api/me",
  () => "/api/captcha/challenge",
  () => `/vendre?prix=${50_000 + number(100) * 10_000}`,
];

const readers = crowd("reader", 12, 60, (target) =>
  ask(target, pick(READ)(), { network: networkAmong(2_000), headers: GZIP, agent }),
);

/** People who type: the place field gives up each request as the next letter comes. */
const typists = crowd("typist", 24, 60, (target) =>
  ask(target, pick(TYPED)(), {
    network: networkAmong(2_000),
    headers: GZIP,
    leavesAfter: number(25),
  }),
);

const TYPED = [
  () => `/api/communes?q=${pick(CITIES).slice(0, 1 + number(5))}`,
  () => "/api/me",
  () => `/recherche?location=${pick(CITIES).slice(0, 2 + number(5))}&minSurface=${number(200)}`,
  () => `/api/listings?q=${number(1_000)}`,
  () => `/api/listings/clusters?bbox=-5,42,8,51&zoom=${number(12)}`,
  () => "/connexion",
  () => "/register?role=buyer",
  () => "/seller/dashboard",
];

/** A hundred bodies a network that come a byte a second, from three networks, anew when they are cut. */
const slowBodies: Visit = async (target) => {
  const one = async (network: string) => {
    while (Date.now() < target.ends) {
      note(target, `slow body ${await slowly(target, network, BODY)}`);
      await sleep(500 + number(500));
    }
  };
  const networks = ["203.0.113.1", "203.0.113.2", "2001:db8:0:100::1"];
  await Promise.all(networks.flatMap((network) => Array.from({ length: 100 }, () => one(network))));
};

const BODY = {
  path: "/api/subscribe",
  type: "application/json",
  length: 1_000,
  pauseMs: 1_000,
};
const UPLOAD = {
  path: "/api/revisions/0123456789abcdef01234567/photos",
  type: "image/jpeg",
  length: 10_000_000,
  pauseMs: 3_000,
};

/** Forty photos of nobody's, from two networks, a byte each three seconds, anew when they are cut. */
const slowUploads: Visit = async (target) => {
  const one = async (network: string) => {
    while (Date.now() < target.ends) {
      note(target, `slow upload ${await slowly(target, network, UPLOAD)}`);
      await sleep(3_000 + number(3_000));
    }
  };
  const networks = ["203.0.113.3", "2001:db8:0:300::1"];
  await Promise.all(networks.flatMap((network) => Array.from({ length: 20 }, () => one(network))));
};

/** Begins a request whose body comes a byte at a time. @returns its status, or "left" */
function slowly(
  { port, host, ends }: Target,
  network: string,
  { path, type, length, pauseMs }: typeof BODY,
): Promise<string> {
  return new Promise((resolve) => {
    let responseText = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${network}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n{`,
      ),
    );
    const drip = setInterval(() => {
      if (Date.now() >= ends) socket.destroy();
      else if (socket.writable) socket.write(" ");
    }, pauseMs);
    socket.on("data", (chunk) => {
      responseText += chunk;
      socket.end();
    });
    socket.on("error", () => {});
    socket.once("close", () => {
      clearInterval(drip);
      resolve(/^HTTP\/1.1 (\d+)/.exec(responseText)?.[1] ?? "left");
    });
  });
}

const multipart = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join("")}--b--\r\n`;

const FORM = { "content-type": "multipart/form-data; boundary=b" };
const JSON_BODY = { "content-type": "application/json" };

/** Forms, right and wrong: some leave before the answer. */
const forms = crowd("form", 6, 200, (target) => {
  const { origin, actions } = target;
  const network = networkAmong(2_000);
  const leaves = number(3) === 0 ? { leavesAfter: number(50) } : {};
  const post = (path: string, headers: OutgoingHttpHeaders, body: string) =>
    ask(target, path, {
      method: "POST",
      headers: { origin, ...GZIP, ...headers },
      body,
      network,
      ...leaves,
    });
  const action = { "next-action": pick(actions) };
  switch (number(6)) {
    case 0:
      return post(
        "/connexion",
        { ...FORM, ...action },
        multipart({ 0: '[null,"$K1"]', "1_email": "a@b.fr" }),
      );
    case 1:
      return post(
        "/connexion",
        FORM,
        multipart({ [`$ACTION_ID_${pick(actions)}`]: "", email: "x" }),
      );
    case 2:
      return post("/connexion", { ...FORM, ...action }, multipart({ 0: '["$F1"]' }).slice(0, -9));
    case 3:
      return post(
        "/api/subscribe",
        JSON_BODY,
        JSON.stringify({ email: "a@b.fr", role: "buyer", token: "x" }),
      );
    case 4:
      return post(
        "/api/captcha/verify",
        JSON_BODY,
        JSON.stringify({ payload: "x".repeat(number(5_000)) }),
      );
    default:
      return post("/settings", { ...FORM, ...action }, multipart({ 0: '[null,"$K1"]' }));
  }
});

/** People whose page was open when the seller withdrew, with scripts and without: none is sent on to the site itself. */
const goneForms = crowd("gone form", 8, 60, async (target) => {
  const { origin, listingForms, goneListings } = target;
  const { page, action } = pick(listingForms);
  const byScripts = number(2) === 0;
  const status = await ask(target, page.replace("[id]", pick(goneListings)), {
    method: "POST",
    headers: { origin, ...GZIP, ...FORM, ...(byScripts && { "next-action": action }) },
    body: byScripts
      ? multipart({ 0: '[null,"$K1"]', "1_content": "Bonjour" })
      : multipart({ [`$ACTION_ID_${action}`]: "", content: "Bonjour" }),
    network: networkAmong(2_000),
    ...(number(4) === 0 && { leavesAfter: number(50) }),
  });
  return status;
});

const ODD_HEADERS: OutgoingHttpHeaders[] = [
  {},
  { rsc: "1", "next-router-state-tree": "%5B" },
  { rsc: "1" },
  { "x-middleware-subrequest": "proxy:proxy:proxy" },
  { "x-action-forwarded": "1" },
  { cookie: "next-auth.session-token=x; next-auth.callback-url=javascript:x" },
  { range: "bytes=0-1,5-" },
  { "if-none-match": '"x"' },
  { expect: "100-continue" },
];
const ODD_PATHS = [
  "/bien/abc?nxtPid=def",
  "/acheter/rennes?nxtPcity=paris",
  "/_next/image?url=/icon.svg&w=640&q=75",
  "/_next/data/x.json",
  "/media/x-640.webp",
  "/bien/x/partage.jpg",
  "/partage.jpg",
  "/sitemaps/biens-0.xml",
  "/sitemaps/biens-9999.xml",
  "/api/auth/signin?callbackUrl=javascript:x",
  "/api/auth/error?error=__proto__",
  "/api/listings?bbox=x",
  "/api/listings/zzz",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/wp-login.php",
  "//evil.test",
  "/recherche?location=%00%ff",
  "/.env",
];
const ODD_METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];

/** Programs that try what they know of other sites. */
const bots = crowd("bot", 12, 60, (target) =>
  ask(target, pick(ODD_PATHS), {
    method: pick(ODD_METHODS),
    headers: { ...pick(ODD_HEADERS), ...GZIP },
    network: networkAmong(500),
  }),
);

/** Bytes that are no request, and pipelines that are left half-way. */
const noise = crowd("noise", 4, 200, async ({ port, host }) => {
  const get = `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`;
  const bytes = pick([
    "\0\x01\x02",
    "GET / HTTP/9.9\r\n\r\n",
    get.repeat(20),
    get.slice(0, 30),
    get,
  ]);
  await new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", () => {});
    socket.once("close", () => resolve());
    setTimeout(() => socket.destroy(), number(40));
  });
  return "left";
});

/** A load balancer. */
const probe: Visit = async (target) => {
  while (Date.now() < target.ends) {
    const began = performance.now();
    const status = await ask(target, "/api/ready", { network: "127.0.0.1", agent });
    target.probes.push({ status: Number(status) || 0, ms: Math.round(performance.now() - began) });
    await sleep(100);
  }
};

export const VISITORS: readonly Visit[] = [
  readers,
  typists,
  slowBodies,
  slowUploads,
  forms,
  goneForms,
  bots,
  noise,
  probe,
];
