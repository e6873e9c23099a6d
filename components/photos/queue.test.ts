import { describe, expect, test } from "vitest";
import {
  hintsAmong,
  knownPhoto,
  type PhotoEntry,
  placed,
  rejectionOf,
  rejectionsOf,
  removedPhotos,
  restored,
  type Upload,
  type UploadAction,
  uploadsAfter,
  uploadsToStart,
  uploadsUnderWay,
  withPhoto,
} from "./queue.ts";

const outcomeOf = (...actions: UploadAction[]) =>
  actions.reduce<readonly Upload[]>(uploadsAfter, []);
const added = (...ids: string[]): UploadAction => ({
  type: "added",
  files: ids.map((id) => ({ id, name: `${id}.jpg`, problem: null })),
});
const states = (uploads: readonly Upload[]) =>
  Object.fromEntries(uploads.map(({ id, state }) => [id, state]));
const ids = (uploads: readonly Upload[]) => uploads.map(({ id }) => id);

describe("files on their way", () => {
  test("wait, two are sent, and the next one when one is there", () => {
    const all = outcomeOf(added("a", "b", "c"));
    expect(ids(uploadsToStart(all))).toEqual(["a", "b"]);
    const sending = outcomeOf(
      added("a", "b", "c"),
      { type: "started", id: "a" },
      { type: "started", id: "b" },
    );
    expect(uploadsToStart(sending)).toEqual([]);
    const left = uploadsAfter(sending, { type: "ended", id: "a" });
    expect(states(left)).toEqual({ b: "preparing", c: "waiting" });
    expect(states(uploadsAfter(left, { type: "prepared", id: "b" }))).toMatchObject({
      b: "sending",
    });
    expect(ids(uploadsToStart(left))).toEqual(["c"]);
  });

  test("tell how far they are, which never falls", () => {
    const progress = (share: number): UploadAction => ({
      type: "progressed",
      id: "a",
      progress: share,
    });
    const sending = [
      added("a"),
      { type: "started", id: "a" } as const,
      { type: "prepared", id: "a" } as const,
    ];
    expect(outcomeOf(...sending, progress(0.5), progress(0.2))[0]?.progress).toBe(0.5);
    expect(outcomeOf(...sending, progress(7))[0]?.progress).toBe(1);
    expect(outcomeOf(added("a"), progress(0.5))[0]?.progress).toBe(0);
  });

  test("that fail may be sent again where that may help, and take no place", () => {
    const failed = (canRetry: boolean): UploadAction => ({
      type: "failed",
      id: "a",
      problem: "Non.",
      canRetry,
    });
    const sending = [added("a", "b"), { type: "started", id: "a" } as const];
    const once = outcomeOf(...sending, failed(true));
    expect(once[0]).toMatchObject({ state: "failed", problem: "Non.", canRetry: true });
    expect(uploadsUnderWay(once)).toBe(1);
    const again = uploadsAfter(once, { type: "retried", id: "a" });
    expect(again[0]).toMatchObject({ state: "waiting", problem: null, progress: 0 });
    expect(ids(uploadsToStart(again))).toEqual(["a", "b"]);
    const final = outcomeOf(...sending, failed(false), { type: "retried", id: "a" });
    expect(final[0]?.state).toBe("failed");
  });

  test("that are not taken say why, and are not sent", () => {
    const rejected: UploadAction = {
      type: "added",
      files: [{ id: "a", name: "a.heic", problem: "Non." }],
    };
    expect(outcomeOf(rejected)).toMatchObject([
      { state: "failed", problem: "Non.", canRetry: false },
    ]);
    expect(uploadsToStart(outcomeOf(rejected))).toEqual([]);
  });

  test("that brought nothing new say so until they are dismissed, and take no place", () => {
    const notice = "Elle est là.";
    const there = outcomeOf(
      added("a"),
      { type: "started", id: "a" },
      { type: "repeated", id: "a", notice },
    );
    expect(there).toMatchObject([{ state: "there", problem: notice, canRetry: false }]);
    expect(uploadsUnderWay(there)).toBe(0);
    expect(uploadsAfter(there, { type: "retried", id: "a" })).toEqual(there);
    expect(uploadsAfter(there, { type: "ended", id: "a" })).toEqual([]);
  });

  test("change by what happens to them alone", () => {
    const all = outcomeOf(added("a"));
    for (const action of [
      { type: "started", id: "x" },
      { type: "ended", id: "x" },
      { type: "retried", id: "x" },
      { type: "retried", id: "a" },
    ] as const) {
      expect(uploadsAfter(all, action)).toEqual(all);
    }
  });
});

test.each([
  [{ name: "a.jpg", type: "image/jpeg", size: 1 }, 1, null],
  [{ name: "a.webp", type: "image/webp", size: 12 * 1024 * 1024 }, 1, null],
  // Large ones are made smaller first.
  [{ name: "a.jpg", type: "image/jpeg", size: 60 * 1024 * 1024 }, 1, null],
  [{ name: "a.jpg", type: "image/jpeg", size: 150 * 1024 * 1024 + 1 }, 1, "huge"],
  [{ name: "a.jpg", type: "image/jpeg", size: 1 }, 0, "too-many"],
  [{ name: "IMG_1.HEIC", type: "", size: 1 }, 1, null],
  [{ name: "a", type: "image/heif", size: 1 }, 1, null],
  [{ name: "a.pdf", type: "application/pdf", size: 1 }, 1, "unsupported"],
  [{ name: "a.gif", type: "image/gif", size: 1 }, 1, "unsupported"],
  // Some browsers give no type: the server looks.
  [{ name: "a", type: "", size: 1 }, 1, null],
])("%j, with room for %i, is rejected as %j", (file, room, rejection) => {
  expect(rejectionOf(file, room)).toBe(rejection);
});

test("what can't be taken leaves its place to what follows", () => {
  const [jpeg, gif] = [
    { name: "a.jpg", type: "image/jpeg", size: 1 },
    { name: "a.gif", type: "image/gif", size: 1 },
  ];
  expect(rejectionsOf([gif, jpeg, gif, jpeg, jpeg, gif], 2)).toEqual([
    "unsupported",
    null,
    "unsupported",
    null,
    "too-many",
    "unsupported",
  ]);
});

test("a picture looks like another one as long as that one is there", () => {
  const photos = ["a", "b", "c"].map((key) => ({ key, alt: "" }));
  const known = { hints: ["dark", "duplicate"], similarTo: ["x", "b"] } as const;
  expect(hintsAmong(photos, known)).toEqual({ hints: ["dark", "duplicate"], twinAt: 1 });
  const others = photos.filter(({ key }) => key !== "b");
  expect(hintsAmong(others, known)).toEqual({ hints: ["dark"], twinAt: -1 });
  expect(hintsAmong(photos, undefined)).toEqual({ hints: [], twinAt: -1 });
});

test("a picture that is put at a place twice, or is not there, changes nothing more", () => {
  const photos = [..."abcd"].map((key) => ({ key, alt: "" }));
  const keys = (all: typeof photos) => all.map(({ key }) => key).join("");
  const once = placed(photos, "a", 3);
  expect(keys(once)).toBe("bcda");
  expect(keys(placed(once, "a", 3))).toBe("bcda");
  expect(keys(placed(photos, "x", 0))).toBe("abcd");
});

test("a picture that was sent is the last one, once, and within the limit", () => {
  const photos = [{ key: "a", alt: "Séjour" }];
  const none = new Map<string, number>();
  const sent = (key: string) => ({ key, chosen: 0 });
  expect(withPhoto(photos, sent("b"), none, 30)).toEqual([...photos, { key: "b", alt: "" }]);
  expect(withPhoto(photos, sent("a"), none, 30)).toEqual(photos);
  expect(withPhoto(photos, sent("b"), none, 1)).toEqual(photos);
});

test.each([
  ["as they were chosen", [0, 1, 2, 3]],
  ["the last first", [3, 2, 1, 0]],
  ["the first last, for it was sent again", [1, 2, 3, 0]],
  ["two by two", [1, 0, 3, 2]],
])("pictures stand in the order they were chosen in when they arrive %s", (_, arrivals) => {
  let photos: PhotoEntry[] = [{ key: "before", alt: "" }];
  const order = new Map<string, number>();
  for (const chosen of arrivals) {
    photos = withPhoto(photos, { key: `${chosen}`, chosen }, order, 30);
    order.set(`${chosen}`, chosen);
  }
  expect(photos.map(({ key }) => key)).toEqual(["before", "0", "1", "2", "3"]);
});

describe("pictures that were taken out", () => {
  const photos = ["a", "b"].map((key) => ({ key, alt: "" }));
  const known = ["a", "b", "c", "d", "plan"].map((key) => ({ key }));
  const taken = { photo: { key: "c", alt: "Séjour" }, at: 1 };

  test("are those of this visit, then those that the listing names nowhere", () => {
    expect(removedPhotos(photos, [taken], { known, named: ["plan"] })).toEqual([
      taken,
      { photo: { key: "d", alt: "" }, at: null },
    ]);
    expect(removedPhotos([...photos, taken.photo], [taken], { known: [], named: [] })).toEqual([]);
  });

  test("come back where they were, as they were, once and within the limit", () => {
    const keys = (all: readonly PhotoEntry[]) => all.map(({ key }) => key).join("");
    expect(restored(photos, taken, 30)).toEqual([photos[0], taken.photo, photos[1]]);
    expect(keys(restored(photos, { ...taken, at: null }, 30))).toBe("abc");
    expect(keys(restored(photos, { ...taken, at: 9 }, 30))).toBe("abc");
    expect(keys(restored([...photos, taken.photo], taken, 30))).toBe("abc");
    expect(keys(restored(photos, taken, 2))).toBe("ab");
  });
});

test("an answer is a picture where it has what one has", () => {
  const photo = { key: "a", color: "#aabbcc", hints: ["dark"], similarTo: ["b"] };
  expect(knownPhoto({ ...photo, width: 3 })).toEqual(photo);
  expect(knownPhoto({ ...photo, hints: ["dark", "odd", 3] })).toEqual(photo);
  for (const other of [
    null,
    undefined,
    "a",
    {},
    { ...photo, key: 3 },
    { ...photo, hints: "dark" },
  ]) {
    expect(knownPhoto(other)).toBeNull();
  }
});
