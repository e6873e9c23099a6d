import { createHash, randomBytes } from "node:crypto";
import { posix } from "node:path";
import { Client, type SFTPWrapper } from "ssh2";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { isSameSecret } from "../../platform/keys.ts";
import { DeliveryError, type Failure, failureOf } from "../rules.ts";

type SftpTarget = Extract<DiffusionTarget, { kind: "sftp" }>;

/** A server that does not answer within this time is unreachable. */
const READY_MS = 15_000;
/** A whole file takes no longer. */
const WHOLE_MS = 120_000;

/** The fingerprint of a server's key, as `ssh-keygen -l` prints it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/** A callback's outcome. @throws {DeliveryError} not-written */
function done(start: (end: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(new DeliveryError("not-written", error)) : resolve()));
  });
}

type Renaming = Pick<SFTPWrapper, "writeFile" | "ext_openssh_rename" | "rename" | "unlink">;

/** What a server answers of an operation that it does not have (draft-ietf-secsh-filexfer-02, 7). */
const UNSUPPORTED = 8;

/** Whether renaming over a file failed for want of that extension: the client throws, or the server says so. */
function isUnsupported(error: unknown): boolean {
  if (failureOf(error) === null) return true;
  return ((error as DeliveryError).cause as { code?: unknown } | undefined)?.code === UNSUPPORTED;
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

/** Puts the whole file in the place of the former one: whatever fails, that one is there. @throws {DeliveryError} */
export async function replaceFile(sftp: Renaming, path: string, bytes: Uint8Array): Promise<void> {
  const draft = posix.join(posix.dirname(path), `.${randomBytes(8).toString("hex")}.part`);
  try {
    await done((end) => sftp.writeFile(draft, Buffer.from(bytes), end));
    try {
      await done((end) => sftp.ext_openssh_rename(draft, path, end));
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      await swap(sftp, draft, path);
    }
  } catch (error) {
    await done((end) => sftp.unlink(draft, () => end())).catch(() => undefined);
    throw error;
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
    const cut = () => end("unreachable");
    const timer = setTimeout(cut, WHOLE_MS);
    signal?.addEventListener("abort", cut, { once: true });
    client.on("ready", () => {
      client.sftp((error, sftp) => {
        if (error) end("refused", error);
        else
          replaceFile(sftp, path, bytes).then(
            () => end(null),
            (problem: unknown) => end("not-written", problem),
          );
      });
    });
    client.on("error", (error: Error & { level?: string }) => {
      if (isOther) end("unknown-host", error);
      else end(error.level === "client-authentication" ? "refused" : "unreachable", error);
    });
    // It went away in the middle: what is settled stays so.
    client.on("close", () => end("unreachable"));
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
