import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentPolicy, inlineScriptHashes, newNonce, securityHeaders } from "./content-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const NONCE = "bm9uY2U+/x==";
const ours = (text: string, attributes = "") =>
  `<script nonce="${NONCE}"${attributes}>${text}</script>`;

describe("the hashes of a page's scripts", () => {
  test("are those of the scripts that the framework wrote, each once", () => {
    const { html, hashes } = inlineScriptHashes(
      `<head>${ours("a()")}${ours("b()", ' id="_R_"')}${ours("a()")}${ours("", ' src="/x.js"')}</head>`,
      NONCE,
    );
    expect(hashes).toEqual([hash("a()"), hash("b()")]);
    expect(html).toBe(
      '<head><script>a()</script><script id="_R_">b()</script><script>a()</script><script src="/x.js"></script></head>',
    );
  });

  test("are of the text as it stands, whatever it says", () => {
    for (const text of [
      'self.__next_f.push([1,"\\u003c/script\\u003e\\u003cscript\\u003ealert(1)"])',
      "x = '<!--<script>'",
      "\n a \r\n",
      "é\u2028€",
      "$& $1 $`",
    ]) {
      const page = Buffer.from(`<p>${ours(text)}</p>`).toString("latin1");
      expect(inlineScriptHashes(page, NONCE).hashes).toEqual([hash(text)]);
    }
  });

  test("are none for what was put into the page: it does not know the nonce", () => {
    const page = (inside: string) => inlineScriptHashes(`${inside}${ours("a()")}`, NONCE).hashes;
    for (const inside of [
      "<script>alert(1)</script>",
      '<script nonce="x">alert(1)</script>',
      "<SCRIPT>alert(1)</SCRIPT>",
      '<script nonce="">alert(1)</script>',
      "<img onerror=alert(1) src=x>",
      '<script type="application/ld+json">{"a":"\\u003c/script>"}</script>',
      "<!-- <script> -->",
    ]) {
      expect(page(inside)).not.toContain(hash("alert(1)"));
    }
  });

  test("are none for blocks of data", () => {
    const data = (type: string) => ours('{"a":1}', ` type="${type}"`);
    expect(
      inlineScriptHashes(data("application/ld+json") + data("application/json"), NONCE).hashes,
    ).toEqual([]);
  });

  test("leave no trace of the nonce, so that the same page is the same bytes", () => {
    const page = (nonce: string) =>
      String.raw`<link nonce="${nonce}" href="/a.css"/><script nonce="${nonce}">push("{\"a\":1,\"nonce\":\"${nonce}\"}\nHL[1,{\"nonce\":\"${nonce}\"}]")</script>`;
    const other = newNonce();
    expect(inlineScriptHashes(page(NONCE), NONCE)).toEqual(inlineScriptHashes(page(other), other));
    expect(inlineScriptHashes(page(NONCE), NONCE).html).toBe(
      String.raw`<link href="/a.css"/><script>push("{\"a\":1}\nHL[1]")</script>`,
    );
  });
});

test("a policy lets our files and these scripts run, and nothing else", () => {
  const policy = contentPolicy(["'sha256-x'", "'nonce-y'"], { tileOrigin: null, secure: false });
  expect(policy).toContain("script-src 'self' 'sha256-x' 'nonce-y';");
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy.split("; ")).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|\*|upgrade/);
  const elsewhere = contentPolicy([], { tileOrigin: "https://tiles.example", secure: true });
  expect(elsewhere).toContain("connect-src 'self' https://tiles.example;");
  expect(elsewhere).toMatch(/upgrade-insecure-requests$/);
});

test("https is insisted on where the site is served so", () => {
  const name = "strict-transport-security";
  expect(securityHeaders({ tileOrigin: null, secure: true })[name]).toMatch(/^max-age=\d{8}/);
  expect(securityHeaders({ tileOrigin: null, secure: false })).not.toHaveProperty(name);
});

test("no nonce comes twice", () => {
  expect(new Set(Array.from({ length: 1_000 }, newNonce)).size).toBe(1_000);
});
