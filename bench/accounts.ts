import { mkdirSync, rmSync } from "node:fs";
import { hash } from "@node-rs/argon2";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../lib/accounts/demo.ts";
import { REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH } from "../lib/accounts/referral-code.ts";
import { newId } from "../lib/kernel/ids.ts";
import { randomText } from "../lib/kernel/random.ts";
import { toDbInstant } from "../lib/platform/db/instants.ts";
import { openDatabase, PROGRAM_BUSY_MS } from "../lib/platform/db/open.ts";
import { runTs } from "../scripts/setup/run.mjs";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { type Load, loadInTurns, type Measure, median, middleOf, warmUp } from "./load.ts";
import { buildMinimal, MINIMAL, NEXT, rowsForSize, sizeOf } from "./minimal.ts";
import { serve } from "./servers.ts";

/**
 * `npm run bench:accounts`: whether the forms of accounts tell a known address from an unknown one by
 * their answer or by their time, and what a page of the signed-in space costs beside Next's smallest
 * dynamic page. `-- forms` or `-- pages` asks for one of the two.
 */
const requested = process.argv.slice(2);
const wants = (part: "forms" | "pages") => requested.length === 0 || requested.includes(part);
const PAIRS = 500;
const FOLDER = "data/bench/accounts";
const SECRET = "bench-only-secret-of-32-characters!";

const env = {
  DATABASE_URL: `file:./${FOLDER}/app.db`,
  SNAPSHOT_DIR: `./${FOLDER}/search`,
  AUTH_SECRET: SECRET,
  CAPTCHA_HMAC_KEY: SECRET,
  DOCUMENT_KEY: SECRET,
  SEED_CATALOGUE: "240",
  DEMO_ACCOUNTS: "true",
  LOG_LEVEL: "warn",
};

await buildSite();
await buildMinimal();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await runTs("scripts/db/migrate.ts", [], { env });
await runTs("sample/seed.ts", [], { env });

/** Accounts with a password, as many for each door as it is asked. */
async function openAccounts(count: number): Promise<string[]> {
  const database = openDatabase(`${FOLDER}/app.db`, { busyMs: PROGRAM_BUSY_MS });
  const passwordHash = await hash("azerty-12345", {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  const now = toDbInstant(new Date());
  const insert = database.prepare(
    `INSERT INTO User (id, email, emailNormalized, firstName, lastName, phone, passwordHash,
       activeRole, referralCode, emailConfirmedAt, createdAt, updatedAt)
     VALUES (:id, :email, :email, 'Camille', 'Martin', '06 39 98 00 00', :passwordHash, 'buyer',
       :code, :now, :now, :now)`,
  );
  const addresses = Array.from({ length: count }, () => `${newId()}@example.org`);
  database.transaction(() => {
    for (const email of addresses) {
      const code = randomText(REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH);
      insert.run({ id: newId(), email, passwordHash, code, now });
    }
  })();
  database.close();
  return addresses;
}

/** The hidden fields of a page's form, by which Next knows its action without scripts. */
async function hiddenFields(address: string, form: string): Promise<Map<string, string>> {
  const html = await (await fetch(address)).text();
  const [, inside = ""] =
    new RegExp(`<form[^>]*id="${form}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? [];
  const fields = new Map<string, string>();
  for (const [input] of inside.matchAll(/<input type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? "";
    if (name) fields.set(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  }
  return fields;
}

interface Server {
  name: string;
  path: string;
  form: string;
  fields: Record<string, string>;
}

const SERVERS: readonly Server[] = [
  {
    name: "login",
    path: "/connexion",
    form: "connexion",
    fields: { password: "not-the-password" },
  },
  {
    name: "register",
    path: "/register?etape=informations&role=buyer",
    form: "inscription",
    fields: {
      firstName: "Camille",
      lastName: "Martin",
      phone: "06 39 98 00 00",
      password: "azerty-12345",
      confirmPassword: "azerty-12345",
    },
  },
  { name: "forgot", path: "/mot-de-passe-oublie", form: "mot-de-passe-oublie", fields: {} },
];

/** The parts of an answer that differ at each request, whichever account it is about. */
const PASSING = [/nonce="[^"]*"/g, /\\"nonce\\":\\"[^"]*\\"/g, /[0-9a-z]{12}@example\.org/g];

async function requestOnce(
  url: string,
  hidden: ReadonlyMap<string, string>,
  server: Server,
  email: string,
) {
  const form = new FormData();
  for (const [name, value] of [...hidden, ...Object.entries({ ...server.fields, email })]) {
    form.append(name, value);
  }
  const began = performance.now();
  const response = await fetch(url + server.path, {
    method: "POST",
    body: form,
    headers: { origin: url },
    redirect: "manual",
  });
  let body = await response.text();
  const ms = performance.now() - began;
  for (const part of PASSING) body = body.replaceAll(part, "");
  const cookies = response.headers.getSetCookie().map((each) => each.split("=")[0]);
  const responses = `${response.status} ${response.headers.get("location")} ${cookies} ${body}`;
  return { ms, text: responses };
}

async function compare(url: string, server: Server, known: readonly string[]): Promise<void> {
  const hidden = await hiddenFields(url + server.path, server.form);
  const unknownAddress = () => `${newId()}@example.org`;
  for (let count = 0; count < 40; count++) await requestOnce(url, hidden, server, unknownAddress());
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const responses = new Set<string>();
  for (const [index, address] of known.entries()) {
    const pair = [["known", address] as const, ["unknown", unknownAddress()] as const];
    // The two take turns to come first: the first finds caches colder.
    for (const [kind, email] of index % 2 === 0 ? pair : pair.toReversed()) {
      const answer = await requestOnce(url, hidden, server, email);
      times[kind].push(answer.ms);
      responses.add(answer.text);
    }
  }
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
  const [status] = [...responses][0]?.split(" ", 1) ?? [];
  console.log(
    `| ${server.name} | ${status} | ${responses.size} | ${knownMs.toFixed(2)} | ${unknownMs.toFixed(2)} | ${Math.abs(knownMs - unknownMs).toFixed(2)} |`,
  );
}

/** The session's cookie of a demonstration account. */
async function signIn(url: string, email: string): Promise<string> {
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookies = csrf.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  const response = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { origin: url, cookie: cookies.join("; ") },
    body: new URLSearchParams({ csrfToken, email, password: DEMO_PASSWORD, json: "true" }),
  });
  const session = response.headers.getSetCookie().find((each) => each.includes("session-token="));
  if (!session) throw new Error(`${email} could not sign in: ${response.status}`);
  return session.split(";", 1)[0] ?? "";
}

const PAGES = ["/seller/dashboard", "/dashboard", "/mes-biens", "/seller/messages", "/settings"];

const [port, plainPort] = [await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const known = await openAccounts(PAIRS * SERVERS.length);
const site = await serve([SERVER], {
  port,
  env: { ...env, APP_URL: url },
  path: "/api/ready",
});
const plain = await serve([NEXT, "start", MINIMAL, "-p", String(plainPort)], { port: plainPort });
try {
  if (wants("forms")) await compareServers();
  if (wants("pages")) await measurePages();
} finally {
  await Promise.all([site.stop(), plain.stop()]);
}

async function compareServers(): Promise<void> {
  console.log("| door | status | different answers | known ms | unknown ms | apart |");
  console.log("|---|---|---|---|---|---|");
  for (const [index, server] of SERVERS.entries()) {
    await compare(url, server, known.slice(index * PAIRS, (index + 1) * PAIRS));
  }
}

/** A page beside a plain one of Next's as large, without a session or data: what its size alone costs. */
async function measurePages(): Promise<void> {
  const headers = { cookie: await signIn(url, DEMO_ACCOUNTS[0].email) };
  const least: Load = { url: plain.url, pid: plain.pid, paths: ["/dynamic"] };
  const pairs = await Promise.all(
    PAGES.map(async (path) => {
      const rows = await rowsForSize(plain, await sizeOf(url + path, headers));
      const own: Load = { url, pid: site.pid, paths: [path], headers };
      return [own, { ...least, paths: [`/sized?rows=${rows}`] }] as const;
    }),
  );
  const loads: Load[] = [least, ...pairs.flat()];
  for (const load of loads) await warmUp(load, 10);
  const [smallest, ...measures] = (await loadInTurns(loads)).map(middleOf);
  if (!smallest) return;
  console.log(
    "\n| page | req/s | p50 ms | p99 ms | CPU µs | kB | errors | over Next’s smallest | plain page as large, over it |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  const over = (each: Measure) => (each.requestsPerSecond / smallest.requestsPerSecond).toFixed(2);
  const line = (name: string, each: Measure, last: string) =>
    `| ${name} | ${each.requestsPerSecond.toFixed(0)} | ${each.p50Ms.toFixed(0)} | ${each.p99Ms.toFixed(0)} | ${each.cpuMicros} | ${(each.bytes / 1024).toFixed(1)} | ${each.errors} | ${over(each)} | ${last} |`;
  console.log(line("Next, dynamic page", smallest, ""));
  for (const [index, name] of PAGES.entries()) {
    const [own, same] = [measures[2 * index], measures[2 * index + 1]];
    if (own && same) console.log(line(name, own, over(same)));
  }
}
