import type { IncomingMessage, RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { oddBucket } from "../../testing/buckets.ts";
import { replaceOnce } from "../once.ts";
import { isUnavailable } from "../unavailable.ts";
import { BUCKET_LIMITS, type Bucket, s3Storage, signCall } from "./s3.ts";

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
describe("the signature of AWS's published example", () => {
  const bucket: Bucket = {
    address: "https://examplebucket.s3.amazonaws.com",
    region: "us-east-1",
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  };
  test.each<[string, Record<string, string>, string]>([
    [
      "GET Bucket Lifecycle",
      { lifecycle: "" },
      "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    ],
    [
      "Get Bucket (List Objects)",
      { "max-keys": "2", prefix: "J" },
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
  ])("%s", async (_, query, signature) => {
    const at = new Date("2013-05-24T00:00:00Z");
    const { headers } = await signCall(bucket, { method: "GET", query }, at);
    expect(headers.get("authorization")).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });

  test("is another one for another body, and names what browsers are told", async () => {
    const at = new Date("2013-05-24T00:00:00Z");
    const put = async (text: string) => {
      const call = { method: "PUT" as const, name: "x", body: Buffer.from(text) };
      const signed = await signCall(
        bucket,
        { ...call, headers: { "cache-control": "public" } },
        at,
      );
      return signed.headers.get("authorization") ?? "";
    };
    expect(await put("a")).not.toBe(await put("b"));
    expect(await put("a")).toContain("SignedHeaders=cache-control;host;x-amz-content-sha256;");
  });
});

let close: (() => Promise<void>) | undefined;
let requests: { method: string; url: string; headers: IncomingMessage["headers"] }[];
beforeEach(() => {
  requests = [];
  replaceOnce("storage.bucket-policies", undefined);
  replaceOnce("storage.bucket-limits", { ...BUCKET_LIMITS, timeMs: 2_000, retryMs: 1 });
});
afterEach(async () => {
  replaceOnce("storage.bucket-limits", undefined);
  replaceOnce("storage.bucket-policies", undefined);
  await close?.();
  close = undefined;
});

/** A store whose bucket answers so. */
async function storeThat(answer: RequestListener) {
  const odd = await oddBucket((request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers });
    request.resume();
    request.on("end", () => answer(request, response));
  });
  close = odd.close;
  return s3Storage(odd.bucket);
}
type Store = Awaited<ReturnType<typeof storeThat>>;
const USES: [string, (store: Store) => Promise<unknown>][] = [
  ["a write", (store) => store.put("a", Buffer.from("x"))],
  ["a read", (store) => store.get("a")],
  ["a look at its beginning", (store) => store.head("a", 8)],
  ["a removal", (store) => store.remove("a")],
  ["a list", async (store) => store.list()[Symbol.asyncIterator]().next()],
];
const outcome = (work: Promise<unknown>) =>
  work.then(
    (value) => ({ value }),
    (error: Error) => ({ unavailable: isUnavailable(error), message: error.message }),
  );
const failing =
  (status: number, code = ""): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  };

describe("a bucket that", () => {
  test.each<[string, RequestListener, RegExp]>([
    ["refuses us", failing(403, "AccessDenied"), / 403 AccessDenied$/],
    ["has another secret of ours", failing(403, "SignatureDoesNotMatch"), / 403 Sig/],
    ["is busy", failing(503, "SlowDown"), / 503 SlowDown$/],
    ["fails", failing(500, "InternalError"), / 500 InternalError$/],
    ["is full", failing(507, "QuotaExceeded"), / 507 QuotaExceeded$/],
    ["is not there", failing(404, "NoSuchBucket"), / 404 NoSuchBucket$/],
    [
      "is elsewhere",
      (_, response) => response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
      / 307$/,
    ],
    ["breaks off", (request) => request.socket.destroy(), /can't be reached$/],
    [
      "breaks off in the midst",
      (request, response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write("half", () => request.socket.destroy());
      },
      /can't be reached$/,
    ],
  ])("%s is unavailable for every use, and named without our secret", async (_, answer, reason) => {
    const store = await storeThat(answer);
    for (const [use, work] of USES) {
      replaceOnce("storage.bucket-policies", undefined);
      const result = await outcome(work(store));
      expect([use, result]).toMatchObject([use, { unavailable: true }]);
      expect(JSON.stringify(result)).not.toContain("S3RVER");
      expect("message" in result && result.message).toMatch(reason);
    }
  });

  test("is away is unavailable", async () => {
    const store = await storeThat(failing(200));
    await close?.();
    close = undefined;
    for (const [use, work] of USES.slice(0, 4)) {
      expect([use, await outcome(work(store))]).toMatchObject([use, { unavailable: true }]);
    }
  });

  test("is slow is given up, and after some times not waited for", async () => {
    const limits = { ...BUCKET_LIMITS, timeMs: 150, failures: 2, restMs: 3_600_000 };
    replaceOnce("storage.bucket-limits", limits);
    const store = await storeThat(() => {});
    for (const reason of [/in time$/, /in time$/, /left alone/]) {
      const result = await outcome(store.get("a"));
      expect(result).toMatchObject({ unavailable: true, message: expect.stringMatching(reason) });
    }
    expect(requests).toHaveLength(2);
  });

  test("fails once is asked again, with the same bytes", async () => {
    let calls = 0;
    const store = await storeThat((request, response) => {
      calls += 1;
      failing(calls === 1 ? 503 : 200)(request, response);
    });
    await store.put("a", Buffer.from("x"));
    expect(requests.map(({ headers }) => headers["content-length"])).toEqual(["1", "1"]);
  });

  test("has no such file says so", async () => {
    const store = await storeThat(failing(404, "NoSuchKey"));
    expect(await store.get("a")).toBeNull();
    expect(await store.head("a", 1)).toBeNull();
    await store.remove("a");
    expect(await outcome(store.put("a", Buffer.from("x")))).toMatchObject({ unavailable: true });
  });
});

test("a list goes on to its end, and leaves out what can be no file of ours", async () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-24T10:00:00.000Z</LastModified><Size>3</Size></Contents>`;
  const pages: Record<string, string> = {
    "": `<IsTruncated>true</IsTruncated>${entry("a")}${entry("logs/b")}<NextContinuationToken>1/+=</NextContinuationToken>`,
    "1/+=": `<IsTruncated>false</IsTruncated>${entry("c.webp")}`,
  };
  const store = await storeThat(({ url = "" }, response) => {
    const query = new URL(url, "http://localhost").searchParams;
    const page = pages[query.get("continuation-token") ?? ""];
    response.end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`);
  });
  const files = [];
  for await (const file of store.list()) files.push(file);
  const modifiedAt = new Date("2026-11-24T10:00:00Z");
  expect(files).toEqual([
    { name: "a", bytes: 3, modifiedAt },
    { name: "c.webp", bytes: 3, modifiedAt },
  ]);
  expect(requests.map(({ url }) => url)).toEqual([
    "/odd/?list-type=2",
    "/odd/?list-type=2&continuation-token=1%2F%2B%3D",
  ]);
});

test("an empty file has no beginning", async () => {
  const store = await storeThat(failing(416, "InvalidRange"));
  expect(await store.head("a", 16)).toHaveLength(0);
  expect(requests[0]?.headers.range).toBe("bytes=0-15");
});

test("a file is sent with what browsers are told of it, and never made public", async () => {
  const store = await storeThat(failing(200));
  const delivery = { type: "image/webp", cacheControl: "public, max-age=60" };
  await store.put("a.webp", Buffer.from("x"), delivery);
  await store.put("b", Buffer.from("x"));
  const [picture, paper] = requests;
  expect(picture).toMatchObject({
    method: "PUT",
    url: "/odd/a.webp",
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=60" },
  });
  expect(paper?.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "cache-control": "private, no-store",
  });
  for (const { headers } of requests) {
    expect(Object.keys(headers).filter((name) => /acl|grant|public/.test(name))).toEqual([]);
  }
});
