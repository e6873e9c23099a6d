import {
  type APIRequestContext,
  type APIResponse,
  expect,
  request as requests,
  test,
} from "@playwright/test";
import { ERROR_SENTENCES } from "../lib/content/errors";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import { type Scene, writeScene } from "./hostile-calls";
import { type Sample, samplesOf, TRIED_ELSEWHERE, type Who, WRONG } from "./hostile-calls-samples";
import { changedIn, digestsOf } from "./hostile-calls-stored";
import { type OwnSite, oddLines, startOwnSite } from "./own-site";
import { PASSWORD } from "./people";

/** What a hostile program tries at every call that writes, as the OpenAPI document names it. */

interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  parameters?: { name: string }[];
  requestBody?: Content;
  responses: Record<string, Content | undefined>;
}
interface Schema {
  required?: string[];
  properties?: Record<string, { const?: unknown; enum?: unknown[] }>;
  oneOf?: Schema[];
  anyOf?: Schema[];
}
type Paths = Record<string, Record<string, Operation>>;

const WRITES = ["post", "put", "patch", "delete"];
/** What any call may be answered besides what it says of itself: the address can't be read. */
const OF_ANY_CALL = [400, 404];

let site: OwnSite;
let scene: Scene;
let paths: Paths;
let callers: Record<Who | "nobody", APIRequestContext>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  scene = await writeScene();
  site = await startOwnSite();
  const caller = async (email?: string) => {
    const context = await requests.newContext({ baseURL: site.origin });
    if (email) {
      expect(await signInByCall(context, site.origin, { email, password: PASSWORD })).toBe(200);
    }
    return context;
  };
  callers = {
    buyer: await caller(scene.buyer.email),
    seller: await caller(scene.seller.email),
    stranger: await caller(scene.stranger.email),
    nobody: await caller(),
  };
  paths = (await (await callers.nobody.get("/api/openapi.json")).json()).paths;
});

test.afterAll(async () => {
  for (const each of Object.values(callers ?? {})) await each.dispose();
  await site?.stop();
});

const stored = () => digestsOf(site.database);

interface Try {
  by?: Who | "nobody";
  params?: Record<string, string>;
  /** Sent as it is where it is a text or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** One request, as right as its sample but for what is given. */
function send(sample: Sample, given: Try = {}): Promise<APIResponse> {
  const [method = "", template = ""] = sample.call.split(" ");
  const params = { ...sample.params, ...given.params };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const body = "body" in given ? given.body : sample.body;
  const isRaw = typeof body === "string" || body instanceof Buffer;
  const headers: Record<string, string> = { origin: site.origin, ...given.headers };
  if (body !== undefined) headers["content-type"] ??= "application/json";
  return callers[given.by ?? sample.by].fetch(path, {
    method,
    maxRedirects: 0,
    headers,
    ...(body === undefined ? {} : { data: isRaw ? body : JSON.stringify(body) }),
  });
}

const operationOf = ({ call }: Sample): Operation | undefined => {
  const [method = "", path = ""] = call.split(" ");
  return paths[path]?.[method.toLowerCase()];
};

/** What is wrong with a refusal; null where nothing is. */
async function fault(
  response: APIResponse,
  sample: Sample,
  expected?: number,
): Promise<string | null> {
  const status = response.status();
  if (status < 400 || status >= 500) return `answered ${status}`;
  if (expected !== undefined && status !== expected) return `answered ${status}, not ${expected}`;
  const documented = Object.keys(operationOf(sample)?.responses ?? {});
  if (!documented.includes(`${status}`) && !OF_ANY_CALL.includes(status))
    return `${status} is not documented`;
  if (!response.headers()["content-type"]?.includes("application/problem+json"))
    return "no problem";
  const problem = await response.json();
  const sentence = ERROR_SENTENCES[problem.code as keyof typeof ERROR_SENTENCES];
  if (problem.status !== status || problem.detail !== sentence?.detail)
    return "no sentence of ours";
  return null;
}

/** Makes tries of a sample: each is refused well, and nothing is stored by any. */
async function refuseAll(
  sample: Sample,
  tries: readonly (readonly [name: string, given: Try, expected?: number])[],
): Promise<void> {
  const before = stored();
  const faults: string[] = [];
  for (const [name, given, expected] of tries) {
    const wrong = await fault(await send(sample, given), sample, expected);
    if (wrong) faults.push(`${name}: ${wrong}`);
  }
  expect.soft(faults, sample.call).toEqual([]);
  expect.soft(changedIn(before, stored()), `${sample.call} changed`).toEqual([]);
}

const nameOf = ({ call, body }: Sample) => `${call} ${body?.action ?? ""}`.trim();

/** Runs once a sample, in order. */
async function forEachSample(work: (sample: Sample) => Promise<void>): Promise<void> {
  for (const sample of samplesOf(scene)) await test.step(nameOf(sample), () => work(sample));
}

/** What went well is answered with the status and the fields that the document says. */
async function expectAsDescribed(response: APIResponse, sample: Sample): Promise<void> {
  const documented = operationOf(sample)?.responses[response.status()];
  expect.soft(documented, nameOf(sample)).toBeDefined();
  const { required = [], properties = {} } =
    documented?.content?.["application/json"]?.schema ?? {};
  const fields = response.status() === 204 ? [] : Object.keys(await response.json());
  expect.soft(Object.keys(properties), nameOf(sample)).toEqual(expect.arrayContaining(fields));
  expect.soft(fields, nameOf(sample)).toEqual(expect.arrayContaining(required));
}

const pairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 40);

test("every call that writes is tried, and every action of those that have some", () => {
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => WRITES.includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const samples = samplesOf(scene);
  const tried = new Set([...samples.map(({ call }) => call), ...Object.keys(TRIED_ELSEWHERE)]);
  expect([...tried].sort()).toEqual(written.sort());
  for (const sample of samples) {
    const schema = operationOf(sample)?.requestBody?.content?.["application/json"]?.schema;
    const variants = schema?.oneOf ?? schema?.anyOf;
    if (!variants) continue;
    const actions = variants.map(({ properties }) => {
      const { const: only, enum: list } = properties?.action ?? {};
      return only ?? list?.[0];
    });
    const own = samples.filter(({ call }) => call === sample.call).map(({ body }) => body?.action);
    expect(new Set(own)).toEqual(new Set(actions));
  }
});

test("nobody, the other side and strangers are refused", async () => {
  await forEachSample((sample) =>
    refuseAll(sample, [
      ["nobody", { by: "nobody" }, 401],
      ["nobody, from elsewhere", { by: "nobody", headers: { origin: "https://example.org" } }, 403],
      ["from elsewhere", { headers: { origin: "https://example.org" } }, 403],
      ["from nowhere", { headers: { origin: "null" } }, 403],
      ["from a look-alike", { headers: { origin: `${site.origin}.example.org` } }, 403],
      ...sample.refuses.map((by) => [by, { by }] as const),
    ]),
  );
});

test("ids of nothing, and what is no id, are refused", async () => {
  const ids = [
    "000000000000",
    newId(),
    "x",
    "null",
    "__proto__",
    "%00",
    "%",
    "%ED%A0%80",
    "1%20OR%201=1",
    "..%2F..%2Fme",
    "x".repeat(3_000),
  ];
  await forEachSample((sample) =>
    refuseAll(
      sample,
      Object.keys(sample.params ?? {})
        // Sent again, a removal of nothing has nothing to refuse.
        .filter(() => !sample.call.startsWith("DELETE"))
        .flatMap((name) => ids.map((id) => [id.slice(0, 40), { params: { [name]: id } }] as const)),
    ),
  );
});

test("bodies that are none are refused", async () => {
  const nested = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
  const bodies: readonly (readonly [string, string | Buffer, number?])[] = [
    ["nothing", "", 400],
    ["a blank", " ", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "42", 400],
    ["a text", '"x"', 400],
    ["NaN", '{"amount":NaN}', 400],
    ["an object cut short", '{"a":', 400],
    ["lists in lists", nested("[", "]"), 400],
    ["objects in objects", nested('{"a":', "}"), 413],
    ["what is no UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ["no field", "{}", 400],
    ["80 kB", JSON.stringify({ content: "x".repeat(80_000) }), 413],
  ];
  const types = [
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/jsonx",
    "x",
  ];
  await forEachSample(async (sample) => {
    if (!sample.body) return;
    await refuseAll(sample, [
      ...bodies.map(([name, body, status]) => [name, { body }, status] as const),
      ...types.map((type) => [type, { headers: { "content-type": type } }, 415] as const),
    ]);
  });
});

test("fields that are missing, unknown or of anything else are refused", async () => {
  await forEachSample(async (sample) => {
    const { body, kinds = {} } = sample;
    if (!body) return;
    const schema = operationOf(sample)?.requestBody?.content?.["application/json"]?.schema;
    const variant = (schema?.oneOf ?? schema?.anyOf)?.find(({ properties }) =>
      [properties?.action?.const, properties?.action?.enum?.[0]].includes(body.action),
    );
    const required = (variant ?? schema)?.required ?? [];
    await refuseAll(sample, [
      ...required.map(
        (name) => [`without ${name}`, { body: { ...body, [name]: undefined } }, 400] as const,
      ),
      ...["id", "status", "buyerId", "userId", "__proto__x", "createdAt"].map(
        (name) => [`with ${name}`, { body: { ...body, [name]: "x" } }, 400] as const,
      ),
      ...Object.keys(body).flatMap((name) =>
        WRONG[kinds[name] ?? "exact"]
          .filter((value) => value !== body[name])
          .map(
            (value) => [`${name}: ${short(value)}`, { body: { ...body, [name]: value } }] as const,
          ),
      ),
    ]);
  });
});

test("what a visit’s or an offer’s state forbids is refused to both sides", async () => {
  const sides: readonly Who[] = ["buyer", "seller"];
  await forEachSample(async (sample) => {
    const action = String(sample.body?.action);
    if (sample.call === "PATCH /api/visits/{id}") {
      for (const [by, [status, id]] of pairs(sides, Object.entries(scene.visits))) {
        const visit = await (await callers[by].get(`/api/visits/${id}`)).json();
        expect(visit.status).toBe(status);
        if (visit.actions.includes(action)) continue;
        await refuseAll(sample, [[`${status}, ${by}`, { by, params: { id } }]]);
      }
    }
    if (sample.call === "PATCH /api/offers/{id}") {
      const { pending: _, ...over } = scene.offers;
      const attempts = pairs(sides, Object.entries(over)).map(
        ([by, [status, id]]) => [`${status}, ${by}`, { by, params: { id } }] as const,
      );
      await refuseAll(sample, attempts);
    }
  });
});

test("each is done once where it is right, and refused or the same when it is sent again", async () => {
  await forEachSample(async (sample) => {
    const [first, second] = sample.answers;
    for (const status of [first, second]) {
      const response = await send(sample);
      expect.soft(response.status(), `${nameOf(sample)}: ${await response.text()}`).toBe(status);
      if (status < 400) await expectAsDescribed(response, sample);
      if (status >= 400) expect.soft(await fault(response, sample)).toBeNull();
    }
  });
});

test("a name of a call is one body’s, and has to be a name", async () => {
  const key = { "idempotency-key": newId() };
  const done: string[] = [];
  await forEachSample(async (sample) => {
    const { parameters = [] } = operationOf(sample) ?? {};
    if (!parameters.some(({ name }) => name === "Idempotency-Key")) return;
    const { body = {}, kinds = {} } = sample;
    const text = Object.keys(body).find((name) => kinds[name] === "text") ?? "";
    const other = { ...body, [text]: "Autre chose" };
    await refuseAll(sample, [
      ["an empty name", { headers: { "idempotency-key": "" } }, 400],
      ["a long name", { headers: { "idempotency-key": "k".repeat(256) } }, 400],
    ]);
    const first = await send(sample, { headers: key });
    const again = await send(sample, { headers: key });
    expect.soft(again.status(), nameOf(sample)).toBe(first.status());
    expect.soft(await again.text(), nameOf(sample)).toBe(await first.text());
    // What was refused is not stored: it is decided again.
    if (!first.ok()) return;
    await refuseAll(sample, [["another body", { headers: key, body: other }, 422]]);
    done.push(nameOf(sample));
  });
  expect(done).not.toEqual([]);
});

test("nothing of it was a fault of the server’s", () => {
  expect(oddLines(site.log())).toEqual([]);
  expect(site.log().filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
