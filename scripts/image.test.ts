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

test("compose sets variables that the site reads, and starts without secrets of its own", () => {
  const { services } = parse(readFileSync("compose.yaml", "utf8"));
  const known = readFileSync(".env.example", "utf8").match(/^[A-Z_]+(?==)/gm);
  for (const name of Object.keys(services.site.environment)) expect(known).toContain(name);
  for (const name of ["AUTH_SECRET", "CAPTCHA_HMAC_KEY", "DOCUMENT_KEY"]) {
    expect(services.site.environment[name]).toContain(`\${${name}:?`);
  }
});
