import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, describe, expect, test } from "vitest";

/** A checker that sees nothing reports no violation: each one is shown a planted violation here. */

const planted: string[] = [];
afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file, { force: true });
});

function plant(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  planted.push(file);
}

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, output: stdout + stderr };
};

describe("dependency-cruiser catches", () => {
  const cruise = (folder: string) =>
    run("node_modules/dependency-cruiser/bin/dependency-cruise.mjs", folder);

  test.each([
    ["lib/pricing/planted-a.ts", 'import "../server/env.ts";', "pure-stays-pure"],
    ["lib/pricing/planted-b.ts", 'import "node:fs";', "pure-packages"],
    ["lib/server/planted-c.ts", 'import "../../app/robots.ts";', "lib-never-imports"],
    ["components/planted-d.tsx", 'import "@/lib/server/env";', "components-import-pure"],
    ["app/planted-e.ts", 'import "@/lib/server/db/raw";', "app-never-touches-the-database"],
    ["lib/server/planted-f.ts", 'import "../testing/builders.ts";', "tests-stay-out"],
  ])("%s with %s (%s)", (file, content, rule) => {
    plant(file, content);
    const { status, output } = cruise(file);
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });
});

test.each([
  ["app/(espace)/planted/page.tsx", "page /planted is in no table"],
  ["app/api/planted/route.ts", "call /api/planted is in no table"],
])("the check of access catches %s", (file, fault) => {
  plant(file, "export {};\n");
  const { status, output } = run("--import", "tsx", "scripts/check-access.ts");
  expect(output).toContain(fault);
  expect(status).not.toBe(0);
});

test("the type checker catches a wrong type", () => {
  const file = "lib/kernel/planted-type.ts";
  plant(file, 'export const wrong: number = "text";\n');
  const { status, output } = run(
    "node_modules/typescript/bin/tsc",
    "--noEmit",
    "--incremental",
    "false",
  );
  expect(output).toContain("planted-type.ts");
  expect(status).not.toBe(0);
});

test("the linter catches a console.log in the product", () => {
  const file = "lib/kernel/planted-lint.ts";
  plant(file, 'console.log("x");\n');
  const { status, output } = run("node_modules/@biomejs/biome/bin/biome", "check", file);
  expect(output).toContain("noConsole");
  expect(status).not.toBe(0);
});

test.each([
  ["lib/kernel", "class Own {}\nexport const isOwn = (x: unknown) => x instanceof Own;\n"],
  [
    "front-door",
    'import { z } from "zod";\nexport const is = (x: unknown) => x instanceof z.ZodError;\n',
  ],
])("the linter catches instanceof on what is no global in %s", (folder, content) => {
  const file = `${folder}/planted-instanceof.ts`;
  plant(file, content);
  const { status, output } = run("node_modules/@biomejs/biome/bin/biome", "lint", file);
  expect(output).toContain("instanceof fails across bundles");
  expect(status).not.toBe(0);
});

test("the dead code check catches a file nothing imports", () => {
  const file = "lib/kernel/planted-dead.ts";
  plant(file, "export const unused = 1;\n");
  const { status, output } = run("node_modules/knip/bin/knip.js");
  expect(output).toContain("planted-dead.ts");
  expect(status).not.toBe(0);
});
