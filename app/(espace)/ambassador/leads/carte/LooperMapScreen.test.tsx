import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PARIS_CLOCK } from "@/lib/kernel/place";
import type { LeadOnMap, LooperMapView, MapPlace, VisitOnMap } from "@/lib/looper/map/views";
import { LooperMapScreen } from "./LooperMapScreen";

const AT = new Date("2026-11-26T13:30:00Z");
const RENNES = { lat: 48.11, lng: -1.68 };

const lead = (changes: Partial<LeadOnMap> = {}): LeadOnMap => ({
  ...{ type: "lead", key: "lead-1", id: "1", name: "Julien Roche", kind: "seller" },
  ...{ status: "accepted", title: null, commune: "Rennes", address: null },
  ...{ due: null, appointment: null, place: { ...RENNES, precision: "commune" } },
  ...changes,
});
const visit: VisitOnMap = {
  ...{ type: "visit", key: "visit-1", id: "1", visitor: "Thomas Lefèvre", title: "Le Thabor" },
  ...{ commune: "Rennes", address: "14 rue de Paris", startsAt: AT, endsAt: AT },
  ...{ clock: PARIS_CLOCK, status: "pending", visitType: "virtual" },
  place: { ...RENNES, precision: "home" },
};
const show = (changes: Partial<LooperMapView> = {}) =>
  renderToStaticMarkup(
    <LooperMapScreen
      view={{
        shown: "tout",
        counts: { tout: 0, prospects: 0, visites: 0 },
        groups: [],
        zone: null,
        suspended: false,
        hasMore: { leads: false, visits: false },
        ...changes,
      }}
      styleUrl={null}
    />,
  );
const held = (...items: LeadOnMap[]) => show({ groups: [{ kind: "held", items }] });

const titlesOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);

test("each group has its heading", () => {
  const due = { at: AT, clock: PARIS_CLOCK, minutes: 80, isPressing: false };
  const items = [lead({ status: "offered", due })];
  const html = show({
    groups: [
      { kind: "offered", day: null, daysAway: 0, items },
      { kind: "offered", day: "2026-11-26", daysAway: 0, items },
      { kind: "offered", day: "2026-11-26", daysAway: 1, items },
      { kind: "offered", day: "2026-11-26", daysAway: 2, items },
      { kind: "visits", day: "2026-11-26", daysAway: 0, items: [visit] },
      { kind: "visits", day: "2026-11-26", daysAway: 1, items: [visit] },
      { kind: "visits", day: "2026-11-26", daysAway: 5, items: [visit] },
      { kind: "held", items },
    ],
  });
  expect(titlesOf(html)).toEqual([
    "Délai passé",
    "À accepter aujourd’hui",
    "À accepter demain",
    "À accepter le jeudi 26 novembre",
    "Visites d’aujourd’hui, jeudi 26 novembre",
    "Visites de demain, jeudi 26 novembre",
    "Visites du jeudi 26 novembre",
    "Prospects en cours",
  ]);
  expect(html).toContain("Il reste 1\u00a0h\u00a020");
  expect(html).toContain("En visio");
  expect(html).toContain("14 rue de Paris, Rennes");
});

test.each<[MapPlace["precision"] | null, Partial<LeadOnMap>, string]>([
  ["commune", { commune: "Le Mans" }, "Placé au centre du Mans."],
  ["commune", { status: "offered" }, "L’adresse s’affiche dès que vous acceptez."],
  ["postal-area", {}, "communes voisines de même code postal"],
  ["street", {}, "Placé dans la rue, sans le numéro."],
  [null, {}, "Lieu inconnu de la carte."],
])("a place that is known by its %s is described", (precision, changes, note) => {
  const place = precision && { ...RENNES, precision };
  const html = held(lead({ place, ...changes }));
  expect(html).toContain(note);
  // Nothing to be located where there is no place.
  expect(html.includes("Situer sur la carte")).toBe(place !== null);
});

test("a zone has its line in the legend, and its absence a way to the settings", () => {
  const circle = { kind: "circle", radiusKm: 12, centre: "Angers", ...RENNES } as const;
  expect(show({ zone: circle })).toContain("à 12\u00a0km au plus d’Angers");
  const communes = [{ name: "Rennes", ...RENNES }];
  expect(show({ zone: { kind: "communes", count: 3, communes } })).toMatch(
    /3 communes.*sauf 2 dont le centre n’est pas connu/,
  );
  expect(show({ zone: { kind: "communes", count: 1, communes } })).toContain("une commune");
  const none = show();
  expect(none).toContain("Régler mon secteur");
  expect(none).not.toContain("Légende");
});

test("what is left out has its way, in the view that it is left out of", () => {
  const more = { hasMore: { leads: true, visits: true } };
  expect(show(more)).toMatch(/Tous mes prospects.*Toutes mes visites/);
  expect(show({ ...more, shown: "visites" })).not.toContain("Tous mes prospects");
});
