import { readdirSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { ERROR_PAGE as COPY } from "@/lib/content/error-page";

const GROUPS = readdirSync(__dirname).filter((name) => /^\(\w+\)$/.test(name));

const failure = (properties: object = {}) => Object.assign(new Error("secret"), properties);

describe("what stands in place of a page that failed", () => {
  test.each(["", ...GROUPS])("app/%s has its own, which says so and leads on", async (group) => {
    const file = join(__dirname, group, "error.tsx");
    const { default: Page } = (await import(/* @vite-ignore */ file)) as {
      default: (props: ErrorPageProps) => React.ReactNode;
    };
    const html = renderToStaticMarkup(<Page error={failure()} retry={() => {}} />);
    expect(html).toMatch(new RegExp(`<h1 tabindex="-1"[^>]*>${COPY.title}</h1>`));
    expect(html).toContain(COPY.retry);
    expect(html).toContain(COPY.home);
    expect(html).not.toContain("secret");
  });

  const shown = (error: unknown) =>
    renderToStaticMarkup(<ErrorPanel error={error} retry={() => {}} />);

  test("gives the reference that it speaks of, and speaks of none without one", () => {
    expect(shown(failure())).toContain(COPY.lead);
    expect(shown(failure())).not.toContain(COPY.reference);
    const logged = shown(failure({ digest: "123" }));
    expect(logged).toContain(COPY.leadLogged);
    expect(logged).toContain("123");
  });

  test("offers to load the page anew where a script of it did not come", () => {
    const html = shown(failure({ name: "ChunkLoadError" }));
    expect(html).toContain(COPY.leadMissing);
    expect(html).toContain(COPY.reload);
  });

  test("blames the network where there is none, and only there", () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(shown(failure())).toContain(COPY.leadOffline);
    vi.stubGlobal("navigator", { onLine: true });
    expect(shown(failure())).not.toContain(COPY.leadOffline);
    vi.unstubAllGlobals();
  });
});
