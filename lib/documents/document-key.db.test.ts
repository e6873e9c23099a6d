import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { EnvironmentError, parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import { fileKeyOf, neededKeyId } from "../platform/storage/sealed-file.ts";
import { documentStorage } from "../platform/storage/stores.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { createPerson } from "../testing/people.ts";
import { claimDocumentKey } from "./commands/claim-document-key.ts";
import { deleteDocument } from "./commands/delete-document.ts";
import { openDocument } from "./commands/open-document.ts";
import { rotateDocumentKey } from "./commands/rotate-document-key.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const [A, B, C] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
const database = adoptedDatabase("test");
const root = mkdtempSync(join(tmpdir(), "loopimmo-key-"));
const store = join(root, "documents");
let owner: Actor;

/** Has the configuration name these keys, as a start with them would. */
function configure(current?: string, previous?: string): void {
  const keys = { DOCUMENT_KEY: current, DOCUMENT_KEY_PREVIOUS: previous };
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", DOCUMENT_DIR: store, ...keys }));
}
const start = (current?: string, previous?: string) => {
  configure(current, previous);
  return claimDocumentKey(NOW);
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => [error.name, error.message] as const,
  );

beforeAll(() => configure(A));
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  owner = await createPerson(database, [["buyer", "active"]]);
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(root, { recursive: true });
});

/** A document of the owner's, written with the present key. */
async function add(text: string): Promise<{ id: string; file: string }> {
  const id = newId();
  const storageKey = `key-${id}`;
  await documentStorage().put(storageKey, Buffer.from(text));
  await database.writer.$transaction((tx) =>
    tx.storedDocument.create({
      data: {
        id,
        ownerId: owner.userId,
        kind: "identity",
        fileName: "x.pdf",
        bytes: text.length,
        sha256: "0".repeat(64),
        storageKey,
        createdAt: NOW,
      },
    }),
  );
  return { id, file: join(store, storageKey) };
}
const textOf = async ({ id }: { id: string }) =>
  String((await openDocument(id, owner, NOW)).content);
const keyOf = ({ file }: { file: string }) => neededKeyId(readFileSync(file));
const needed = () =>
  database.raw
    .prepare<[], { id: string }>("SELECT id FROM DocumentKey ORDER BY id")
    .all()
    .map(({ id }) => id);
const ids = (...secrets: string[]) => secrets.map((secret) => fileKeyOf(secret).id).sort();
const silent = () => {};

describe("a start", () => {
  test("notes the first key, and goes on with it", async () => {
    expect(await start(A)).toEqual({ isRotating: false });
    expect(await start(A)).toEqual({ isRotating: false });
    expect(needed()).toEqual(ids(A));
  });

  test("with another key says so in one sentence that names the variable, and changes nothing", async () => {
    await start(A);
    const before = readdirSync(root);
    for (const [current, previous] of [[B], [B, C], [undefined]] as const) {
      const [name, message = ""] = (await refusal(start(current, previous))) ?? [];
      expect(name).toBe(EnvironmentError.name);
      expect(message).toMatch(/^DOCUMENT_KEY is not the key [^.]*\.$/);
      expect(message).toContain(fileKeyOf(A).id);
      expect(message).not.toContain(A);
    }
    expect(needed()).toEqual(ids(A));
    expect(readdirSync(root)).toEqual(before);
  });

  test("with a new key and the former notes both, and neither alone will do", async () => {
    await start(A);
    expect(await start(B, A)).toEqual({ isRotating: true });
    expect(needed()).toEqual(ids(A, B));
    for (const key of [A, B]) expect(await refusal(start(key))).not.toBeNull();
    expect(await start(A, B)).toEqual({ isRotating: true });
  });

  test("without a key, outside production, notes none", async () => {
    expect(await start()).toEqual({ isRotating: false });
    expect(needed()).toEqual([]);
  });
});

describe("documents, when the key is rotated,", () => {
  test("open before, during and after; the former key is then not needed", async () => {
    await start(A);
    const former = await add("former");
    await start(B, A);
    const present = await add("present");
    expect(await textOf(former)).toBe("former");
    expect([keyOf(former), keyOf(present)]).toEqual([fileKeyOf(A).id, fileKeyOf(B).id]);
    expect(await rotateDocumentKey(silent)).toEqual({ rewrapped: 1, total: 2, unreadable: [] });
    expect(needed()).toEqual(ids(B));
    await start(B);
    expect(await Promise.all([former, present].map(textOf))).toEqual(["former", "present"]);
    expect(await refusal(start(A))).not.toBeNull();
  });

  test("wait for the rest where it was cut, and what was done stays done", async () => {
    await start(A);
    const documents = [];
    for (const text of ["one", "two", "three", "four"]) documents.push(await add(text));
    await start(B, A);
    const third = documents.sort((one, other) => (one.id < other.id ? -1 : 1))[2];
    if (!third) throw new Error("no third document");
    const bytes = readFileSync(third.file);
    rmSync(third.file);
    mkdirSync(third.file);
    expect(await refusal(rotateDocumentKey(silent))).not.toBeNull();
    expect(documents.slice(0, 2).map(keyOf)).toEqual([fileKeyOf(B).id, fileKeyOf(B).id]);
    expect(needed()).toEqual(ids(A, B));
    rmSync(third.file, { recursive: true });
    writeFileSync(third.file, bytes);
    expect(await rotateDocumentKey(silent)).toEqual({ rewrapped: 2, total: 4, unreadable: [] });
    expect(documents.map(keyOf)).toEqual(documents.map(() => fileKeyOf(B).id));
    await start(B);
    expect((await Promise.all(documents.map(textOf))).sort()).toEqual([
      "four",
      "one",
      "three",
      "two",
    ]);
  });

  test("that neither key opens are named and left as they are; those that are gone stay away", async () => {
    await start(A);
    const [damaged, lost, deleted] = [await add("damaged"), await add("lost"), await add("old")];
    writeFileSync(damaged.file, "damaged");
    rmSync(lost.file);
    const bytes = readFileSync(deleted.file);
    await deleteDocument({ documentId: deleted.id }, owner, NOW);
    writeFileSync(deleted.file, bytes);
    await start(B, A);
    const outcome = { rewrapped: 0, total: 2, unreadable: [damaged.id] };
    expect(await rotateDocumentKey(silent)).toEqual(outcome);
    expect(String(readFileSync(damaged.file))).toBe("damaged");
    expect(existsSync(lost.file)).toBe(false);
    expect(keyOf(deleted)).toBe(fileKeyOf(A).id);
  });

  test("come back from a backup with the key of then, and are rotated again", async () => {
    await start(A);
    const document = await add("former");
    const backup = readFileSync(document.file);
    await start(B, A);
    await rotateDocumentKey(silent);
    writeFileSync(document.file, backup);
    await start(B);
    expect(await refusal(textOf(document))).not.toBeNull();
    await start(B, A);
    expect(await textOf(document)).toBe("former");
    expect(await rotateDocumentKey(silent)).toMatchObject({ rewrapped: 1, unreadable: [] });
    await start(B);
    expect(await textOf(document)).toBe("former");
  });

  test("stay as they are without a former key, or before a start with the new one", async () => {
    await start(A);
    const document = await add("former");
    expect(await rotateDocumentKey(silent)).toBe("no-former-key");
    configure(B, A);
    expect(await rotateDocumentKey(silent)).toBe("not-in-use");
    expect(keyOf(document)).toBe(fileKeyOf(A).id);
    expect(needed()).toEqual(ids(A));
  });
});
