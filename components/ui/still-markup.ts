import { LRUCache } from "lru-cache";
import { type ComponentType, createElement } from "react";

/** Bytes of markup kept, the properties it was made from included: some six thousand cards. */
const KEPT_BYTES = 16 * 1_048_576;

/** What React writes for the head of the page: lost where a part is rendered by itself. */
const FOR_THE_HEAD = /<link\b/;

/**
 * What is kept of a part with one set of properties: its markup; that it was shown once; or that it is
 * rendered with its page, until its markup is there or for good.
 */
type Kept = { markup: string } | "shown" | "never";

/**
 * The markup of parts that depend on their properties alone, made by React itself, beside the page, the
 * second time a part is shown with the same properties: what is shown once costs nothing more, and a page
 * never waits for it. What a part shows changes with its properties, so nothing has to be forgotten.
 */
export class StillMarkup {
  readonly #ranks = new WeakMap<object, number>();
  #parts = 0;
  readonly #kept: LRUCache<string, Kept>;

  constructor(bytes = KEPT_BYTES) {
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (kept, key) =>
        64 + 2 * (key.length + (typeof kept === "object" ? kept.markup.length : 0)),
    });
  }

  /** The markup of a part with these properties, as JSON; null where it is to be rendered as usual. */
  find<Properties extends object>(
    part: ComponentType<Properties>,
    properties: Properties,
  ): string | null {
    const key = `${this.#rankOf(part)} ${JSON.stringify(properties)}`;
    const kept = this.#kept.get(key);
    if (typeof kept === "object") return kept.markup;
    if (kept === undefined) this.#kept.set(key, "shown");
    if (kept === "shown") {
      this.#kept.set(key, "never");
      this.#make(part, properties).then(
        (made) => this.#kept.set(key, made),
        () => {
          // A part that can't be rendered by itself goes on being rendered with its page.
        },
      );
    }
    return null;
  }

  #rankOf(part: object): number {
    const known = this.#ranks.get(part);
    if (known !== undefined) return known;
    this.#ranks.set(part, ++this.#parts);
    return this.#parts;
  }

  async #make<Properties extends object>(
    part: ComponentType<Properties>,
    properties: Properties,
  ): Promise<Kept> {
    const { renderToReadableStream } = await import("react-dom/server.edge");
    const stream = await renderToReadableStream(createElement(part, properties), {
      onError() {
        // The page's own rendering says so.
      },
    });
    await stream.allReady;
    const markup = await new Response(stream).text();
    return FOR_THE_HEAD.test(markup) ? "never" : { markup };
  }
}
