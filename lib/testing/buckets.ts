import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { Bucket } from "../platform/storage/s3.ts";

const US = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** The configuration's address of a bucket. */
export const bucketUrl = ({ address, region, accessKeyId, secretAccessKey }: Bucket): string => {
  const url = new URL(`${address}?region=${region}`);
  url.username = accessKeyId;
  url.password = secretAccessKey;
  return url.href;
};

/** A server of buckets on this machine, with empty ones of these names. */
export async function openBuckets(
  ...names: string[]
): Promise<{ bucket(name: string): Bucket; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), "loopimmo-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: names.map((name) => ({ name })),
  });
  const { port } = await server.run();
  return {
    bucket: (name) => ({ ...US, address: `http://127.0.0.1:${port}/${name}` }),
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** A bucket whose server answers as a test has it. */
export async function oddBucket(
  answer: RequestListener,
): Promise<{ bucket: Bucket; close(): Promise<void> }> {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { ...US, address: `http://127.0.0.1:${port}/odd` },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
