import { describe, expect, it } from "vitest";
import { choosePhotos } from "./photos.ts";

const subject = (seed: number, departmentCode: string, type: "apartment" | "house") => ({
  type,
  departmentCode,
  features: [],
  rooms: 4,
  seed,
});

const shareOf = (pattern: RegExp, photosOf: (seed: number) => { mediaKey: string }[]) =>
  Array.from({ length: 200 }, (_, seed) => photosOf(seed)).filter((photos) =>
    photos.slice(0, 2).some(({ mediaKey }) => pattern.test(mediaKey)),
  ).length / 200;

describe("the pictures of a generated listing", () => {
  it("are the same for the same subject", () => {
    expect(choosePhotos(subject(7, "35", "house"), 1890)).toEqual(
      choosePhotos(subject(7, "35", "house"), 1890),
    );
  });

  it("show recent houses as recent, old ones as old", () => {
    const recent = shareOf(/^(pavillon|maison-contemporaine)/, (seed) =>
      choosePhotos(subject(seed, "35", "house"), 2005),
    );
    const old = shareOf(/^(maison-bretonne|longere)/, (seed) =>
      choosePhotos(subject(seed, "35", "house"), 1850),
    );
    expect(recent).toBeGreaterThan(0.75);
    expect(old).toBeGreaterThan(0.9);
  });

  it("show an old Parisian building where the building is old", () => {
    const haussmann = shareOf(/^facade-haussmann/, (seed) =>
      choosePhotos(subject(seed, "75", "apartment"), 1880),
    );
    expect(haussmann).toBeGreaterThan(0.95);
  });
});
