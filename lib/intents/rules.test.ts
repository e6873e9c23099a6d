import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { errandOf, landingOf, readEnvelope, resumptionOf, writeEnvelope } from "./rules.ts";
import { intentOfAddress, intentSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const listingId = newId();
const intent = { kind: "favorite", listingId } as const;
const errand = errandOf(intent, "/recherche?location=Rennes");

describe("an intent", () => {
  test.each<[string, unknown]>([
    ["of no kind", { listingId }],
    ["of an unknown kind", { kind: "auction", listingId }],
    ["of no listing", { kind: "favorite", listingId: "../x" }],
    ["with more than it has", { kind: "favorite", listingId, asBuyer: true }],
    ["that is a text", "favorite"],
    ["of a listing without its secret", { kind: "draft", revisionId: listingId }],
    ["of a secret that is none", { kind: "draft", revisionId: listingId, secret: "x" }],
  ])("is not one %s", (_title, value) => {
    expect(intentSchema.safeParse(value).success).toBe(false);
  });
});

test("an address names at most one intent, by the parameters of its kind", () => {
  const slotId = newId();
  expect(intentOfAddress({ favori: listingId })).toEqual(intent);
  expect(intentOfAddress({ appeler: listingId })).toEqual({ kind: "call", listingId });
  expect(intentOfAddress({ creneau: slotId, bien: listingId })).toEqual({
    kind: "visit",
    listingId,
    slotId,
    type: "physical",
  });
  expect(intentOfAddress({ creneau: slotId })).toBeNull();
  expect(intentOfAddress({ creneau: [slotId, slotId], bien: listingId })).toBeNull();
  expect(intentOfAddress({})).toBeNull();
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

  test("of a visit ends at the form that books it", () => {
    const visit = { kind: "visit", listingId, slotId: newId(), type: "virtual" } as const;
    const form = `/bien/${listingId}/reserver?creneau=${visit.slotId}&format=virtual`;
    expect(landingOf(errandOf(visit, "/recherche"))).toBe(form);
  });

  test("of a call ends where the listing shows the number", () => {
    const call = errandOf({ kind: "call", listingId }, "/acheter");
    expect(landingOf(call)).toBe(`/bien/${listingId}#contact`);
  });

  test("ends at the place where it began, whatever fragment that had", () => {
    expect(landingOf(errand)).toBe(`/recherche?location=Rennes#favori-${listingId}`);
    expect(landingOf(errandOf(intent, "/acheter#x"))).toBe(`/acheter#favori-${listingId}`);
  });

  test("of an offer is its form, wherever it began", () => {
    const offer = errandOf({ kind: "offer", listingId }, "/acheter#x");
    expect(landingOf(offer)).toBe(`/bien/${listingId}/offre`);
    expect(errandOf({ kind: "offer", listingId }, null).back).toBe(`/bien/${listingId}/offre`);
  });
});

test("a saved search leads back to its results, and says that it was done", () => {
  const saved = {
    kind: "saved-search",
    query: "location=Rennes",
    name: "x",
    frequency: "daily",
  } as const;
  expect(landingOf(errandOf(saved, null))).toBe("/recherche?location=Rennes#recherche-enregistree");
  expect(landingOf(errandOf({ ...saved, query: "" }, "/acheter"))).toBe(
    "/acheter#recherche-enregistree",
  );
});

test("a search that was not saved is ready to be sent on its page", () => {
  const saved = {
    kind: "saved-search",
    query: "location=Rennes",
    name: "x",
    frequency: "daily",
  } as const;
  expect(resumptionOf(errandOf(saved, "/acheter"))).toBe(
    "/recherche/enregistrer?location=Rennes&nom=x&frequence=daily",
  );
  expect(resumptionOf(errandOf({ ...saved, query: "" }, null))).toBe(
    "/recherche/enregistrer?nom=x&frequence=daily",
  );
  expect(resumptionOf(errand)).toBe(landingOf(errand));
});

test("a listing that was being written ends where it was, whatever came of it", () => {
  const draft = { kind: "draft", revisionId: newId(), secret: "s".repeat(43) } as const;
  const step = `/annonces/${draft.revisionId}/prix`;
  expect(landingOf(errandOf(draft, step))).toBe(step);
  expect(resumptionOf(errandOf(draft, step))).toBe(step);
  expect(errandOf(draft, "https://evil.test/").back).toBe(`/annonces/${draft.revisionId}`);
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
