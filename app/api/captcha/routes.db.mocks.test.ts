import { describe, expect, test, vi } from "vitest";
import { issueCodeChallenge } from "@/lib/captcha/challenges";
import { challengeSchema, verdictSchema } from "@/lib/captcha/schemas";
import { newId } from "@/lib/kernel/ids";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { hostileTokens, solvedToken } from "@/lib/testing/captcha";
import { GET as speak } from "./audio/route";
import { GET as challenge } from "./challenge/route";
import { POST as verify } from "./verify/route";

/** How many bodies that no widget sends are sent. */
const HOSTILE = 10_000;

const network = vi.hoisted(() => ({ address: "203.0.113.1" }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": network.address }),
}));

adoptedDatabase();

const send = (body: BodyInit, type = "application/json") =>
  verify(
    new Request("http://localhost/api/captcha/verify", {
      method: "POST",
      body,
      headers: { "content-type": type },
    }),
    {},
  );

test("a challenge is kept by nobody on the way", async () => {
  const response = await challenge(new Request("http://localhost/api/captcha/challenge"), {});
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(challengeSchema.parse(await response.json()).codeChallenge).toBeUndefined();
});

describe("checking an answer", () => {
  test("answers in the documented shape, whatever it thinks of it", async () => {
    const now = new Date();
    for (const [payload, verified] of [
      [await solvedToken(now), true],
      ["nonsense", false],
      [await solvedToken(new Date(0)), false],
    ]) {
      const response = await send(JSON.stringify({ payload }));
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(verdictSchema.parse(await response.json()).verified).toBe(verified);
    }
  });

  test.each([
    [400, "{", "application/json"],
    [400, "{}", "application/json"],
    [400, '{"payload":"x","extra":1}', "application/json"],
    [413, `{"payload":"${"x".repeat(70_000)}"}`, "application/json"],
    [415, '{"payload":"x"}', "text/plain"],
  ])("answers %i where it is not asked as it should", async (status, body, type) => {
    expect((await send(body, type)).status).toBe(status);
  });

  test(`answers ${HOSTILE} bodies that no widget sends, none of them with a failure`, async () => {
    const now = new Date();
    const real = [await solvedToken(now), await solvedToken(now, { code: "234679" })];
    const statuses = new Map<number, number>();
    let granted = 0;
    for (const [index, token] of hostileTokens(real, HOSTILE).entries()) {
      network.address = `203.0.113.${index % 250}`;
      const code = [undefined, "WWWWWW", "", "\u0000", 7][index % 5];
      const body = index % 7 ? JSON.stringify({ payload: token, code }) : token;
      const response = await send(body);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 200) {
        const { verified, payload } = verdictSchema.parse(await response.json());
        if (verified && payload !== token) granted++;
      }
    }
    expect([...statuses.keys()].sort()).toEqual([200, 400, 413]);
    expect(granted).toBe(0);
  });
});

describe("the spoken code", () => {
  const ask = (query: string, range?: string) =>
    speak(
      new Request(`http://localhost/api/captcha/audio?${query}`, {
        headers: range === undefined ? {} : { range },
      }),
      {},
    );

  test("is a WAV that is kept by nobody on the way", async () => {
    const { codeChallenge } = await issueCodeChallenge(new Date());
    const sound = await ask(`${codeChallenge?.audio.split("?")[1]}&language=en`);
    expect(sound.status).toBe(200);
    expect(sound.headers.get("content-type")).toBe("audio/wav");
    expect(sound.headers.get("cache-control")).toBe("no-store");
    expect(Buffer.from(await sound.arrayBuffer()).toString("latin1", 0, 4)).toBe("RIFF");
  });

  test("comes in parts of one sound where it is asked for so", async () => {
    const { codeChallenge } = await issueCodeChallenge(new Date());
    const query = codeChallenge?.audio.split("?")[1] ?? "";
    const part = async (range: string) => {
      const response = await ask(query, range);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, range: response.headers.get("content-range"), bytes };
    };
    const whole = await part("bytes=0-");
    const total = whole.bytes.length;
    expect([whole.status, whole.range]).toEqual([206, `bytes 0-${total - 1}/${total}`]);
    const two = await part("bytes=0-1");
    expect([two.status, two.range, two.bytes.toString()]).toEqual([
      206,
      `bytes 0-1/${total}`,
      "RI",
    ]);
    expect((await part("bytes=100-")).bytes.equals(whole.bytes.subarray(100))).toBe(true);
    expect((await part("bytes=100-999999999")).bytes).toHaveLength(total - 100);
    for (const none of [
      "bytes=-5",
      "bytes=1-2,3-4",
      "bytes=999999999-",
      "bytes=9-2",
      "lines=1-2",
    ]) {
      expect((await part(none)).status).toBe(200);
    }
  });

  test.each(["", "code=x", "code=x&language=de", `code=${newId()}&more=1`])(
    "is refused to %j",
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
