import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../../lib/accounts/sessions/commands/open-session.ts";
import { findActor } from "../../lib/accounts/sessions/queries/find-visitor.ts";
import { listOwnAudit } from "../../lib/audit/queries/list-own-audit.ts";
import { claimDocumentKey } from "../../lib/documents/commands/claim-document-key.ts";
import { parseEnvironment } from "../../lib/platform/env-schema.ts";
import { replaceOnce } from "../../lib/platform/once.ts";
import type { Actor } from "../../lib/policy/actor.ts";
import { adoptedDatabase } from "../../lib/testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../lib/testing/builders.ts";
import { createPerson } from "../../lib/testing/people.ts";
import { runAdmin } from "./run.ts";

const database = adoptedDatabase();
let person: Actor;
let token: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

beforeEach(async () => {
  person = await createPerson(database, [["buyer", "active"]]);
  token = await openSession({ userId: person.userId, remember: true, userAgent: null });
});

/** Runs a command; gives its exit code and its output. */
async function run(...args: string[]) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const code = await runAdmin(args, {
    print: (line) => stdout.push(line),
    printError: (line) => stderr.push(line),
  });
  return { code, stdout: stdout.join("\n"), stderr: stderr.join("\n") };
}

const rolesOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT role, status FROM RoleGrant WHERE userId = ? ORDER BY role")
    .all(userId);

describe("grant-role", () => {
  test("gives a role once, tells the audit, and says what a trust manager still needs", async () => {
    const first = await run("grant-role", ` ${person.email.toUpperCase()} `, "trust_manager");
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toMatch(/now holds the role trust_manager/);
    expect(first.stdout).toMatch(/12 characters/);
    expect(first.stdout).toMatch(/second factor/);
    expect(rolesOf(person)).toContainEqual({ role: "trust_manager", status: "active" });
    expect(await findActor(token)).toBeNull();

    const again = await run("grant-role", person.email, "trust_manager");
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout).toMatch(/already/);
    const granted = (await listOwnAudit(person)).entries.filter(
      ({ actor }) => actor === "Ligne de commande",
    );
    expect(granted.map(({ sentence }) => sentence)).toEqual([
      "Le rôle Trust Manager a été accordé.",
    ]);
  });

  test("puts a role in force that waited or was refused, and leaves sessions open", async () => {
    const looper = await createPerson(database, [["ambassador", "refused"]]);
    const theirs = await openSession({ userId: looper.userId, remember: true, userAgent: null });
    expect(await run("grant-role", looper.email, "ambassador")).toMatchObject({ code: 0 });
    expect(rolesOf(looper)).toEqual([{ role: "ambassador", status: "active" }]);
    expect(await findActor(theirs)).not.toBeNull();
  });

  test.each([
    ["an unknown address", ["nobody@example.org", "seller"], /No account has the address/],
    ["an unknown role", ["", "admin"], /must be one of/],
    ["no role", [""], /must be one of/],
    ["a role of the language", ["", "__proto__"], /must be one of/],
    ["too much", ["", "seller", "buyer"], /Too many arguments/],
  ])("is refused with %s", async (_title, [email, ...rest], sentence) => {
    const { code, stderr } = await run("grant-role", email || person.email, ...rest);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(rolesOf(person)).toEqual([{ role: "buyer", status: "active" }]);
  });

  test("makes no trust manager of a demonstration account", async () => {
    const demo = await createPerson(database, [["buyer", "active"]], {
      email: "x@demo.loopimmo.fr",
      emailNormalized: "x@demo.loopimmo.fr",
    });
    expect(await run("grant-role", demo.email, "trust_manager")).toMatchObject({ code: 1 });
    expect(rolesOf(demo)).toHaveLength(1);
  });
});

test("revoke-sessions signs a person out everywhere, and nobody else", async () => {
  const other = await createPerson(database, [["buyer", "active"]]);
  const theirs = await openSession({ userId: other.userId, remember: true, userAgent: null });
  expect((await run("revoke-sessions", person.email)).stdout).toMatch(/^1 session of/);
  expect(await findActor(token)).toBeNull();
  expect(await findActor(theirs)).not.toBeNull();
  expect((await run("revoke-sessions", person.email)).stdout).toMatch(/^0 sessions of/);
});

test("reset-second-factor removes it with its codes, and signs out", async () => {
  database.raw
    .prepare(
      "INSERT INTO SecondFactor (userId, secretSealed, createdAt) VALUES (?, 'x', '2026-11-24T10:00:00.000+00:00')",
    )
    .run(person.userId);
  expect(await run("reset-second-factor", person.email)).toMatchObject({ code: 0 });
  expect(await findActor(token)).toBeNull();
  expect((await run("reset-second-factor", person.email)).stdout).toMatch(/no second factor/);
});

describe("anonymise", () => {
  test("says what it would do, and does nothing without --yes", async () => {
    const sale = propertyRow({ sellerId: person.userId });
    await database.writer.$transaction((tx) => tx.property.create({ data: sale }));
    const { code, stdout, stderr } = await run("anonymise", person.email);
    expect(code).toBe(1);
    expect(stdout).toMatch(/1 listing withdrawn, 0 visits cancelled/);
    expect(stderr).toMatch(/--yes/);
    expect(await findActor(token)).not.toBeNull();

    expect(await run("anonymise", person.email, "--yes")).toMatchObject({ code: 0, stderr: "" });
    expect(await findActor(token)).toBeNull();
    expect((await run("anonymise", person.email, "--yes")).stderr).toMatch(/No account/);
  });

  test("is refused while a sale is under way", async () => {
    const sale = propertyRow({ sellerId: person.userId, status: "under_offer" });
    await database.writer.$transaction((tx) => tx.property.create({ data: sale }));
    const { code, stderr } = await run("anonymise", person.email, "--yes");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/not concluded/)]);
  });

  test("refuses an option it doesn't know", async () => {
    expect(await run("anonymise", person.email, "--force")).toMatchObject({ code: 1 });
    expect(await findActor(token)).not.toBeNull();
  });
});

describe("documents rotate", () => {
  const [former, present] = ["a".repeat(32), "b".repeat(32)];
  const configure = (keys: Record<string, string>) =>
    replaceOnce("env", parseEnvironment({ NODE_ENV: "test", DOCUMENT_DIR: "nowhere", ...keys }));
  afterEach(() => replaceOnce("env", undefined));

  test("says what is missing, and what can go once it is done", async () => {
    configure({ DOCUMENT_KEY: present });
    expect(await run("documents", "rotate")).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^DOCUMENT_KEY_PREVIOUS is not set/),
    });
    configure({ DOCUMENT_KEY: present, DOCUMENT_KEY_PREVIOUS: former });
    expect(await run("documents", "rotate")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Start the site with this DOCUMENT_KEY first/),
    });
    await claimDocumentKey();
    const done = await run("documents", "rotate");
    expect(done).toMatchObject({ code: 0, stderr: "" });
    expect(done.stdout).toMatch(/0 documents of 0 .*\nDOCUMENT_KEY_PREVIOUS can be taken out/);
  });
});

test.each([[[]], [["drop"]], [["grant-role"]], [["toString"]], [["documents", "drop"]]])(
  "what is no command is refused with the usage: %j",
  async (args) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Usage: npm run admin/);
  },
);

test("as a program, it works beside a process that has the database open", async () => {
  const execute = (...args: string[]) =>
    promisify(execFile)("node_modules/.bin/tsx", ["scripts/admin.ts", ...args], {
      env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: "test" },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  const [granted, unknown, help] = await Promise.all([
    execute("grant-role", person.email, "seller"),
    execute("revoke-sessions", "nobody@example.org"),
    execute("help"),
  ]);
  expect(granted).toMatchObject({ code: 0, stderr: "" });
  expect(rolesOf(person)).toContainEqual({ role: "seller", status: "active" });
  expect(unknown).toMatchObject({ code: 1, stdout: "" });
  expect(unknown.stderr.trim()).toBe("No account has the address nobody@example.org.");
  expect(help).toMatchObject({ code: 0 });
  expect(help.stdout).toMatch(/grant-role/);
});
