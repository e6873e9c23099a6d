import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { solvedToken } from "@/lib/testing/captcha";
import { signInContext } from "@/lib/testing/sign-in-context";
import { POST } from "./route";

const origin = vi.hoisted(() => vi.fn());
vi.mock("@/lib/platform/request", () => ({ requestOrigin: origin }));

const database = adoptedDatabase();
beforeEach(() => {
  origin.mockResolvedValue(signInContext());
});

const solved = () => solvedToken(new Date());

const body = async (changes: Record<string, unknown> = {}) => ({
  email: `${newId()}@example.org`,
  role: "buyer",
  token: await solved(),
  ...changes,
});

const send = (content: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request("http://localhost/api/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof content === "string" ? content : JSON.stringify(content),
    }),
    {},
  );

const problemOf = async (response: Response) => {
  const { code, fields, detail } = await response.json();
  return { status: response.status, code, fields, detail };
};

test("a subscription is answered 201, then 409 in the specification's words", async () => {
  const email = `${newId()}@example.org`;
  const first = await send(await body({ email }));
  expect([first.status, await first.json()]).toEqual([201, {}]);
  expect(await problemOf(await send(await body({ email })))).toEqual({
    status: 409,
    code: "waitlist.already-registered",
    detail: "Cet email est déjà enregistré",
  });
});

test("what is wrong is told by field, before the captcha is looked at", async () => {
  const wrong = await body({ email: "camille", role: "ambassador", token: "x", admin: true });
  expect(await problemOf(await send(wrong))).toMatchObject({
    status: 400,
    code: "request.invalid",
    fields: {
      email: "Veuillez entrer un email valide",
      role: expect.any(String),
      admin: expect.any(String),
    },
  });
  expect(await problemOf(await send(await body({ token: "x" })))).toMatchObject({
    status: 400,
    code: "captcha.invalid",
  });
});

test("a captcha that is no good tells nothing of the address", async () => {
  const email = `${newId()}@example.org`;
  await send(await body({ email }));
  const token = await solvedToken(new Date(Date.now() - 3_600_000));
  for (const bad of ["", "x", "bnVsbA==", token]) {
    const known = await problemOf(await send(await body({ email, token: bad })));
    const unknown = await problemOf(await send(await body({ token: bad })));
    expect(known).toEqual(unknown);
    expect(known.status).toBe(400);
  }
});

test("a call that names itself is answered the same when its answer got lost", async () => {
  const given = await body();
  const key = { "idempotency-key": newId() };
  const answers = [await send(given, key), await send(given, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const other = await problemOf(await send(await body(), key));
  expect(other).toMatchObject({ status: 422, code: "request.key-reused" });
  expect(await problemOf(await send(given))).toMatchObject({ status: 409 });
});

test("fifty at once of one address: one is created, forty-nine are told so, one mail", async () => {
  const email = `${newId()}@example.org`;
  const bodies = await Promise.all(Array.from({ length: 50 }, () => body({ email })));
  const statuses = (await Promise.all(bodies.map((each) => send(each)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const mails = database.raw.prepare("SELECT count(*) FROM OutboxMail WHERE toAddress = ?");
  expect(mails.pluck().get(email)).toBe(1);
});

test.each([
  ["no JSON", "{", {}, 400],
  ["another media type", "{}", { "content-type": "text/plain" }, 415],
  ["too much", `"${"x".repeat(70_000)}"`, {}, 413],
  ["null", "null", {}, 400],
  ["a list", "[]", {}, 400],
])("%s is refused as such", async (_, content, headers, status) => {
  expect((await send(content, headers)).status).toBe(status);
});
