import ssh2 from "ssh2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import {
  closedPort,
  SFTP_LOGIN,
  type SftpBehaviour,
  type SftpServer,
  startSftpServer,
} from "../../testing/sftp-server.ts";
import { failureOf } from "../failures.ts";
import { fingerprintOf, replaceFile, sendBySftp } from "./client.ts";

const PATH = "/depot/Annonces.csv";
const BYTES = Buffer.from("ligne\n".repeat(20_000));
/** Of SFTP alone, and with the extensions of OpenSSH. */
let plain: SftpServer;
let openSsh: SftpServer;

beforeAll(async () => {
  [plain, openSsh] = await Promise.all([startSftpServer(), startSftpServer({ isOpenSsh: true })]);
});
afterAll(() => Promise.all([plain.stop(), openSsh.stop()]));
beforeEach(() => {
  for (const server of [plain, openSsh]) {
    server.behave({});
    server.files.clear();
    server.written.length = 0;
    server.replaced.length = 0;
  }
});

/** The fingerprint of a server's key. */
function fingerprint(pem: string): string {
  const key = ssh2.utils.parseKey(pem);
  if (key instanceof Error) throw key;
  return fingerprintOf(key.getPublicSSH());
}

/** The portal as the configuration has it. */
function target(
  server = plain,
  { port = server.port, hostKey = fingerprint(server.hostKey), password = "" } = {},
) {
  const { username } = SFTP_LOGIN;
  const secret = encodeURIComponent(password || SFTP_LOGIN.password);
  const url = `sftp://${username}:${secret}@127.0.0.1:${port}${PATH}`;
  const all = [{ kind: "sftp", code: "portail", name: "Portail", agency: "A", url, hostKey }];
  const [found] = parseEnvironment({ DIFFUSION_TARGETS: JSON.stringify(all) }).DIFFUSION_TARGETS;
  return found as Extract<DiffusionTarget, { kind: "sftp" }>;
}

const outcomeOf = async (sending: Promise<void>) => sending.then(() => null, failureOf);

/** The client's side of a server that names OpenSSH's extension and fails by it, as its status says. */
function renamingServer(status: { rename?: number; over: number }) {
  const files = new Map([[PATH, "ancien"]]);
  type End = (error?: Error | null) => void;
  const fail = (end: End, code: number) => end(Object.assign(new Error("status"), { code }));
  const sftp = {
    writeFile: (name: string, bytes: Buffer, end: End) => {
      files.set(name, bytes.toString());
      end();
    },
    ext_openssh_rename: (_from: string, _to: string, end: End) => fail(end, status.over),
    ext_openssh_statvfs: (_folder: string, end: (error: Error) => void) => end(new Error("none")),
    rename: (from: string, to: string, end: End) => {
      const isLast = to === PATH && from.endsWith(".part");
      if (files.has(to)) return fail(end, 4);
      if (isLast && status.rename !== undefined) return fail(end, status.rename);
      files.set(to, files.get(from) ?? "");
      files.delete(from);
      end();
    },
    unlink: (name: string, end: End) => {
      files.delete(name);
      end();
    },
  } as unknown as Parameters<typeof replaceFile>[0];
  return { files, sftp };
}

test.each<[string, Parameters<typeof renamingServer>[0], string, string | null]>([
  ["names it and does not have it", { over: 8 }, "nouveau", null],
  ["does not let us", { over: 3 }, "ancien", "permission"],
  ["then fails to rename otherwise", { over: 8, rename: 4 }, "ancien", "not-written"],
])("a server that %s has one file, whole", async (_what, status, content, failure) => {
  const { files, sftp } = renamingServer(status);
  const sending = replaceFile(sftp, PATH, Buffer.from("nouveau"));
  expect(await outcomeOf(sending)).toBe(failure);
  expect([...files]).toEqual([[PATH, content]]);
});

describe.each([
  ["of SFTP alone", () => plain, 0],
  ["with the extensions of OpenSSH", () => openSsh, 2],
])("a server %s", (_what, serverOf, replacements) => {
  test("replaces the file whole, under another name until then", async () => {
    const server = serverOf();
    await sendBySftp(target(server), Buffer.from("ancien"));
    await sendBySftp(target(server), BYTES);
    expect([...server.files.keys()]).toEqual([PATH]);
    expect(server.files.get(PATH)?.equals(BYTES)).toBe(true);
    expect(server.written).toHaveLength(2);
    expect(server.written).not.toContain(PATH);
    expect(server.replaced).toEqual(Array.from({ length: replacements }, () => PATH));
  });

  test.each<[string, SftpBehaviour, string]>([
    ["lets nobody in", { refusesLogin: true }, "authentication"],
    ["lets nobody write", { refusesWriting: true }, "permission"],
    ["is full", { room: 100 }, "full"],
    ["hangs up in the middle", { hangsUp: true }, "no-connection"],
  ])("that %s has its file as it was, and we know why", async (_that, behaviour, failure) => {
    const server = serverOf();
    await sendBySftp(target(server), Buffer.from("ancien"));
    server.behave(behaviour);
    expect(await outcomeOf(sendBySftp(target(server), BYTES))).toBe(failure);
    expect(server.files.get(PATH)?.toString()).toBe("ancien");
    if (failure !== "no-connection") expect([...server.files.keys()]).toEqual([PATH]);
  });
});

test("the file is never missing while OpenSSH's extension replaces it", async () => {
  await sendBySftp(target(openSsh), Buffer.from("ancien"));
  const seen: string[] = [];
  openSsh.behave({
    beforeRename: async () => {
      seen.push(openSsh.files.get(PATH)?.toString() ?? "none");
    },
  });
  await sendBySftp(target(openSsh), Buffer.from("nouveau"));
  expect(seen).toEqual(["ancien"]);
  expect(openSsh.files.get(PATH)?.toString()).toBe("nouveau");
});

test("says nothing to a server that has another key", async () => {
  const hostKey = `SHA256:${"A".repeat(43)}`;
  expect(await outcomeOf(sendBySftp(target(plain, { hostKey }), BYTES))).toBe("unknown-key");
  expect(plain.written).toEqual([]);
});

test("names a wrong password, and a server that is not there", async () => {
  const sent = (change: Parameters<typeof target>[1]) =>
    outcomeOf(sendBySftp(target(plain, change), BYTES));
  expect(await sent({ password: "faux" })).toBe("authentication");
  expect(await sent({ port: await closedPort() })).toBe("no-connection");
});

test("is cut off where the process stops, or has stopped", async () => {
  const stop = new AbortController();
  const sending = sendBySftp(target(), BYTES, stop.signal);
  stop.abort();
  expect(await outcomeOf(sending)).toBe("no-connection");
  expect(await outcomeOf(sendBySftp(target(), BYTES, stop.signal))).toBe("no-connection");
  expect(plain.written).toEqual([]);
});
