import { describe, expect, test } from "vitest";
import { LOADER, withScriptsOnUse } from "./scripts-on-use.ts";

const page = (inside: string) => `<html><head>${inside}</head><body><p>a</p></body></html>`;
const script = (name: string, attributes = "") =>
  `<script src="/_next/static/chunks/${name}.js" async=""${attributes}></script>`;

describe("a page's framework scripts", () => {
  test("are named in order at its end, and loaded by the lines at its head", () => {
    const html = withScriptsOnUse(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${script("a")}${script("b", ' id="x"')}${script("old", ' noModule=""')}`,
      ),
      "used-or-wide",
    );
    expect(html).not.toMatch(/<script src|rel="preload"/);
    expect(html).toContain(
      '<script type="application/json" id="page-scripts" data-when="used-or-wide">["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]</script>',
    );
    expect(html.startsWith(`<html><head><script>${LOADER}</script>`)).toBe(true);
  });

  test("inline scripts, data, styles and pictures stay where they are", () => {
    const rest =
      '<script>push(1)</script><script type="application/ld+json">{}</script><link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.png"/>';
    expect(withScriptsOnUse(page(rest + script("a")), "used")).toContain(
      `<script>${LOADER}</script>${rest}</head>`,
    );
  });

  test("the lines stand after what says how to read the page, before what it waits for", () => {
    const metas = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
    const html = withScriptsOnUse(page(`${metas}<link rel="stylesheet"/>${script("a")}`), "used");
    expect(html).toContain(`<head>${metas}<script>${LOADER}</script><link rel="stylesheet"/>`);
  });

  test("the list stands before the last end of the body, not before one in a text", () => {
    const html = withScriptsOnUse(page(`<title>&lt;/body&gt; $& $1</title>${script("a")}`), "used");
    expect(html).toContain("<title>&lt;/body&gt; $& $1</title>");
    expect(html).toMatch(/<p>a<\/p><script type="application\/json"/);
  });
});

test("a page without scripts, or without a body, is left as it is", () => {
  for (const html of [
    page("<title>a</title>"),
    "",
    "text",
    script("a"),
    `<body>${script("a")}</body>`,
  ]) {
    expect(withScriptsOnUse(html, "used")).toBe(html);
  }
});

test("the loader can stand in a page: it ends no script", () => {
  expect(LOADER).not.toMatch(/<\/script|<!--/i);
});
