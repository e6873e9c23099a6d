import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ScriptsWhen } from "./cached-routes.ts";
import { newNonce } from "./content-policy.ts";
import { finishPage } from "./finish-page.ts";
import { LOADER } from "./scripts-on-use.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const NONCE = "bm9uY2U+/x==";
const finished = (html: string, nonce: string) => finishPage(html, nonce, "used");
const finishedHtml = (html: string, when: ScriptsWhen) => finishPage(html, NONCE, when).html;
const ours = (text: string, attributes = "") =>
  `<script nonce="${NONCE}"${attributes}>${text}</script>`;

describe("the hashes of a page's scripts", () => {
  test("are those of the scripts that the framework wrote, each once", () => {
    const { html, hashes } = finished(
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
      expect(finished(page, NONCE).hashes).toEqual([hash(text)]);
    }
  });

  test("are none for what was put into the page: it does not know the nonce", () => {
    const page = (inside: string) => finished(`${inside}${ours("a()")}`, NONCE).hashes;
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
    expect(finished(data("application/ld+json") + data("application/json"), NONCE).hashes).toEqual(
      [],
    );
  });

  test("leave no trace of the nonce, so that the same page is the same bytes", () => {
    const page = (nonce: string) =>
      String.raw`<link nonce="${nonce}" href="/a.css"/><script nonce="${nonce}">push("{\"a\":1,\"nonce\":\"${nonce}\"}\nHL[1,{\"nonce\":\"${nonce}\"}]")</script>`;
    const other = newNonce();
    expect(finished(page(NONCE), NONCE)).toEqual(finished(page(other), other));
    expect(finished(page(NONCE), NONCE).html).toBe(
      String.raw`<link href="/a.css"/><script>push("{\"a\":1}\nHL[1]")</script>`,
    );
  });
});

const pageOf = (inside: string) => `<html><head>${inside}</head><body><p>a</p></body></html>`;
const script = (name: string, attributes = "") =>
  `<script src="/_next/static/chunks/${name}.js" async="" nonce="${NONCE}"${attributes}></script>`;

describe("a page's framework scripts", () => {
  test("are named in order at its end, and loaded by the lines at its head", () => {
    const html = finishedHtml(
      pageOf(
        `<link rel="preload" as="script" fetchPriority="low" nonce="${NONCE}" href="/_next/static/chunks/a.js"/>${script("a")}${script("b", ' id="x"')}${script("old", ' noModule=""')}`,
      ),
      "used-or-wide",
    );
    expect(html.replaceAll(LOADER, "")).not.toMatch(/<script src|rel="preload"/);
    expect(html).toContain(
      '<script type="application/json" id="page-scripts" data-when="used-or-wide">["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]</script>',
    );
    expect(html.startsWith(`<html><head>${LOADER}`)).toBe(true);
  });

  test("inline scripts, data, styles and pictures stay where they are", () => {
    const rest =
      '<script>push(1)</script><script type="application/ld+json">{}</script><link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.png"/>';
    expect(finishedHtml(pageOf(rest + script("a")), "used")).toContain(`${LOADER}${rest}</head>`);
  });

  test("the lines stand after what says how to read the page, before what it waits for", () => {
    const metas = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
    const html = finishedHtml(pageOf(`${metas}<link rel="stylesheet"/>${script("a")}`), "used");
    expect(html).toContain(`<head>${metas}${LOADER}<link rel="stylesheet"/>`);
  });

  test("the list stands before the last end of the body, not before one in a text", () => {
    const html = finishedHtml(pageOf(`<title>&lt;/body&gt; $& $1</title>${script("a")}`), "used");
    expect(html).toContain("<title>&lt;/body&gt; $& $1</title>");
    expect(html).toMatch(/<p>a<\/p><script type="application\/json"/);
  });
});

test("nothing comes twice or is lost where a page is oddly made", () => {
  const early = `${script("early")}${pageOf(script("a"))}`;
  expect(finishedHtml(early, "used").replaceAll(LOADER, "")).toMatch(
    /^<script src="\/_next\/static\/chunks\/early.js" async="" nonce=""><\/script><html><head><\/head>/,
  );
  const late = pageOf(script("a")) + ours('push("</body>")');
  expect(
    finishedHtml(late, "used")
      .replaceAll(LOADER, "")
      .match(/push\(/g),
  ).toHaveLength(1);
});

test("a page without scripts, or without a body, is left as it is", () => {
  for (const html of [
    pageOf("<title>a</title>"),
    "",
    "text",
    script("a"),
    `<body>${script("a")}</body>`,
  ]) {
    expect(finishedHtml(html, "used")).toBe(html.replaceAll(` nonce="${NONCE}"`, ""));
  }
});

test("a page that was broken off comes to an end, without its nonce", () => {
  const whole = `${pageOf(script("a"))}${ours("b()")}`;
  for (let length = 0; length < whole.length; length++) {
    const { html } = finished(whole.slice(0, length), NONCE);
    expect(html).not.toContain(NONCE);
  }
});
