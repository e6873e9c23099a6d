import { readdirSync } from "node:fs";
import { CALL_ACCESS } from "../lib/policy/calls.ts";
import { PAGE_ACCESS } from "../lib/policy/pages.ts";

/**
 * Compares the pages and calls there are with the tables that say who may open them
 * (lib/policy/pages.ts, lib/policy/calls.ts). A route without an entry, or an entry without a route,
 * fails the checks and the build.
 */
function routesOf(file: RegExp): Set<string> {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => file.test(path))
    .map((path) =>
      `/${path.replace(file, "")}`
        .split("/")
        .filter((segment) => segment !== "" && !/^\(.*\)$/.test(segment))
        .join("/"),
    );
  return new Set(found.map((path) => `/${path}`));
}

function differences(what: string, present: Set<string>, table: object): string[] {
  const known = new Set(Object.keys(table));
  return [
    ...[...present]
      .filter((route) => !known.has(route))
      .map((route) => `${what} ${route} is in no table`),
    ...[...known]
      .filter((route) => !present.has(route))
      .map((route) => `${what} ${route} does not exist`),
  ];
}

const faults = [
  ...differences("page", routesOf(/(?:^|\/)page\.tsx$/), PAGE_ACCESS),
  ...differences("call", routesOf(/(?:^|\/)route\.tsx?$/), CALL_ACCESS),
];
for (const fault of faults) console.error(`Access: ${fault}.`);
if (faults.length > 0) process.exit(1);
console.log(
  `Access: ${Object.keys(PAGE_ACCESS).length} pages and ${Object.keys(CALL_ACCESS).length} calls, each with who may open it.`,
);
