import { Saver, type SaverState } from "../../app/(annonce)/annonces/_editor/saver.ts";
import type { BenchSite, Draft } from "./site.ts";

const SAVES = 200;
/** A field that both tabs write, every so many rounds. */
const SHARED = "neighbourhood";
const SHARED_EVERY = 3;

/** A field takes no more. */
const MOST_ROOMS = 999;
/** Between two rounds: two people who type fast. */
const PAUSE_MS = 100;

/** A save as a browser sends it. */
const sender =
  ({ site }: BenchSite, { cookie }: Draft): typeof fetch =>
  (path, init) =>
    fetch(`${site.url}${path}`, {
      ...init,
      headers: { "content-type": "application/json", origin: site.url, cookie },
    });

/** A tab of the editor: its own saver, with the version that it knows, and its conflicts. */
class Tab {
  state: SaverState | null = null;
  conflicts = 0;
  readonly saver: Saver;

  constructor(bench: BenchSite, draft: Draft) {
    this.saver = new Saver({
      url: `/api/revisions/${draft.id}`,
      version: 1,
      savedAt: new Date().toISOString(),
      send: sender(bench, draft),
      onState: (state) => {
        this.state = state;
      },
      onChanged: () => {},
    });
  }

  /** Saves what waits; a tab that the site takes nothing from any more has nothing to be measured by. */
  async save(): Promise<void> {
    await this.saver.flush();
    const status = this.state?.status;
    if (status === "gone" || status === "closed")
      throw new Error(`the listing of a tab is ${status}`);
  }

  hasConflict = (field: string) => field in (this.state?.conflicts ?? {});
}

/**
 * Photos at once to one listing, while two tabs save other fields of it in turns, and now and then the same
 * one. What a tab has saved is looked for at once; of the field that both write, one holds and the other is a conflict.
 */
export async function photosBesideTabs(bench: BenchSite, files: readonly Buffer[]) {
  const draft = bench.createDraft();
  const [one, other] = [new Tab(bench, draft), new Tab(bench, draft)];
  const problems: string[] = [];
  const photos: { key: string; alt: string }[] = [];
  let isSending = true;
  const sending = Promise.all(
    files.map(async (bytes) => {
      const { status, key } = await bench.send(bytes, draft);
      if (status !== 201) problems.push(`a photo beside two tabs was answered ${status}`);
      else photos.push({ key, alt: "" });
      // The tab that sent them names them, as the editor does.
      one.saver.change({ photos: [...photos] });
    }),
  ).finally(() => {
    isSending = false;
  });

  let [rounds, lost, conflicts] = [0, 0, 0];
  const expectSaved = (fields: Record<string, unknown>) => {
    const content = bench.contentOf(draft.id);
    for (const [field, value] of Object.entries(fields)) {
      if (content[field] === value) continue;
      lost++;
      problems.push(`${field} of a tab was ${content[field]} rather than ${value}`);
    }
  };
  while (isSending || rounds < 3 * SHARED_EVERY) {
    rounds++;
    const isShared = rounds % SHARED_EVERY === 0;
    const count = rounds % MOST_ROOMS;
    const mine = { title: `Un titre ${rounds}`, rooms: count };
    const theirs = { transport: `Métro ${rounds}`, bedrooms: count };
    one.saver.change({ ...mine, ...(isShared && { [SHARED]: `Un ${rounds}` }) });
    other.saver.change({ ...theirs, ...(isShared && { [SHARED]: `Deux ${rounds}` }) });
    await one.save();
    expectSaved(mine);
    await other.save();
    expectSaved({ ...mine, ...theirs });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (!isShared) continue;
    const holds = bench.contentOf(draft.id)[SHARED];
    for (const [tab, typed, side] of [
      [one, `Un ${rounds}`, "theirs"],
      [other, `Deux ${rounds}`, "mine"],
    ] as const) {
      if (holds === typed) continue;
      if (!tab.hasConflict(SHARED)) {
        lost++;
        problems.push(`${typed} was replaced by ${holds} without a conflict`);
        continue;
      }
      conflicts++;
      tab.saver.settle(SHARED, side);
      await tab.save();
      expectSaved({ [SHARED]: side === "mine" ? typed : holds });
    }
  }
  await sending;
  for (const tab of [one, other]) {
    if (!(await tab.saver.flush())) problems.push("a tab could not save all it had");
    tab.saver.stop();
  }
  const content = bench.contentOf(draft.id) as { photos?: { key: string }[] };
  const stored = bench.photosOf(draft.id);
  const named = new Set(content.photos?.map(({ key }) => key)).size;
  if (stored !== files.length || named !== files.length)
    problems.push(`beside two tabs ${stored} photos are there and ${named} are named`);
  if (conflicts === 0) problems.push("the two tabs never met in a field");
  return { problems, photos: stored, named, saves: 2 * rounds, lost, conflicts };
}

/** How long saves of the editor take, one after the other, nothing else under way. */
export async function saveTimes(bench: BenchSite): Promise<{ p50: number; p99: number }> {
  const draft = bench.createDraft();
  const send = sender(bench, draft);
  const times: number[] = [];
  let baseVersion = 1;
  for (let at = 0; at < SAVES; at++) {
    const description =
      `Trois pièces traversantes et lumineuses, à cinq minutes du parc. ${at} `.repeat(20);
    const body = JSON.stringify({ baseVersion, changes: { description, rooms: 1 + (at % 9) } });
    const began = performance.now();
    const response = await send(`/api/revisions/${draft.id}`, { method: "PATCH", body });
    const { version } = (await response.json()) as { version: number };
    times.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`a save was answered ${response.status}`);
    baseVersion = version;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((SAVES - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
