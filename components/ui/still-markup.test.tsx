import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { StillMarkup } from "./still-markup";

function Card({ title, tags = [] }: { title: string; tags?: string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  );
}

function Other({ title }: { title: string }) {
  return <p>{title}</p>;
}

function Photo({ src }: { src: string }) {
  return <img src={src} alt="" fetchPriority="high" />;
}

function Failing(_: { title: string }): never {
  throw new Error("not alone");
}

const HOSTILE = `</li><script>alert(1)</script> "' & <`;

/** Shows a part until its markup is kept, and gives it; null where it is not in a hundred turns. */
async function keptOf<P extends object>(still: StillMarkup, part: (p: P) => unknown, props: P) {
  for (let turn = 0; turn < 100; turn++) {
    const markup = still.find(part as never, props as never);
    if (markup !== null) return markup;
    await setImmediate();
  }
  return null;
}

// Loaded at its first use otherwise, which takes any number of turns.
beforeAll(async () => {
  await import("react-dom/server.edge");
});

describe("StillMarkup", () => {
  it("keeps nothing of what is shown once, and never makes a page wait", async () => {
    const still = new StillMarkup();
    const part = vi.fn(Other);
    expect(still.find(part, { title: "une fois" })).toBeNull();
    await setImmediate();
    expect(part).not.toHaveBeenCalled();
    expect(still.find(part, { title: "une fois" })).toBeNull();
  });

  it("gives what React writes, hostile texts included, once a part is shown again", async () => {
    const still = new StillMarkup();
    const properties = { title: HOSTILE, tags: [HOSTILE, "b"] };
    const markup = await keptOf(still, Card, properties);
    expect(markup).toBe(renderToStaticMarkup(<Card {...properties} />));
    expect(markup).not.toContain("<script");
  });

  it("takes neither other properties nor another part for the same", async () => {
    const still = new StillMarkup();
    expect(await keptOf(still, Card, { title: "un" })).toContain("un");
    expect(still.find(Card, { title: "deux" })).toBeNull();
    expect(still.find(Other, { title: "un" })).toBeNull();
    expect(await keptOf(still, Other, { title: "un" })).toBe("<p>un</p>");
  });

  it("renders a part once, however many pages show it meanwhile", async () => {
    const still = new StillMarkup();
    const part = vi.fn(Other);
    for (let page = 0; page < 20; page++) still.find(part, { title: "vingt fois" });
    expect(await keptOf(still, part, { title: "vingt fois" })).toBe("<p>vingt fois</p>");
    expect(part).toHaveBeenCalledTimes(1);
  });

  it("leaves to the page what belongs in its head", async () => {
    const still = new StillMarkup();
    expect(await keptOf(still, Photo, { src: "/media/a.webp" })).toBeNull();
  });

  it("leaves to the page what can't be rendered by itself", async () => {
    const still = new StillMarkup();
    expect(await keptOf(still, Failing, { title: "seul" })).toBeNull();
  });

  it("keeps no more than its bytes", async () => {
    const still = new StillMarkup(3_000);
    const titles = Array.from({ length: 50 }, (_, index) => `${index} ${"x".repeat(100)}`);
    for (const title of titles) expect(await keptOf(still, Other, { title })).toContain(title);
    const newestFirst = titles.toReversed();
    const kept = newestFirst.filter((title) => still.find(Other, { title }) !== null);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(8);
  });
});
