import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { photoViewSchema } from "@/lib/photos/views";
import { parseEnvironment } from "@/lib/platform/env-schema";
import { replaceOnce } from "@/lib/platform/once";
import { withRequestContext } from "@/lib/platform/request-context";
import type { RevisionHolder } from "@/lib/revisions/holder";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { photo } from "@/lib/testing/hostile-photos";
import { createPerson } from "@/lib/testing/people";
import { GET, POST } from "./route";

let holder: RevisionHolder | null = null;
vi.mock("@/lib/auth/revision-holder", async () => {
  const { DomainError } = await import("@/lib/kernel/errors");
  return {
    withRevision: (_id: string, work: (by: RevisionHolder) => unknown) => {
      if (holder === null) throw new DomainError("revision.not-found");
      return work(holder);
    },
  };
});
vi.mock("@/lib/auth/request-visitor", () => ({ visitorOf: async () => null }));

const database = adoptedDatabase();
let folder: string;
let revisionId: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-photo-calls-"));
  const dirs = { MEDIA_DIR: join(folder, "media"), UPLOAD_DIR: join(folder, "uploads") };
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", ...dirs }));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const actor = await createPerson(database, [["seller", "active"]]);
  holder = { kind: "seller", actor };
  revisionId = newId();
  const at = new Date("2026-11-20T09:00:00Z");
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: revisionId,
        sellerId: actor.userId,
        content: {},
        fieldVersions: {},
        createdAt: at,
        updatedAt: at,
      },
    }),
  );
});

/** Sends what the HTTP server has written to a file. */
function send(bytes: Buffer | null, type = "image/jpeg", id = revisionId): Promise<Response> {
  const path = join(folder, `sent-${newId()}`);
  if (bytes) writeFileSync(path, bytes);
  const url = `http://localhost/api/revisions/${id}/photos`;
  const request = new Request(url, { method: "POST", headers: { "content-type": type } });
  return withRequestContext(
    { id: "1", method: "POST", path: url },
    async () => POST(request, { params: Promise.resolve({ id }) }),
    bytes && { path, bytes: bytes.length },
  );
}

test("a photo is answered with what is known of it, and so is the same one sent again", async () => {
  const bytes = await photo("jpeg");
  const response = await send(bytes);
  expect(response.status).toBe(201);
  const view = photoViewSchema.parse(await response.json());
  expect(view).toMatchObject({ width: 900, height: 600 });
  expect(await (await send(bytes, "application/octet-stream")).json()).toEqual(view);
});

describe("a problem in French is answered", () => {
  const problemOf = async (response: Response) => {
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const { status, code, detail } = await response.json();
    expect(detail).toMatch(/^\p{Lu}.+\.$/su);
    return [status, code];
  };

  test("to nobody, and for another's revision or none", async () => {
    const bytes = await photo("jpeg");
    for (const id of [newId(), "x", "a".repeat(5_000), "' OR 1=1"]) {
      expect(await problemOf(await send(bytes, "image/jpeg", id))).toEqual([
        404,
        "revision.not-found",
      ]);
    }
    holder = { kind: "holder", hash: "0".repeat(64) };
    expect(await problemOf(await send(bytes))).toEqual([404, "revision.not-found"]);
    holder = null;
    expect(await problemOf(await send(bytes))).toEqual([404, "revision.not-found"]);
  });

  test.each([
    "multipart/form-data; boundary=x",
    "application/json",
    "text/html",
    "image/",
    "image",
    "",
    "x".repeat(3_000),
  ])("for the type %j", async (type) => {
    expect(await problemOf(await send(await photo("jpeg"), type))).toEqual([
      415,
      "photo.unsupported",
    ]);
  });

  test("for what is no photo, for a part of one, and for nothing", async () => {
    const whole = await photo("jpeg");
    expect(await problemOf(await send(await photo("avif")))).toEqual([415, "photo.unsupported"]);
    expect(await problemOf(await send(whole.subarray(0, 5_000)))).toEqual([422, "photo.damaged"]);
    expect(await problemOf(await send(Buffer.alloc(0)))).toEqual([415, "photo.unsupported"]);
    expect(await problemOf(await send(null))).toEqual([415, "photo.unsupported"]);
    expect(readdirSync(join(folder, "uploads"))).toEqual([]);
  });

  test("for another method", async () => {
    const request = new Request("http://localhost/api/revisions/x/photos");
    const response = await GET(request, { params: Promise.resolve({ id: "x" }) });
    expect(await problemOf(response)).toEqual([405, "request.method-not-allowed"]);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });
});
