import { describe, expect, test } from "vitest";
import { completeContent } from "../testing/revisions.ts";
import type { RevisionContent } from "./content.ts";
import { publishedAnswers, questionSubject } from "./contradictions.ts";
import { pictureKeysOf, relistedContent, withPictures } from "./relisting.ts";

const AT = "2026-09-01T10:00:00.000Z";

describe("a listing that is relisted", () => {
  const { availability: _, ...rest } = completeContent();
  const listing: RevisionContent = { ...rest, availability: [] };

  test("has the windows of its schedule, whatever was approved", () => {
    expect(relistedContent(listing, completeContent()).availability).toEqual([]);
    const own = [{ weekday: 6, startMinute: 600, endMinute: 720 }];
    const scheduled = { ...listing, availability: own };
    expect(relistedContent(scheduled, completeContent()).availability).toEqual(own);
  });

  test("says where its values are from, of those that are still there", () => {
    const sources = {
      energyClass: { source: "ademe", at: AT },
      lat: { source: "ban", at: AT },
    } as const;
    const approved = completeContent({ sources, lat: 47 });
    expect(relistedContent(listing, approved).sources).toEqual({
      energyClass: { source: "ademe", at: AT },
    });
    expect(relistedContent(listing, completeContent())).not.toHaveProperty("sources");
  });

  test("is what its row says where no revision wrote it", () => {
    expect(relistedContent(listing, null)).toEqual(listing);
  });
});

test("an answer about the rooms is about them under their published ids", () => {
  const roomTable = [
    { id: "abcdefgh", name: "Séjour", areaDm2: 9_000 },
    { id: "nothing1", name: "" },
  ];
  const content = completeContent({ roomTable });
  const answered = {
    ...content,
    answers: {
      "large-room": { text: "Une véranda", about: questionSubject("large-room", content) },
      "many-rooms": { text: "D’avant", about: "[9,1]" },
    },
  };
  const published = { ...content, roomTable: [{ id: "p0", name: "Séjour", areaDm2: 9_000 }] };
  expect(publishedAnswers(answered)).toEqual({
    "large-room": { text: "Une véranda", about: questionSubject("large-room", published) },
    "many-rooms": { text: "D’avant", about: "[9,1]" },
  });
  expect(publishedAnswers(content)).toBeUndefined();
});

describe("the pictures of a revision", () => {
  const content: RevisionContent = {
    photos: [
      { key: "a", alt: "Séjour", room: "p0" },
      { key: "b", alt: "Cour" },
      { key: "c", alt: "Séjour, encore" },
    ],
    floorPlans: [{ key: "d", label: "Étage" }],
  };

  test("are those of its photos and plans, each once", () => {
    expect(pictureKeysOf(content)).toEqual(["a", "b", "c", "d"]);
    expect(pictureKeysOf({ ...content, floorPlans: [{ key: "a", label: "Étage" }] })).toEqual([
      ...["a", "b", "c"],
    ]);
    expect(pictureKeysOf({})).toEqual([]);
  });

  test("keep their order and their words; what is gone is left out, and what is the same is there once", () => {
    const keys = new Map([
      ["a", "a"],
      ["c", "a"],
      ["d", "d"],
    ]);
    expect(withPictures(content, keys)).toEqual({
      photos: [{ key: "a", alt: "Séjour", room: "p0" }],
      floorPlans: [{ key: "d", label: "Étage" }],
    });
  });
});
