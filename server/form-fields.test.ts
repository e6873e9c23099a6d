import { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { readForm } from "./form-fields.ts";

const TYPE = "multipart/form-data; boundary=----7Yq0";

function read(body: string, { action = true, type = TYPE } = {}) {
  const request = new IncomingMessage(new Socket());
  request.headers = { "content-type": type, ...(action && { "next-action": "a" }) };
  return readForm(request, Buffer.from(body));
}

const isOwn = async (...given: Parameters<typeof read>) => (await read(...given)) !== null;

const part = (name: string, value: string) =>
  `------7Yq0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = (...parts: [name: string, value: string][]) =>
  `${parts.map(([name, value]) => part(name, value)).join("")}------7Yq0--\r\n`;

const STATE = { result: { status: "error", initialValue: { email: "$$5" }, error: "$undefined" } };

describe("forms that browsers send", () => {
  test.each([
    [form(["0", '[null,"$K1"]'], ["1_email", "$F1"], ["_1_$ACTION_1:1", '["$h0"]'])],
    [form(["_1_email", "a@b.fr"], ["0", JSON.stringify([STATE, "$K1"])])],
  ])("by scripts are taken: %.60s", async (body) => {
    expect(await isOwn(body)).toBe(true);
  });

  test.each([
    [
      form(
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", '{"id":"60aa","bound":"$@1"}'],
        ["$ACTION_1:1", "[null]"],
      ),
    ],
    [form(["$ACTION_1:1", JSON.stringify([STATE])], ["$ACTION_KEY", "k1"], ["email", "$F1"])],
    [form(["$ACTION_ID_60aa", ""])],
    [form(["email", "a@b.fr"])],
  ])("by themselves are taken: %.60s", async (body) => {
    expect(await isOwn(body, { action: false })).toBe(true);
  });
});

describe("what is read of a form", () => {
  test("that scripts sent is the action that its header names: they have the fields themselves", async () => {
    const sent = form(["1_content", "Bonjour"], ["$ACTION_ID_60bb", ""], ["0", '[null,"$K1"]']);
    expect(await read(sent)).toEqual({ actions: ["a"], fields: [] });
  });

  test("without scripts is each action that a field names, and what the person gave", async () => {
    const sent = form(
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", '{"id":"60aa","bound":"$@1"}'],
      ["$ACTION_1:1", "[null]"],
      ["$ACTION_ID_60bb", ""],
      ["$ACTION_KEY", "k1"],
      ["listingId", "abc"],
      ["content", "Bonjour,\r\nà vous"],
    );
    expect(await read(sent, { action: false })).toEqual({
      actions: ["60aa", "60bb"],
      fields: [
        ["listingId", "abc"],
        ["content", "Bonjour,\r\nà vous"],
      ],
    });
  });

  test.each(["[null]", '{"id":1}', '"x"', "{}"])(
    "without scripts is no action where its descriptor names none: %s",
    async (value) => {
      const sent = form(["$ACTION_1:0", value]);
      expect(await read(sent, { action: false })).toEqual({ actions: [], fields: [] });
    },
  );
});

/** React's own encoder, in the build of it that Next brings. */
const { encodeReply } = createRequire(import.meta.url)(
  "next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.node.production.js",
) as { encodeReply(value: unknown): Promise<FormData | string> };

test("what React itself sends of a state and a form is taken", async () => {
  const typed = new FormData();
  typed.append("email", "$5 a@b.fr");
  const encoded = await encodeReply([{ ...STATE, message: undefined }, typed]);
  if (!(encoded instanceof FormData)) throw new Error("expected a form");
  const whole = new Response(encoded);
  const type = whole.headers.get("content-type") ?? "";
  expect(await isOwn(await whole.text(), { type })).toBe(true);
  expect(encoded.get("0")).toContain('"$K');
});

const HOSTILE = [
  '["$F1"]',
  '["$h0"]',
  '[null,"$h0"]',
  '[null,{"a":["$F1"]}]',
  '[null,"$Q1"]',
  '[null,"$1:__proto__:then"]',
  '[null,"$T"]',
  '[null,"$B1"]',
  '[null,"$K1x"]',
  '[null,{"then":"x"}]',
  '[null,{"__proto__":{"a":1}}]',
  "[",
  "",
  `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  JSON.stringify([Array(2_000).fill(1), 1]),
];

describe("forms that none of ours is", () => {
  test.each(HOSTILE)("by their arguments are rejected: %.40s", async (value) => {
    expect(await isOwn(form(["0", value]))).toBe(false);
    expect(await isOwn(form(["0", '[null,"$K1"]'], ["7", value]))).toBe(false);
    expect(await isOwn(form(["$ACTION_1:1", value]), { action: false })).toBe(false);
  });

  test.each(["null", "1", '"x"', "{}", "[]", "[1]", "[1,2,3]"])(
    "by the number of their arguments are rejected: %s",
    async (value) => {
      expect(await isOwn(form(["0", value]))).toBe(false);
    },
  );

  test("by their body are rejected", async () => {
    const whole = form(["0", '[null,"$K1"]']);
    expect(await isOwn(whole)).toBe(true);
    expect(await isOwn(form(["1_email", "x"]))).toBe(false);
    expect(await isOwn(form(["0", '[null,"$K1"]'], ["0", '[null,"$K1"]']))).toBe(false);
    for (let cut = 0; cut < whole.length - 4; cut++) {
      expect([cut, await isOwn(whole.slice(0, cut))]).toEqual([cut, false]);
    }
    for (const type of [
      "",
      "text/plain;charset=UTF-8",
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=c",
      "multipart/mixed; boundary=----7Yq0",
    ]) {
      expect([type, await isOwn(whole, { type })]).toEqual([type, false]);
    }
  });
});
