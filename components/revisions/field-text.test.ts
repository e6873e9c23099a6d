import { expect, test } from "vitest";
import type { RevisionContent } from "../../lib/revisions/content.ts";
import { type ContentField, WHOLE_FIELDS } from "../../lib/revisions/fields.ts";
import { completeContent } from "../../lib/testing/revisions.ts";
import { fieldText } from "./field-text.ts";

test.each<[ContentField, RevisionContent, string | null]>([
  ["lat", { lat: 48.1113, lng: -1.6702 }, "48,11130\u00a0; -1,67020"],
  ["surfaceDm2", { surfaceDm2: 6_790 }, "67,9\u00a0m²"],
  ["floor", { floor: 0 }, "Rez-de-chaussée"],
  ["floor", { floor: -1 }, "-1"],
  ["builtYear", { builtYear: 1930 }, "1930"],
  ["rooms", { rooms: 3 }, "3"],
  ["isCoowned", { isCoowned: false }, "Non"],
  ["features", { features: ["balcon", "cave"] }, "Balcon, Cave"],
  ["features", { features: [] }, null],
  ["photos", { photos: [{ key: "a", alt: "" }] }, "1\u00a0photo"],
  [
    "roomTable",
    {
      roomTable: [
        { id: "a", name: "Séjour", areaDm2: 2_450, level: "Étage" },
        { id: "b", name: "Cave" },
        { id: "c", name: "", areaDm2: 900 },
      ],
    },
    "Séjour, 24,5\u00a0m², Étage\nCave\nPièce sans nom, 9\u00a0m²",
  ],
  [
    "availability",
    { availability: [{ weekday: 3, startMinute: 1_020, endMinute: 1_155 }] },
    "mercredi de 17\u00a0h à 19\u00a0h\u00a015",
  ],
  ["dpeDoneOn", { dpeDoneOn: "2024-03-12" }, "12 mars 2024"],
  ["title", { title: "" }, null],
  ["transport", {}, null],
])("%s of %j reads %s", (field, content, text) => {
  expect(fieldText(field, content)).toBe(text);
});

test("every field that people speak of is read in words", () => {
  const content = completeContent({
    landSurfaceM2: 320,
    parcelId: "35238000BM0123",
    neighbourhood: "Thabor",
    transport: "Métro à 5 minutes",
    energyAudit: true,
    roomTable: [{ id: "a", name: "Séjour" }],
    floorPlans: [{ key: "plan", label: "Étage" }],
    virtualTourUrl: "https://visite.example.org/1",
  });
  const unread = WHOLE_FIELDS.filter((field) => fieldText(field, content) === null);
  expect(unread).toEqual([]);
  expect(fieldText("landSurfaceM2", content)).toBe("320\u00a0m²");
  expect(fieldText("energyUse", content)).toBe("210\u00a0kWh/m² par an");
  expect(fieldText("addressPrecision", content)).toBe("Rue, sans le numéro");
  expect(fieldText("energyClass", content)).toBe("D");
});
