import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { SCRIPT_FORM_TYPE } from "../lib/platform/problem-body.ts";
import { cachedAddress } from "./address.ts";
import { SHOWN_FORM } from "./forms.ts";
import { isInternalHeader, isOwnRequest, withoutInternalParameters } from "./next-protocol.ts";
import { cleanHeaders } from "./request-headers.ts";

/*
 * Names that Next and React use inside and do not document (docs/framework-facts.md), read from the installed
 * packages: where one has changed, what relies on it must follow.
 */

const require = createRequire(import.meta.url);
const headers: Record<string, string> & {
  FLIGHT_HEADERS: string[];
} = require("next/dist/client/components/app-router-headers.js");
const constants: Record<string, string> = require("next/dist/lib/constants.js");

test("the page of facts names files that there are", () => {
  const page = readFileSync("docs/framework-facts.md", "utf8");
  const files = [
    ...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+|proxy[\w.]+\.ts|prisma\.config\.ts)`/g),
  ];
  expect(files.length).toBeGreaterThan(40);
  expect(files.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("parameters of Next's router are dropped", () => {
  for (const name of ["NEXT_QUERY_PARAM_PREFIX", "NEXT_INTERCEPTION_MARKER_PREFIX"]) {
    expect(constants[name]).toMatch(/^nxt/);
    expect(withoutInternalParameters(`/bien/a?${constants[name]}id=b`)).toBe("/bien/a");
  }
});

describe("a partial render", () => {
  test("is told from the page by every header that Next tells it by", () => {
    const whole = cachedAddress("/help", {})?.key;
    const { FLIGHT_HEADERS, NEXT_HMR_REFRESH_HEADER, NEXT_URL, RSC_HEADER = "" } = headers;
    const names = [...FLIGHT_HEADERS, NEXT_URL].filter(
      (name) => name !== undefined && name !== NEXT_HMR_REFRESH_HEADER,
    ) as string[];
    expect(names).toHaveLength(5);
    const keys = names.map(
      (name) => cachedAddress("/help", { [RSC_HEADER]: "1", [name]: `value of ${name}` })?.key,
    );
    expect(new Set([whole, ...keys]).size).toBe(6);
  });

  test("has its digest in the parameter that is no part of the page's address", () => {
    expect(cachedAddress(`/help?${headers.NEXT_RSC_UNION_QUERY}=x`, {})?.key).toBe("/help");
  });
});

test("of Next's headers those that its scripts send are let through, and no other", () => {
  const sent = [
    headers.ACTION_HEADER,
    headers.NEXT_ROUTER_STATE_TREE_HEADER,
    headers.NEXT_ROUTER_PREFETCH_HEADER,
    headers.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    headers.NEXT_URL,
  ];
  expect(sent.map((name) => isInternalHeader(name ?? "next-"))).toEqual(sent.map(() => false));
  const development = [
    headers.NEXT_HMR_REFRESH_HEADER,
    headers.NEXT_REQUEST_ID_HEADER,
    headers.NEXT_HTML_REQUEST_ID_HEADER,
  ].map(String);
  const left = (isDevelopment: boolean) => {
    const request = {
      headers: Object.fromEntries(development.map((name) => [name, "1"])),
      socket: { remoteAddress: "203.0.113.9" },
    };
    const settings = { address: "203.0.113.9", secure: false, development: isDevelopment };
    cleanHeaders(request as never, settings);
    return development.filter((name) => name in request.headers);
  };
  expect(left(false)).toEqual([]);
  expect(left(true)).toEqual(development);
});

test("scripts name a form's action in a header, and its client takes a plain problem as the error's message", () => {
  expect(headers.ACTION_HEADER).toBe("next-action");
  const client = require.resolve(
    "next/dist/client/components/router-reducer/reducers/server-action-reducer.js",
  );
  expect(readFileSync(client, "utf8")).toContain(
    `res.status >= 400 && contentType === '${SCRIPT_FORM_TYPE}' ? await res.text()`,
  );
});

describe("a request of Next's to its own server", () => {
  const source = readFileSync(
    require.resolve("next/dist/server/app-render/action-handler.js"),
    "utf8",
  );

  test("is made at two places alone, and both mark it by headers that are refused", () => {
    expect(source.match(/await fetch\(/g)).toHaveLength(2);
    const names = [...source.matchAll(/'(x-action-[\w-]+)'/g)].map(([, name = ""]) => name);
    names.push(String(headers.NEXT_ACTION_REVALIDATED_HEADER));
    expect(new Set(names)).toEqual(
      new Set(["x-action-forwarded", "x-action-redirect", "x-action-revalidated"]),
    );
    for (const name of [...names, constants.PRERENDER_REVALIDATE_HEADER ?? ""]) {
      expect([name, isOwnRequest({ [name]: "1" })]).toEqual([name, true]);
    }
    // The page that an action leads to is fetched with the headers that the response had by then.
    expect(source.indexOf("res.setHeader('x-action-redirect'")).toBeLessThan(
      source.lastIndexOf("getForwardedHeaders(req, res)"),
    );
  });
});

test("React marks the form whose action gave what a page shows, and those whose did not", () => {
  const source = readFileSync(
    require.resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js"),
    "utf8",
  ).replaceAll(/\\x3[ce]/g, (sign) => (sign.endsWith("c") ? "<" : ">"));
  expect(source).toContain(SHOWN_FORM);
  expect(source).toContain("<!--F-->");
});
