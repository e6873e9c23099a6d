import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProviderView } from "@/lib/providers/views";
import { ProviderCard } from "./ProviderCard";

const PROVIDER: ProviderView = {
  id: "pr0vider0001",
  name: "Atelier Grand Angle",
  type: "photographer",
  description: "Photographies de logements en lumière naturelle.",
  availability: "within_24h",
  specialties: ["Grand angle", "Drone"],
  certifications: ["Télépilote DGAC"],
  place: { code: "35238", name: "Rennes", slug: "rennes", departmentCode: "35" },
  checks: [
    { kind: "liability_insurance", number: "RC 4471", body: "MAIF", validUntil: "2027-05-31" },
  ],
  verified: true,
  isDemonstration: true,
  distanceKm: 3.4,
  price: { unit: "fixed", cents: 190_00 },
  ratingTenths: 48,
  reviewCount: 32,
};

const textOf = (provider: ProviderView) =>
  renderToStaticMarkup(<ProviderCard provider={provider} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("a card has every field of a provider", () => {
  const text = textOf(PROVIDER);
  for (const shown of [
    ...["Atelier Grand Angle", "Photographe", "Rennes (35)", "à 3 km", "Démonstration"],
    ...["Photographies de logements", "Grand angle", "Drone", "Télépilote DGAC"],
    ...["190 €", "Répond sous 24 heures", "4,8 sur 5", "32 avis"],
    ...["Vérifié", "RC 4471", "MAIF", "31 mai 2027"],
  ]) {
    expect(text).toContain(shown);
  }
});

test("of one that is not verified it says so, and of a place that was not searched no distance", () => {
  const text = textOf({ ...PROVIDER, verified: false, checks: [], distanceKm: null });
  expect(text).not.toMatch(/Vérifié(?! par)/);
  expect(text).not.toContain("km");
});
