import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ManagedProviderPage, ManagedReview } from "@/lib/trust/providers/views";
import { ManagedScreen } from "./ManagedScreen";

const NOW = new Date("2026-11-21T10:00:00Z");

const review = (id: string): ManagedReview => ({
  id,
  author: "Camille",
  quality: 5,
  punctuality: 4,
  priceHeld: 5,
  comment: "À l’heure.",
  createdAt: NOW,
  day: "2026-11-20",
  removal: null,
});

const provider: ManagedProviderPage = {
  id: "abc123def456",
  name: "Studio Lumen",
  type: "photographer",
  place: { code: "35238", name: "Rennes", slug: "rennes", departmentCode: "35" },
  email: "studio@example.org",
  isDemonstration: false,
  suspension: null,
  missing: [],
  checks: (["liability_insurance", "rge"] as const).map((kind) => ({
    kind,
    number: "1",
    body: "Mutuelle",
    validUntil: "2027-11-20",
    state: "valid",
    checkedAt: NOW,
  })),
  openQuotes: 2,
  entry: {
    name: "Studio Lumen",
    type: "photographer",
    description: "Photographies d’intérieur.",
    email: "studio@example.org",
    communeCode: "35238",
    priceUnit: "percentage",
    priceCents: null,
    priceRateBps: 15,
    availability: "immediate",
    specialties: [],
    certifications: [],
  },
  suspendedAt: null,
  createdAt: NOW,
  reviews: ["quote0000001", "quote0000002", "quote0000003"].map(review),
};

const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value]) => value);

test("the reviews of several quotes on one page have fields of their own", () => {
  const html = renderToStaticMarkup(
    <ManagedScreen provider={provider} notice={null} mailbox={null} />,
  );
  const ids = valuesOf(html, "id");
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // Each label names the field that stands beside it.
  for (const of of valuesOf(html, "for")) expect(ids).toContain(of);
  expect(valuesOf(html, "name").filter((name) => name === "reason")).toHaveLength(4);
});

test("the form sends what was read with it, and each paper when it was read", () => {
  const html = renderToStaticMarkup(
    <ManagedScreen provider={provider} notice={null} mailbox={null} />,
  );
  expect(html).toContain("&quot;priceRateBps&quot;:15");
  expect(valuesOf(html, "value").filter((value) => value === NOW.toISOString())).toHaveLength(3);
});
