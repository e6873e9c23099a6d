import ssh2 from "ssh2";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import {
  closedPort,
  SFTP_LOGIN,
  type SftpBehaviour,
  type SftpServer,
  startSftpServer,
} from "../../testing/sftp-server.ts";
import { failureOf } from "../rules.ts";
import { fingerprintOf, replaceFile, sendBySftp } from "./client.ts";

const PATH = "/depot/Annonces.csv";
const BYTES = Buffer.from("ligne\n".repeat(20_000));
let server: SftpServer;

beforeAll(async () => {
  server = await startSftpServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.behave({});
  server.files.clear();
  server.written.length = 0;
});

/** The fingerprint of a server's key. */
function fingerprint(pem: string): string {
  const key = ssh2.utils.parseKey(pem);
  if (key instanceof Error) throw key;
  return fingerprintOf(key.getPublicSSH());
}

/** The portal as the configuration has it. */
function target({ port = server.port, hostKey = fingerprint(server.hostKey), password = "" } = {}) {
  const { username } = SFTP_LOGIN;
  const secret = encodeURIComponent(password || SFTP_LOGIN.password);
  const url = `sftp://${username}:${secret}@127.0.0.1:${port}${PATH}`;
  const all = [{ kind: "sftp", code: "portail", name: "Portail", agency: "A", url, hostKey }];
  const [found] = parseEnvironment({ DIFFUSION_TARGETS: JSON.stringify(all) }).DIFFUSION_TARGETS;
  return found as Extract<DiffusionTarget, { kind: "sftp" }>;
}

const outcomeOf = async (sending: Promise<void>) => sending.then(() => null, failureOf);

/** The client's side of a server that renames over files, or fails to, as its status says. */
function renamingServer(status: { rename?: number; over?: number } = {}) {
  const files = new Map([[PATH, "ancien"]]);
  type End = (error?: Error | null) => void;
  const move = (from: string, to: string, code: number | undefined, end: End) => {
    if (code !== undefined) return end(Object.assign(new Error("status"), { code }));
    const content = files.get(from);
    if (content === undefined) return end(Object.assign(new Error("no such file"), { code: 2 }));
    files.delete(from);
    files.set(to, content);
    end();
  };
  const sftp = {
    writeFile: (name: string, bytes: Buffer, end: End) => {
      files.set(name, bytes.toString());
      end();
    },
    ext_openssh_rename: (from: string, to: string, end: End) => move(from, to, status.over, end),
    rename: (from: string, to: string, end: End) => {
      if (files.has(to)) return end(Object.assign(new Error("exists"), { code: 4 }));
      move(from, to, to === PATH && from.endsWith(".part") ? status.rename : undefined, end);
    },
    unlink: (name: string, end: End) => {
      files.delete(name);
      end();
    },
  } as unknown as Parameters<typeof replaceFile>[0];
  return { files, sftp };
}

test.each<[string, Parameters<typeof renamingServer>[0], string, boolean]>([
  ["renames over the file", {}, "nouveau", true],
  ["does not have that", { over: 8 }, "nouveau", true],
  ["does not let us", { over: 3 }, "ancien", false],
  ["then fails to rename", { over: 8, rename: 4 }, "ancien", false],
])("a server that %s has one file, whole", async (_what, status, content, isSent) => {
  const { files, sftp } = renamingServer(status);
  const sending = replaceFile(sftp, PATH, Buffer.from("nouveau"));
  expect(await outcomeOf(sending)).toBe(isSent ? null : "not-written");
  expect([...files]).toEqual([[PATH, content]]);
});

test("replaces the file whole, under another name until then", async () => {
  await sendBySftp(target(), Buffer.from("ancien"));
  await sendBySftp(target(), BYTES);
  expect([...server.files.keys()]).toEqual([PATH]);
  expect(server.files.get(PATH)?.equals(BYTES)).toBe(true);
  expect(server.written).toHaveLength(2);
  expect(server.written).not.toContain(PATH);
});

test.each<[string, SftpBehaviour, string]>([
  ["lets nobody in", { refusesLogin: true }, "refused"],
  ["is full", { room: 100 }, "not-written"],
])(
  "says so where a portal %s, and leaves its file as it was",
  async (_what, behaviour, failure) => {
    await sendBySftp(target(), Buffer.from("ancien"));
    server.behave(behaviour);
    expect(await outcomeOf(sendBySftp(target(), BYTES))).toBe(failure);
    expect([...server.files.keys()]).toEqual([PATH]);
    expect(server.files.get(PATH)?.toString()).toBe("ancien");
  },
);

test("fails where a portal hangs up in the middle, and its file stays", async () => {
  await sendBySftp(target(), Buffer.from("ancien"));
  server.behave({ hangsUp: true });
  expect(["unreachable", "not-written"]).toContain(await outcomeOf(sendBySftp(target(), BYTES)));
  expect(server.files.get(PATH)?.toString()).toBe("ancien");
});

test("says nothing to a server that has another key", async () => {
  const hostKey = `SHA256:${"A".repeat(43)}`;
  expect(await outcomeOf(sendBySftp(target({ hostKey }), BYTES))).toBe("unknown-host");
  expect(server.written).toEqual([]);
});

test("names a wrong password, and a server that is not there", async () => {
  expect(await outcomeOf(sendBySftp(target({ password: "faux" }), BYTES))).toBe("refused");
  const port = await closedPort();
  expect(await outcomeOf(sendBySftp(target({ port }), BYTES))).toBe("unreachable");
});

test("is cut off where the process stops", async () => {
  const stop = new AbortController();
  const sending = sendBySftp(target(), BYTES, stop.signal);
  stop.abort();
  expect(await outcomeOf(sending)).toBe("unreachable");
});
