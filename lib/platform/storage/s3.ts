import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  wrap,
} from "cockatiel";
import { log } from "../log.ts";
import { once } from "../once.ts";
import { assertStoredName, isStoredName } from "./names.ts";
import type { Delivery, Storage, StoredFile } from "./storage.ts";
import { BucketUnavailable, isBucketUnavailable } from "./unavailable.ts";

/** A bucket of S3 or of what speaks as it does, and our key to it. */
export interface Bucket {
  /** Its own address: a host, or a host and the bucket's name as the path. Without a slash at the end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Tests put others under `storage.bucket-limits`. */
export const BUCKET_LIMITS = {
  /** For the whole of a response, attempts included: 15 MiB pass at 1 MB a second. */
  timeMs: 15_000,
  /** Attempts after the first, where a bucket fails or is busy. */
  retries: 2,
  retryMs: 100,
  /** Failures one after another after which it is left alone: whoever waits for it keeps others from the site. */
  failures: 5,
  /** For so long; then one request tries it. */
  restMs: 5_000,
};
export type BucketLimits = typeof BUCKET_LIMITS;

interface Call {
  method: "GET" | "PUT" | "DELETE";
  /** Of the file; none for the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

interface Answer {
  status: number;
  body: Buffer;
}

/** The headers of a file that nobody but us is to ask for. */
const FOR_NOBODY: Delivery = {
  type: "application/octet-stream",
  cacheControl: "private, no-store",
};

/** AWS's own form of an instant. */
const stamp = (at: Date) => at.toISOString().replaceAll(/[:-]|\.\d{3}/g, "");

/** A call as it is sent: signed, its body included, as AWS Signature Version 4 has it. */
export async function signCall(
  { address, region, accessKeyId, secretAccessKey }: Bucket,
  { method, name = "", query = {}, headers = {}, body }: Call,
  now = new Date(),
): Promise<{ url: string; method: string; headers: Headers; body: Uint8Array | null }> {
  const url = new URL(`${address}/${name}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const digest = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": digest },
    service: "s3",
    region,
    accessKeyId,
    secretAccessKey,
    datetime: stamp(now),
    cache: once("storage.signing-keys", () => new Map<string, ArrayBuffer>()),
  });
  const signed = await signer.sign();
  return { url: signed.url.href, method, headers: signed.headers, body: body ?? null };
}

/** A failure after which the same call may well succeed at once. */
class PassingFailure extends BucketUnavailable {
  readonly isPassing = true;
}

const isPassing = (error: Partial<PassingFailure>) => error.isPassing === true;
const PASSING_STATUSES = new Set([429, 500, 502, 503, 504]);

/** The text of the first such element of what S3 writes; it nests none of those that are read. */
const elementOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;

/** How calls of a bucket are made again, and given up for a moment: the same for all who call it in this process. */
function policyOf({ address }: Bucket, limits: BucketLimits): IPolicy {
  const policies = once("storage.bucket-policies", () => new Map<string, IPolicy>());
  const known = policies.get(address);
  if (known) return known;
  const again = retry(handleWhen(isPassing), {
    maxAttempts: limits.retries,
    backoff: new ExponentialBackoff({ initialDelay: limits.retryMs }),
  });
  const breaker = circuitBreaker(handleWhen(isBucketUnavailable), {
    halfOpenAfter: limits.restMs,
    breaker: new ConsecutiveBreaker(limits.failures),
  });
  breaker.onBreak(() => log().warn({ bucket: address }, "a bucket is left alone for a moment"));
  breaker.onReset(() => log().info({ bucket: address }, "a bucket answers again"));
  const policy = wrap(breaker, again);
  policies.set(address, policy);
  return policy;
}

/** Sends a call once. @throws {BucketUnavailable} for what is neither done nor "no such file" */
async function send(bucket: Bucket, call: Call, signal: AbortSignal): Promise<Answer> {
  const { url, ...request } = await signCall(bucket, call);
  const place = `the bucket ${bucket.address}`;
  let answer: Answer;
  try {
    const response = await fetch(url, {
      ...request,
      body: request.body as Uint8Array<ArrayBuffer> | null,
      cache: "no-store",
      // To follow one would show our signature to whoever it leads to.
      redirect: "manual",
      signal,
    });
    answer = { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const reason = signal.aborted ? "did not answer in time" : "can't be reached";
    const Failure = signal.aborted ? BucketUnavailable : PassingFailure;
    throw new Failure(`${place} ${reason}`, { cause: error });
  }
  const { status, body } = answer;
  if (status >= 200 && status < 300) return answer;
  const code = elementOf(body.toString("latin1", 0, 2_000), "Code");
  if (status === 404 && code !== "NoSuchBucket") return answer;
  if (status === 416) return answer;
  const Failure = PASSING_STATUSES.has(status) ? PassingFailure : BucketUnavailable;
  throw new Failure(`${place} answered ${call.method} with ${status} ${code ?? ""}`.trim());
}

/** Files in a bucket, by the names that they have on a disk. Nothing is ever made public by us. */
export function s3Storage(bucket: Bucket): Storage {
  const limits = once("storage.bucket-limits", () => BUCKET_LIMITS);
  const policy = policyOf(bucket, limits);

  const request = async (call: Call): Promise<Answer> => {
    const signal = AbortSignal.timeout(limits.timeMs);
    try {
      return await policy.execute(() => send(bucket, call, signal));
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      throw new BucketUnavailable(`the bucket ${bucket.address} is left alone for a moment`);
    }
  };

  const ofFile = async (name: string, call: Omit<Call, "name">): Promise<Answer> => {
    assertStoredName(name);
    return request({ ...call, name });
  };

  const put = async (name: string, bytes: Uint8Array, delivery = FOR_NOBODY): Promise<void> => {
    const headers = { "content-type": delivery.type, "cache-control": delivery.cacheControl };
    const { status } = await ofFile(name, { method: "PUT", headers, body: bytes });
    if (status >= 300) throw new BucketUnavailable(`the bucket ${bucket.address} is not there`);
  };

  const get = async (name: string): Promise<Buffer | null> => {
    const { status, body } = await ofFile(name, { method: "GET" });
    return status === 404 ? null : body;
  };

  const head = async (name: string, bytes: number): Promise<Buffer | null> => {
    const headers = { range: `bytes=0-${bytes - 1}` };
    const { status, body } = await ofFile(name, { method: "GET", headers });
    if (status === 404) return null;
    // Of an empty file there is no first byte.
    return status === 416 ? Buffer.alloc(0) : body.subarray(0, bytes);
  };

  async function* list(): AsyncIterable<StoredFile> {
    let token: string | null = null;
    do {
      const query = { "list-type": "2", ...(token !== null && { "continuation-token": token }) };
      const { status, body }: Answer = await request({ method: "GET", query });
      if (status >= 300) throw new BucketUnavailable(`the bucket ${bucket.address} is not there`);
      const xml = body.toString("utf8");
      for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = elementOf(entry, "Key") ?? "";
        if (!isStoredName(name)) continue;
        const modifiedAt = new Date(elementOf(entry, "LastModified") ?? Number.NaN);
        yield { name, bytes: Number(elementOf(entry, "Size")), modifiedAt };
      }
      token =
        elementOf(xml, "IsTruncated") === "true" ? elementOf(xml, "NextContinuationToken") : null;
    } while (token !== null);
  }

  return {
    put,
    get,
    head,
    remove: async (name) => void (await ofFile(name, { method: "DELETE" })),
    list,
    // A write that does not end leaves nothing in a bucket.
    removeDrafts: async () => 0,
  };
}
