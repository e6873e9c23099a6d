import { describe, expect, test } from "vitest";
import { LOADER, withScriptsOnUse } from "./scripts-on-use.ts";

const page = (inside: string) => `<html><head>${inside}</head><body><p>a</p></body></html>`;
const script = (name: string, attributes = "") =>
  `<script src="/_next/static/chunks/${name}.js" async=""${attributes}></script>`;

describe("a page's framework scripts", () => {
  test("are named in order at its end and loaded by nothing before", () => {
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
    expect(html.endsWith(`<script>${LOADER}</script></body></html>`)).toBe(true);
  });

  test("inline scripts, data, styles and pictures stay where they are", () => {
    const rest =
      '<script>push(1)</script><script type="application/ld+json">{}</script><link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.png"/>';
    expect(withScriptsOnUse(page(rest + script("a")), "used")).toContain(`<head>${rest}</head>`);
  });

  test("the list stands before the last end of the body, not before one in a text", () => {
    const html = withScriptsOnUse(page(`<title>&lt;/body&gt; $& $1</title>${script("a")}`), "used");
    expect(html).toContain("<title>&lt;/body&gt; $& $1</title>");
    expect(html).toMatch(/<p>a<\/p><script type="application\/json"/);
  });
});

test("a page without scripts, or without a body, is left as it is", () => {
  for (const html of [page("<title>a</title>"), "", "text", script("a")]) {
    expect(withScriptsOnUse(html, "used")).toBe(html);
  }
});

test("the loader can stand in a page: it ends no script", () => {
  expect(LOADER).not.toMatch(/<\/script|<!--/i);
});
