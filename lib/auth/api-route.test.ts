import { describe, expect, it } from "vitest";
import { z } from "zod";
import { INVALID_VALUE, UNKNOWN_FIELD } from "../content/errors.ts";
import { DomainError } from "../kernel/errors.ts";
import { json } from "../platform/problem.ts";
import { apiRoute, apiRoutes, readJson, readQuery } from "./api-route.ts";

const request = new Request("http://localhost/api/things");
const call = apiRoutes({
  GET: () => json({ fine: true }),
  POST: () => {
    throw new DomainError("listing.not-found");
  },
});

describe("the methods of a route", () => {
  it("are its own", async () => {
    expect(await (await call.GET(request, {})).json()).toEqual({ fine: true });
  });

  it("turn a refusal into a problem document", async () => {
    const response = await call.POST(request, {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "listing.not-found" });
  });

  it.each(["PUT", "PATCH", "DELETE"] as const)(
    "refuse %s, naming what is allowed",
    async (name) => {
      const response = await call[name](request, {});
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({
        status: 405,
        code: "request.method-not-allowed",
      });
    },
  );

  it("say what they are to OPTIONS", async () => {
    const response = await call.OPTIONS(request, {});
    expect([response.status, response.headers.get("allow")]).toEqual([
      204,
      "GET, POST, HEAD, OPTIONS",
    ]);
  });
});

describe("a database that can't be used for the moment", () => {
  const problemFrom = (thrown: Error) =>
    apiRoute(() => {
      throw thrown;
    })(request, {});

  it.each(["SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR_WRITE"])(
    "is a 503 that says when to try again: %s",
    async (code) => {
      const wrapped = new Error("as Prisma wraps it", { cause: { originalCode: code } });
      const response = await problemFrom(wrapped);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ status: 503, code: "service.unavailable" });
    },
  );

  it("is no excuse for a fault of ours", async () => {
    const fault = Object.assign(new Error("no such table"), { code: "SQLITE_ERROR" });
    const response = await problemFrom(fault);
    expect([response.status, response.headers.get("retry-after")]).toEqual([500, null]);
  });
});

const schema = z.strictObject({
  email: z.email("Adresse invalide"),
  count: z.int().optional(),
  place: z.strictObject({ city: z.string() }).optional(),
});
const route = apiRoutes({
  POST: async (received) => json({ read: await readJson(received, schema) }),
});

describe("a JSON body", () => {
  const send = async (body: BodyInit | null, type: string | null = "application/json") => {
    const sent = new Request("http://localhost/api/things", {
      method: "POST",
      body,
      headers: type === null ? {} : { "content-type": type },
      // A stream that is sent as it comes.
      duplex: "half",
    } as RequestInit);
    if (type === null) sent.headers.delete("content-type");
    const response = await route.POST(sent, {});
    return { status: response.status, ...(await response.json()) };
  };

  it("is read as its schema says", async () => {
    for (const type of ["application/json", "Application/JSON; charset=utf-8"]) {
      expect(await send('{"email":"a@b.fr","count":2}', type)).toEqual({
        status: 200,
        read: { email: "a@b.fr", count: 2 },
      });
    }
  });

  it.each([
    null,
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "multipart/form-data; boundary=application/json",
  ])("is refused when it is said to be %s", async (type) => {
    expect(await send('{"email":"a@b.fr"}', type)).toMatchObject({
      status: 415,
      code: "request.unsupported-media-type",
    });
  });

  it.each<[string, BodyInit | null]>([
    ["nothing", null],
    ["half a document", '{"email":'],
    ["bytes that are no text", new Uint8Array([0x22, 0xff, 0x22])],
    [
      "a stream that breaks off",
      new ReadableStream({ start: (stream) => stream.error(new Error("gone")) }),
    ],
  ])("is refused when it is %s", async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400, code: "request.malformed-json" });
  });

  it("is refused beyond 64 KiB, whatever length it announces", async () => {
    const body = JSON.stringify({ email: "a@b.fr", pad: "x".repeat(64 * 1024) });
    const chunk = new TextEncoder().encode(body);
    const streamed = new ReadableStream({
      start(stream) {
        stream.enqueue(chunk);
        stream.close();
      },
    });
    for (const sent of [body, streamed]) {
      expect(await send(sent)).toMatchObject({ status: 413, code: "request.too-large" });
    }
  });

  it("names each wrong field, in the schema's words where it has some", async () => {
    const body = { email: "nobody", count: 1.5, place: { town: 1 } };
    expect(await send(JSON.stringify(body))).toMatchObject({
      status: 400,
      code: "request.invalid",
      fields: {
        email: "Adresse invalide",
        count: INVALID_VALUE,
        "place.city": INVALID_VALUE,
        "place.town": UNKNOWN_FIELD,
      },
    });
  });

  it.each(['{"email":"a@b.fr","extra":1}', '{"email":"a@b.fr","__proto__":{"a":1}}', "null", "[]"])(
    "is refused as %s",
    async (body) => {
      const answer = await send(body);
      expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
      expect(Object.keys(answer.fields)).toHaveLength(1);
    },
  );

  it("names no more than twenty fields", async () => {
    const extra = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 1]));
    const { fields } = await send(JSON.stringify({ email: "a@b.fr", ...extra }));
    expect(Object.keys(fields)).toHaveLength(20);
  });
});

describe("the parameters of an address", () => {
  const schema = z.strictObject({ code: z.string(), language: z.enum(["fr", "en"]).default("fr") });
  const read = (query: string) => readQuery(new Request(`http://localhost/api?${query}`), schema);

  it("are read as their schema says", () => {
    expect(read("code=a%20b")).toEqual({ code: "a b", language: "fr" });
    expect(read("code=a&language=de&language=en").language).toBe("en");
  });

  it.each(["", "code=a&language=de", "code=a&other=1"])("are refused as %j", (query) => {
    expect(() => read(query)).toThrow("request.invalid");
  });
});
