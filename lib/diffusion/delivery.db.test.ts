import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ssh2 from "ssh2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../platform/log.ts";
import { ADDRESS, at, diffusionWorld, exportAt, NOW } from "../testing/diffusion.ts";
import { SFTP_LOGIN, type SftpServer, startSftpServer } from "../testing/sftp-server.ts";
import { exportFeeds } from "./commands/export-feeds.ts";
import { withdrawConsent } from "./commands/withdraw-consent.ts";
import { fingerprintOf } from "./sftp/client.ts";

/** Portals that are sent their file: what they take, what they don't, and what happens meanwhile. */

const world = diffusionWorld();
const PATH = "/depot/Annonces.csv";
let server: SftpServer;

beforeAll(async () => {
  server = await startSftpServer({ isOpenSsh: true });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.behave({});
  server.files.clear();
  server.replaced.length = 0;
});

const withdraw = (now: Date) =>
  withdrawConsent({ propertyId: world.propertyId }, world.seller, now);

/** The server as the configuration has it. */
function sftp(password: string = SFTP_LOGIN.password) {
  const key = ssh2.utils.parseKey(server.hostKey);
  if (key instanceof Error) throw key;
  const login = `${SFTP_LOGIN.username}:${encodeURIComponent(password)}`;
  return {
    ...{ kind: "sftp", code: "sftp", name: "Portail Sftp", agency: "A" },
    url: `sftp://${login}@127.0.0.1:${server.port}${PATH}`,
    hostKey: fingerprintOf(key.getPublicSSH()),
  };
}

const sentFile = () => server.files.get(PATH)?.toString("latin1");
const feedRow = (portal = "sftp") =>
  world.database.raw
    .prepare("SELECT failures, failure FROM DiffusionFeed WHERE portal = ?")
    .get(portal);

describe("a portal that takes no file", () => {
  const FOLDER = { kind: "folder", code: "dossier", name: "Portail Dossier", agency: "A" };

  test("is tried again, later each time, and nothing is lost; others don't wait for it", async () => {
    const file = join(world.folder, "occupied");
    const path = join(file, "sub");
    // A file stands where the folder would be made.
    writeFileSync(file, "");
    world.configure({ ...FOLDER, path }, ADDRESS);
    await world.publish();
    await exportAt(NOW);
    expect(await world.fetch(NOW)).toContain(world.propertyId);
    expect(await world.states()).toEqual([
      ["Portail Dossier", "delayed"],
      ["Portail Un", "sent"],
    ]);
    expect(feedRow("dossier")).toEqual({ failures: 1, failure: "no-folder" });
    await exportAt(at(4));
    expect(feedRow("dossier")).toMatchObject({ failures: 1 });
    await exportAt(at(5));
    expect(feedRow("dossier")).toMatchObject({ failures: 2 });
    rmSync(file);
    await exportAt(at(15));
    expect(feedRow("dossier")).toEqual({ failures: 0, failure: null });
    expect(readFileSync(join(path, "dossier.csv"), "latin1")).toContain(world.propertyId);
    expect(await world.states()).toEqual([
      ["Portail Dossier", "sent"],
      ["Portail Un", "sent"],
    ]);
  });

  test.each([
    ["full", { room: 10 }, "full", "n’a plus de place pour notre fichier"],
    ["closed to us", { refusesLogin: true }, "authentication", "refuse notre envoi"],
    ["not writable", { refusesWriting: true }, "permission", "refuse notre envoi"],
    ["gone in the middle", { hangsUp: true }, "no-connection", "ne répond pas"],
  ] as const)("is named by its trouble: %s", async (_what, behaviour, failure, words) => {
    server.behave(behaviour);
    world.configure(sftp());
    await world.publish();
    await exportAt(NOW);
    expect(feedRow()).toEqual({ failures: 1, failure });
    expect(await world.sentences(at(1))).toEqual([
      `Pas encore transmise à Portail Sftp, qui ${words}. Prochain essai\u00a0: 24 novembre 2026 à 11\u00a0h\u00a005 (heure de Paris).`,
    ]);
  });

  test("is known to take none by those whose homes it has, once that is long", async () => {
    world.configure(sftp());
    await world.publish();
    await exportAt(NOW);
    server.behave({ room: 10 });
    await exportAt(at(60));
    expect(await world.sentences(at(61))).toEqual([
      "Transmise à Portail Sftp depuis le 24 novembre 2026.",
    ]);
    await exportAt(at(180));
    expect(await world.sentences(at(182))).toEqual([
      "Transmise à Portail Sftp depuis le 24 novembre 2026. Ce portail n’a plus de place pour notre fichier et n’a pris aucun fichier depuis le 24 novembre 2026. Prochain essai\u00a0: 24 novembre 2026 à 14\u00a0h\u00a010 (heure de Paris).",
    ]);
    await withdraw(at(183));
    expect(await world.sentences(at(183))).toEqual([
      "Quitte Portail Sftp au prochain passage\u00a0: elle est encore dans le dernier fichier que ce portail a pris. Ce portail n’a plus de place pour notre fichier et n’a pris aucun fichier depuis le 24 novembre 2026. Nouvel essai dans la minute.",
    ]);
    server.behave({});
    await exportAt(at(184));
    expect(sentFile()).toBe("");
    expect(await world.views()).toMatchObject([{ state: "gone", leftAt: at(184) }]);
  });

  test("is in the log once, and once more when it takes files again", async () => {
    const [warn, info] = [vi.spyOn(log(), "warn"), vi.spyOn(log(), "info")];
    server.behave({ room: 10 });
    world.configure(sftp());
    await world.publish();
    for (const minute of [0, 5, 15]) await exportAt(at(minute));
    expect(warn.mock.calls.map(([fields]) => fields)).toMatchObject([{ failure: "full" }]);
    server.behave({ refusesWriting: true });
    await exportAt(at(35));
    expect(warn.mock.lastCall?.[0]).toMatchObject({ portal: "sftp", failure: "permission" });
    server.behave({});
    await exportAt(at(75));
    expect(info).toHaveBeenLastCalledWith(
      { portal: "sftp", failure: "permission" },
      "a portal takes its file again",
    );
    expect(warn).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  test("is tried at once with another password", async () => {
    world.configure(sftp("faux"));
    await world.publish();
    await exportAt(NOW);
    expect(feedRow()).toEqual({ failures: 1, failure: "authentication" });
    world.configure(sftp());
    await exportAt(at(1));
    expect(sentFile()).toContain(world.propertyId);
    expect(await world.states()).toEqual([["Portail Sftp", "sent"]]);
  });
});

describe("while a file is sent", () => {
  test("time passes: a home is there since the portal has the file", async () => {
    world.configure(sftp());
    await world.publish();
    let now = NOW;
    server.behave({
      beforeRename: async () => {
        expect(await world.states()).toEqual([["Portail Sftp", "next"]]);
        now = at(2);
      },
    });
    await exportFeeds(() => now);
    expect(await world.views()).toMatchObject([{ state: "sent", since: at(2) }]);
  });

  test("a consent that is taken back sends no second file beside it, and the next one at once", async () => {
    world.configure(sftp());
    await world.publish();
    server.behave({
      beforeRename: async () => {
        await withdraw(at(1));
        await exportAt(at(1));
        expect(await world.states()).toEqual([["Portail Sftp", "leaving"]]);
      },
    });
    await exportAt(NOW);
    expect(server.replaced).toHaveLength(1);
    expect(sentFile()).toContain(world.propertyId);
    expect(await world.states()).toEqual([["Portail Sftp", "leaving"]]);
    server.behave({});
    await exportAt(at(2));
    expect(sentFile()).toBe("");
    expect(await world.views()).toMatchObject([{ state: "gone", leftAt: at(2) }]);
  });

  test("a portal that has it and can't say so has it for its seller", async () => {
    world.configure(sftp());
    await world.publish();
    server.behave({ losesReply: true });
    await exportAt(NOW);
    expect(sentFile()).toContain(world.propertyId);
    expect(feedRow()).toEqual({ failures: 1, failure: "no-connection" });
    await withdraw(at(1));
    expect(await world.states()).toEqual([["Portail Sftp", "leaving"]]);
    server.behave({ refusesLogin: true });
    await exportAt(at(2));
    expect(await world.states()).toEqual([["Portail Sftp", "leaving"]]);
    server.behave({});
    await exportAt(at(12));
    expect(sentFile()).toBe("");
    expect(await world.states()).toEqual([["Portail Sftp", "gone"]]);
  });

  test("a process that ends blames nobody, and another one sends it once the claim is over", async () => {
    world.configure(sftp());
    await world.publish();
    const ending = new AbortController();
    server.behave({ beforeRename: async () => ending.abort() });
    await exportFeeds(() => NOW, { cut: ending.signal });
    expect(feedRow()).toEqual({ failures: 0, failure: null });
    server.behave({});
    server.replaced.length = 0;
    await exportAt(at(2));
    expect(server.replaced).toEqual([]);
    await exportAt(at(3));
    expect(server.replaced).toEqual([PATH]);
    expect(await world.states()).toEqual([["Portail Sftp", "sent"]]);
  });

  test("the portal leaves the configuration: its file is written down, then closed", async () => {
    world.configure(sftp());
    await world.publish();
    server.behave({
      beforeRename: async () => {
        world.configure();
        await exportAt(at(1));
      },
    });
    await exportAt(NOW);
    expect(await world.states()).toEqual([["Portail Sftp", "unlinked"]]);
    await exportAt(at(4));
    expect(await world.states()).toEqual([["Portail Sftp", "unlinked"]]);
  });
});

test.each([
  ["sent", sftp],
  ["fetched", () => ADDRESS],
])("a consent that is taken back while a file is made is not in it: %s", async (_how, target) => {
  world.configure(target());
  await world.publish();
  const endConsent = () =>
    world.database.raw
      .prepare("UPDATE DiffusionConsent SET endedAt = givenAt WHERE endedAt IS NULL")
      .run();
  let readings = 0;
  await exportFeeds(() => {
    readings += 1;
    // After homes were read, before the file is offered.
    if (readings === 4) endConsent();
    return NOW;
  });
  expect(readings).toBeGreaterThanOrEqual(4);
  expect(target().kind === "sftp" ? sentFile() : await world.peek()).toBe("");
  expect(await world.states()).toEqual([]);
});
