import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { errandOf, landingOf, readEnvelope, writeEnvelope } from "./rules.ts";
import { intentSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const listingId = newId();
const intent = { kind: "favorite", listingId } as const;
const errand = errandOf(intent, "/recherche?location=Rennes");

describe("an intent", () => {
  test.each<[string, unknown]>([
    ["of no kind", { listingId }],
    ["of an unknown kind", { kind: "offer", listingId }],
    ["of no listing", { kind: "favorite", listingId: "../x" }],
    ["with more than it has", { kind: "favorite", listingId, asBuyer: true }],
    ["that is a text", "favorite"],
  ])("is not one %s", (_title, value) => {
    expect(intentSchema.safeParse(value).success).toBe(false);
  });
});

describe("the way back", () => {
  test.each([
    ["/recherche?location=Rennes", "/recherche?location=Rennes"],
    ["/acheter/rennes#x", "/acheter/rennes#x"],
    [null, `/bien/${listingId}`],
    ["https://evil.test/", `/bien/${listingId}`],
    ["//evil.test", `/bien/${listingId}`],
    [`/recherche?location=${"x".repeat(600)}`, `/bien/${listingId}`],
  ])("from %j is %j", (from, back) => {
    expect(errandOf(intent, from).back).toBe(back);
  });

  test("ends at the place where it began, whatever fragment that had", () => {
    expect(landingOf(errand)).toBe(`/recherche?location=Rennes#favori-${listingId}`);
    expect(landingOf(errandOf(intent, "/acheter#x"))).toBe(`/acheter#favori-${listingId}`);
  });
});

describe("what is signed", () => {
  const text = writeEnvelope(errand, NOW);

  test("is read for three days", () => {
    expect(readEnvelope(text, NOW)).toEqual(errand);
    expect(readEnvelope(text, later(71))).toEqual(errand);
    expect(readEnvelope(text, later(72))).toBeNull();
  });

  test.each<[string, unknown]>([
    ["another version", { v: 2 }],
    ["no version", { v: undefined }],
    ["no end", { exp: undefined }],
    ["an intent of another time", { intent: { kind: "slot", listingId } }],
    ["a way back to another site", { back: "//evil.test" }],
    ["more than it has", { admin: true }],
  ])("is no errand with %s", (_title, changes) => {
    const changed = JSON.stringify({ ...JSON.parse(text), ...(changes as object) });
    expect(readEnvelope(changed, NOW)).toBeNull();
  });

  test.each(["", "null", "[]", "{", "7"])("is no errand as %j", (value) => {
    expect(readEnvelope(value, NOW)).toBeNull();
  });
});
