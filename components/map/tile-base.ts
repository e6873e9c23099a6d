import type { Map as GlMap } from "maplibre-gl";
import { fetchTileStyle, PATIENCE_MS } from "./tile-style";

/** Whether the tiles could not be had: maps that the page opens later don't wait for them again. */
let unreachable = false;

/**
 * The map drawn from somebody's tiles. Gives up, once, where the style can't be had in time, is none,
 * or brings no tile; a tile that fails once others are there only leaves its place empty.
 */
export class TileBase {
  private readonly stopping = new AbortController();
  private sources: ReadonlySet<string> = new Set();
  private state: "loading" | "reading" | "drawing" | "shown" | "ended" = "loading";

  constructor(
    private readonly map: GlMap,
    private readonly url: string,
    private readonly onGiveUp: () => void,
  ) {}

  async load(): Promise<void> {
    if (unreachable) return this.giveUp();
    try {
      const style = await fetchTileStyle(this.url, this.stopping.signal);
      if (this.state !== "loading") return;
      this.state = "reading";
      this.sources = new Set(Object.keys(style.sources));
      this.watch();
      this.map.setStyle(style, { diff: false });
    } catch {
      this.giveUp();
    }
  }

  /** MapLibre reported an error: until it has read the style, it is the style that is wrong. */
  fail(): void {
    if (this.state === "reading") this.giveUp();
  }

  stop(): void {
    this.state = "ended";
    this.stopping.abort();
  }

  private watch(): void {
    const read = this.map.on("style.load", () => {
      if (this.state === "reading") this.state = "drawing";
    });
    const late = setTimeout(() => this.giveUp(), PATIENCE_MS);
    const arrived = this.map.on("sourcedata", (event) => {
      if (!this.sources.has(event.sourceId) || event.tile?.state !== "loaded") return;
      this.state = "shown";
      done();
    });
    // Everything that was asked for has been answered, and no tile is there.
    const idle = this.map.on("idle", () => this.state === "drawing" && this.giveUp());
    const done = () => {
      clearTimeout(late);
      read.unsubscribe();
      arrived.unsubscribe();
      idle.unsubscribe();
    };
    this.stopping.signal.addEventListener("abort", done);
  }

  private giveUp(): void {
    if (this.state === "shown" || this.state === "ended") return;
    unreachable = true;
    this.stop();
    this.onGiveUp();
  }
}
