import { createHash, randomBytes } from "node:crypto";
import { posix } from "node:path";
import { Client, type SFTPWrapper } from "ssh2";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { isSameSecret } from "../../platform/keys.ts";
import { DeliveryError, type Failure, failureOf, systemFailure } from "../failures.ts";

type SftpTarget = Extract<DiffusionTarget, { kind: "sftp" }>;

/** A server that does not answer within this time is unreachable. */
const READY_MS = 15_000;
/** A whole file takes no longer. */
const WHOLE_MS = 120_000;

/** The fingerprint of a server's key, as `ssh-keygen -l` prints it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/** What a server answers, of those that say why (draft-ietf-secsh-filexfer-02, 7). */
const STATUS = { noFile: 2, permission: 3, failure: 4, unsupported: 8 } as const;

const statusOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Why an operation failed, as the server's status says; without one, the connection broke. */
function operationFailure(error: Error): Failure {
  switch (statusOf(error)) {
    case STATUS.permission:
      return "permission";
    case STATUS.noFile:
      return "no-folder";
    case STATUS.failure:
      return /space|quota/i.test(error.message) ? "full" : "not-written";
    default:
      return typeof statusOf(error) === "number" ? "not-written" : "no-connection";
  }
}

/** A callback's outcome. @throws {DeliveryError} */
function done(start: (end: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) =>
      error ? reject(new DeliveryError(operationFailure(error), error)) : resolve(),
    );
  });
}

type Renaming = Pick<
  SFTPWrapper,
  "writeFile" | "ext_openssh_rename" | "ext_openssh_statvfs" | "rename" | "unlink"
>;

/** Whether renaming over a file failed for want of that extension: the client throws, or the server says so. */
function isUnsupported(error: unknown): boolean {
  if (failureOf(error) === null) return true;
  return statusOf((error as DeliveryError).cause) === STATUS.unsupported;
}

/** Whether a folder has no room for so many bytes; false where the server can't say. */
function isFull(sftp: Renaming, folder: string, size: number): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      sftp.ext_openssh_statvfs(folder, (error, room) =>
        resolve(!error && room.f_bavail * room.f_frsize < size),
      );
    } catch {
      resolve(false);
    }
  });
}

/** Puts the draft in the file's place where the server renames over nothing: the former file waits beside it. */
async function swap(sftp: Renaming, draft: string, path: string): Promise<void> {
  const former = `${draft}.former`;
  const hasFormer = await done((end) => sftp.rename(path, former, end)).then(
    () => true,
    () => false,
  );
  try {
    await done((end) => sftp.rename(draft, path, end));
  } catch (error) {
    if (hasFormer) await done((end) => sftp.rename(former, path, end));
    throw error;
  }
  if (hasFormer) await done((end) => sftp.unlink(former, () => end()));
}

/**
 * Puts the whole file in the place of the former one: whatever fails, that one is there. OpenSSH names no reason where its
 * disk is full: how much room there is tells it.
 * @throws {DeliveryError}
 */
export async function replaceFile(sftp: Renaming, path: string, bytes: Uint8Array): Promise<void> {
  const folder = posix.dirname(path);
  const draft = posix.join(folder, `.${randomBytes(8).toString("hex")}.part`);
  try {
    await done((end) => sftp.writeFile(draft, Buffer.from(bytes), end));
    try {
      await done((end) => sftp.ext_openssh_rename(draft, path, end));
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      await swap(sftp, draft, path);
    }
  } catch (error) {
    const isForRoom =
      failureOf(error) === "not-written" && (await isFull(sftp, folder, bytes.length));
    await done((end) => sftp.unlink(draft, () => end())).catch(() => undefined);
    throw isForRoom ? new DeliveryError("full", error) : error;
  }
}

/** Why there is no connection, by where the client was when it failed. */
function connectionFailure(error: Error & { level?: string }): Failure {
  switch (error.level) {
    case "client-authentication":
      return "authentication";
    case "client-timeout":
      return "timeout";
    default:
      return systemFailure(error, "no-connection");
  }
}

/**
 * Sends a file to a portal's SFTP server, under another name first, so that nobody reads half of it.
 * @throws {DeliveryError}
 */
export function sendBySftp(
  { url: { host, port, username, password, path }, hostKey }: SftpTarget,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = new Client();
    let isOther = false;
    const end = (failure: Failure | null, error?: unknown) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cut);
      client.end();
      client.destroy();
      if (failure === null) resolve();
      else reject(failureOf(error) === null ? new DeliveryError(failure, error) : error);
    };
    const cut = () => end("no-connection");
    const timer = setTimeout(() => end("timeout"), WHOLE_MS);
    signal?.addEventListener("abort", cut, { once: true });
    if (signal?.aborted) return cut();
    client.on("ready", () => {
      client.sftp((error, sftp) => {
        if (error) end("permission", error);
        else
          replaceFile(sftp, path, bytes).then(
            () => end(null),
            (problem: unknown) => end("not-written", problem),
          );
      });
    });
    client.on("error", (error: Error & { level?: string }) => {
      if (isOther) end("unknown-key", error);
      else end(connectionFailure(error), error);
    });
    // It went away in the middle: what is settled stays so.
    client.on("close", () => end("no-connection"));
    client.connect({
      ...{ host, port, username, password },
      readyTimeout: READY_MS,
      hostVerifier: (key: Buffer) => {
        isOther = !isSameSecret(fingerprintOf(key), hostKey);
        return !isOther;
      },
    });
  });
}
