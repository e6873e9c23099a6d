import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Saver, type SaverState, type Unsaved } from "./saver";

/** A server that answers what is put in line, and what it was sent. */
function site() {
  const sent: { baseVersion: number; changes: Record<string, unknown> }[] = [];
  const answers: (Response | Error)[] = [];
  const states: SaverState[] = [];
  const shown: object[] = [];
  let unsaved: Unsaved | null = null;
  const saver = new Saver({
    url: "/api/revisions/x",
    version: 4,
    savedAt: "2026-11-24T10:00:00.000Z",
    onState: (state) => states.push(state),
    onChanged: (changes) => shown.push(changes),
    onUnsaved: (now) => {
      unsaved = now;
    },
    send: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      const answer = answers.shift();
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error("nothing");
      return answer;
    },
  });
  const saved = (version: number, more: object = {}) =>
    answers.push(
      Response.json({
        version,
        savedAt: "2026-11-24T10:01:00.000Z",
        conflicts: {},
        changed: {},
        ...more,
      }),
    );
  return { saver, sent, answers, saved, shown, last: () => states.at(-1), unsaved: () => unsaved };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("saving", () => {
  test("waits for a pause, sends what changed once, and goes on from the new version", async () => {
    const { saver, sent, saved, last } = site();
    saved(5);
    saver.change({ title: "Ma" });
    saver.change({ title: "Ma maison" });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toMatchObject([{ baseVersion: 4, changes: { title: "Ma maison" } }]);
    expect(last()).toMatchObject({ status: "saved", savedAt: "2026-11-24T10:01:00.000Z" });
    saved(6);
    saver.change({ rooms: 3 });
    expect(await saver.flush()).toBe(true);
    expect(sent[1]).toMatchObject({ baseVersion: 5, changes: { rooms: 3 } });
  });

  test("is waited for to the end by everybody who asks, whoever begins the next one", async () => {
    const { saver, sent, saved } = site();
    saved(5);
    saved(6);
    saver.change({ title: "Ma maison" });
    const first = saver.flush();
    saver.change({ rooms: 3 });
    const others = [saver.flush(), saver.flush()];
    expect(await Promise.all([first, ...others])).toEqual([true, true, true]);
    expect(sent.map(({ changes }) => changes)).toEqual([{ title: "Ma maison" }, { rooms: 3 }]);
  });

  test("keeps what the network loses and sends it again, with what was typed since", async () => {
    const { saver, sent, answers, saved, last } = site();
    answers.push(new Error("offline"));
    saver.change({ title: "Un" });
    expect(await saver.flush()).toBe(false);
    expect(last()?.status).toBe("offline");
    expect(saver.isDirty).toBe(true);
    saver.change({ title: "Deux", rooms: 3 });
    saved(5);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent[1]?.changes).toEqual({ title: "Deux", rooms: 3 });
    expect(last()?.status).toBe("saved");
    expect(saver.isDirty).toBe(false);
  });

  test("sends nothing of a field in conflict until one side is chosen", async () => {
    const { saver, sent, saved, last } = site();
    saved(7, { conflicts: { title: "Autre" } });
    saver.change({ title: "Mien" });
    expect(await saver.flush()).toBe(false);
    expect(last()?.conflicts).toEqual({ title: "Autre" });
    saver.change({ title: "Mien encore" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    saved(8);
    saver.settle("title", "mine");
    expect(await saver.flush()).toBe(true);
    expect(sent[1]).toMatchObject({ baseVersion: 7, changes: { title: "Mien encore" } });
    expect(last()?.conflicts).toEqual({});
  });

  test("shows the other side where that is chosen, and what else was changed elsewhere", async () => {
    const { saver, saved, shown } = site();
    saved(7, { conflicts: { title: "Autre" }, changed: { rooms: 4 } });
    saver.change({ title: "Mien" });
    await saver.flush();
    expect(shown).toEqual([{ rooms: 4 }]);
    saver.settle("title", "theirs");
    expect(shown[1]).toEqual({ title: "Autre" });
    expect(saver.isDirty).toBe(false);
  });

  test("says which field the site refuses, and saves the others", async () => {
    const { saver, sent, answers, saved, last } = site();
    answers.push(Response.json({ fields: { "changes.rooms": "Pas tant." } }, { status: 400 }));
    saved(5);
    saver.change({ rooms: 3, title: "Ma maison" });
    await saver.flush();
    expect(sent[1]?.changes).toEqual({ title: "Ma maison" });
    expect(last()?.refused).toEqual({ rooms: "Pas tant." });
  });

  test("goes on once its person signed in again, in whatever tab", async () => {
    const { saver, sent, answers, saved, last } = site();
    answers.push(Response.json({}, { status: 401 }));
    saver.change({ title: "Ma maison" });
    expect(await saver.flush()).toBe(false);
    expect(last()?.status).toBe("signed-out");
    expect(saver.isDirty).toBe(true);
    saver.change({ rooms: 3 });
    expect(last()?.status).toBe("signed-out");
    saved(5);
    expect(await saver.flush()).toBe(true);
    expect(last()?.status).toBe("saved");
    expect(sent.at(-1)).toMatchObject({
      baseVersion: 4,
      changes: { title: "Ma maison", rooms: 3 },
    });
  });

  test("tells what is not saved until it is, and another page goes on with it", async () => {
    const first = site();
    first.answers.push(Response.json({}, { status: 401 }));
    first.saver.change({ title: "Ma maison" }, { title: { source: "typed" } as never });
    first.saver.change({ rooms: 3 });
    await first.saver.flush();
    const unsaved = first.unsaved();
    expect(unsaved).toEqual({
      version: 4,
      changes: { title: "Ma maison", rooms: 3 },
      fills: { title: { source: "typed" } },
    });
    const second = site();
    second.saved(8);
    // The listing was changed elsewhere meanwhile: the site compares with what was changed here.
    second.saver.resume({ ...unsaved, version: 3 } as never);
    expect(second.unsaved()?.changes).toEqual({ title: "Ma maison", rooms: 3 });
    expect(await second.saver.flush()).toBe(true);
    expect(second.sent[0]).toMatchObject({ baseVersion: 3, changes: { title: "Ma maison" } });
    expect(second.unsaved()).toBeNull();
  });

  test.each([
    [404, "gone"],
    [409, "closed"],
  ] as const)("stops at a %i, and loses nothing", async (status, expected) => {
    const { saver, sent, answers, last } = site();
    answers.push(Response.json({}, { status }));
    saver.change({ title: "Ma maison" });
    expect(await saver.flush()).toBe(false);
    expect(last()?.status).toBe(expected);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saver.isDirty).toBe(true);
  });
});
