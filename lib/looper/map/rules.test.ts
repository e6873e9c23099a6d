import { describe, expect, test } from "vitest";
import { PARIS_CLOCK } from "../../kernel/place.ts";
import { groupsOf, type LeadWhere, placeOfCommune, placeOfLead, pointsOf } from "./rules.ts";
import type { LeadOnMap, MapPlace, VisitOnMap } from "./views.ts";

const HOME = { lat: 48.11, lng: -1.68 };
const DWELLING = { lat: 48.123_45, lng: -1.654_32, isStreet: false };
const COMMUNE = { lat: 48.1, lng: -1.6, precision: "commune" } as const;

describe("where a lead stands", () => {
  const lead = (changes: Partial<LeadWhere>): LeadWhere => ({
    status: "accepted",
    suspended: false,
    home: null,
    dwelling: null,
    commune: COMMUNE,
    ...changes,
  });
  const dwelling = { lat: DWELLING.lat, lng: DWELLING.lng };

  test.each<[why: string, Partial<LeadWhere>, MapPlace | null]>([
    ["of a home of theirs: at the home", { home: HOME }, { ...HOME, precision: "home" }],
    [
      "of a home of theirs, to be accepted: at the home",
      { home: HOME, status: "offered" },
      { ...HOME, precision: "home" },
    ],
    [
      "of a home of theirs, while suspended: at the home",
      { home: HOME, suspended: true },
      { ...HOME, precision: "home" },
    ],
    ["of a home of others: in its commune", { home: null }, COMMUNE],
    [
      "of a seller, to be accepted: in the commune",
      { status: "offered", dwelling: DWELLING },
      COMMUNE,
    ],
    [
      "of a seller, accepted: at the dwelling",
      { dwelling: DWELLING },
      { ...dwelling, precision: "home" },
    ],
    [
      "of a seller, with a mandate: at the dwelling",
      { dwelling: DWELLING, status: "mandate" },
      { ...dwelling, precision: "home" },
    ],
    [
      "of a seller whose address was placed by its street: in the street",
      { dwelling: { ...DWELLING, isStreet: true } },
      { ...dwelling, precision: "street" },
    ],
    [
      "of a seller, while suspended: in the commune",
      { dwelling: DWELLING, suspended: true },
      COMMUNE,
    ],
    ["of a seller without a point: in the commune", {}, COMMUNE],
    [
      "in a commune without a point: among those of its postal code",
      { commune: { ...COMMUNE, precision: "postal-area" } },
      { ...COMMUNE, precision: "postal-area" },
    ],
    [
      "in a commune known by its département: nowhere",
      { commune: { ...COMMUNE, precision: "department" } },
      null,
    ],
    ["without a commune: nowhere", { commune: null }, null],
  ])("%s", (_why, changes, place) => {
    expect(placeOfLead(lead(changes))).toEqual(place);
  });

  test("a commune alone stands where it is known to be", () => {
    expect(placeOfCommune(COMMUNE)).toEqual(COMMUNE);
    expect(placeOfCommune(null)).toBeNull();
  });
});

const NOW = new Date("2026-11-26T10:00:00Z");
const at = (text: string) => new Date(text);

const leadOf = (id: string, changes: Partial<LeadOnMap> = {}): LeadOnMap => ({
  type: "lead",
  key: `lead-${id}`,
  id,
  name: id,
  kind: "seller",
  status: "accepted",
  title: null,
  commune: "Rennes",
  address: null,
  due: null,
  appointment: null,
  place: COMMUNE,
  ...changes,
});
const offeredUntil = (id: string, until: string) =>
  leadOf(id, {
    status: "offered",
    due: { at: at(until), clock: PARIS_CLOCK, minutes: 60, isPressing: false },
  });
const visitOf = (id: string, startsAt: string, changes: Partial<VisitOnMap> = {}): VisitOnMap => ({
  type: "visit",
  key: `visit-${id}`,
  id,
  visitor: "Thomas Lefèvre",
  title: "Appartement Thabor",
  commune: "Rennes",
  address: "12 rue de la Monnaie",
  startsAt: at(startsAt),
  endsAt: at(startsAt),
  clock: PARIS_CLOCK,
  status: "scheduled",
  visitType: "physical",
  place: { ...HOME, precision: "home" },
  ...changes,
});

describe("the list beside the map", () => {
  const shapeOf = (groups: ReturnType<typeof groupsOf>) =>
    groups.map(({ items, ...group }) => [
      ...Object.values(group),
      items.map((item: { id: string }) => item.id),
    ]);

  test("has leads to accept by their clock, visits by day, then the other leads", () => {
    const leads = [
      leadOf("held"),
      leadOf("seen", { appointment: { at: at("2026-11-30T09:00:00Z"), clock: PARIS_CLOCK } }),
      offeredUntil("tomorrow", "2026-11-27T09:30:00Z"),
      offeredUntil("soon", "2026-11-26T10:20:00Z"),
      offeredUntil("later", "2026-11-26T14:00:00Z"),
      offeredUntil("over", "2026-11-26T09:59:00Z"),
    ];
    const visits = [
      visitOf("late", "2026-11-28T17:00:00Z"),
      visitOf("early", "2026-11-28T08:00:00Z"),
      visitOf("today", "2026-11-26T15:00:00Z"),
    ];
    expect(shapeOf(groupsOf(leads, visits, NOW))).toEqual([
      ["offered", null, 0, ["over"]],
      ["offered", "2026-11-26", 0, ["soon", "later"]],
      ["offered", "2026-11-27", 1, ["tomorrow"]],
      ["visits", "2026-11-26", 0, ["today"]],
      ["visits", "2026-11-28", 2, ["early", "late"]],
      ["held", ["seen", "held"]],
    ]);
  });

  test("has a visit on the day of its home's place", () => {
    const clock = { zone: "Indian/Reunion", name: "heure de La Réunion" } as const;
    const [group] = groupsOf([], [visitOf("far", "2026-11-27T21:00:00Z", { clock })], NOW);
    expect(group).toMatchObject({ day: "2026-11-28", daysAway: 2 });
  });

  test("is empty without anything", () => {
    expect(groupsOf([], [], NOW)).toEqual([]);
  });
});

describe("the points of the map", () => {
  test("have what is at one place together, in the list's order, and nothing without a place", () => {
    const groups = groupsOf(
      [
        leadOf("a"),
        leadOf("nowhere", { place: null }),
        leadOf("b", { place: { ...HOME, precision: "home" } }),
      ],
      [
        visitOf("c", "2026-11-28T08:00:00Z", {
          place: { lat: 48.110_001, lng: -1.68, precision: "home" },
        }),
      ],
      NOW,
    );
    expect(pointsOf(groups).map(({ items }) => items.map(({ id }) => id))).toEqual([
      ["c", "b"],
      ["a"],
    ]);
  });
});
