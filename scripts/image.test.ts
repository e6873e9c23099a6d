import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseDockerfile, readImage } from "./image.mjs";

test("the image stands on the Node that the project is worked on with, and runs what is there", () => {
  const image = readImage();
  expect(image.node).toBe(readFileSync(".nvmrc", "utf8").trim());
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(image.build).toEqual(["npm run build"]);
  expect(scripts.build).toBe("node scripts/build.mjs");
  // As `npm start` does, whose steps are skipped where the image did them.
  expect(image.start.join(" ")).toBe(scripts.start);
  expect(existsSync(image.health.replace("node ", ""))).toBe(true);
});

test("a Dockerfile's instruction that nobody reads is an error", () => {
  expect(() => parseDockerfile("FROM node:20\nADD a b\n")).toThrow("ADD");
});

test.each([
  ["compose.yaml", ["site"]],
  ["compose.machines.yaml", ["one", "two", "three", "migrated"]],
])(
  "%s sets variables that the site reads, and starts without secrets of its own",
  (file, names) => {
    const { services } = parse(readFileSync(file, "utf8"), { merge: true });
    const known = readFileSync(".env.example", "utf8").match(/^[A-Z_\d]+(?==)/gm);
    for (const name of names) {
      const { environment } = services[name];
      for (const variable of Object.keys(environment)) expect(known).toContain(variable);
      for (const secret of ["AUTH_SECRET", "CAPTCHA_HMAC_KEY", "DOCUMENT_KEY"])
        expect(environment[secret]).toContain(`\${${secret}:?`);
    }
  },
);
