import { describe, expect, it } from "vitest";
import { SERIES } from "./manifest.ts";
import { findPicture, MEDIA_POOL } from "./pool.ts";

describe("the pool of pictures", () => {
  it("gives every picture a key of its own that the media store accepts", () => {
    const keys = MEDIA_POOL.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]{1,80}$/);
  });

  it("has pictures of every series", () => {
    const series = MEDIA_POOL.map((picture) => picture.series);
    expect(new Set(series)).toEqual(new Set(Object.keys(SERIES)));
  });

  it("says of every picture that it is an illustration, but for the one that stands in for none", () => {
    for (const { key, alt } of MEDIA_POOL) {
      if (key === "sans-photo") expect(alt).toBe("");
      else expect(alt).toMatch(/^Illustration\u00a0: \p{Ll}/u);
    }
  });

  it("leaves no gap in an alternative text", () => {
    for (const { alt } of MEDIA_POOL) expect(alt).not.toMatch(/undefined| {2}| ,|,$/);
  });

  it("finds a picture by its key and nothing by another", () => {
    expect(findPicture("facade-haussmann-03")?.style).toBe("haussmann");
    expect(findPicture("facade-haussmann-99")).toBeNull();
  });
});
