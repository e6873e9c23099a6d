import { describe, expect, test } from "vitest";
import { distanceKm } from "../../kernel/geo.ts";
import { ADDRESS_PRECISIONS } from "../../kernel/property-kinds.ts";
import {
  newBlurSeed,
  publicAddress,
  publicLocation,
  publicPoint,
  SHOWN_RADIUS_M,
} from "./rules.ts";

const HOME = { lat: 48.11372, lng: -1.66514 };
const BLURRED = ["street", "neighbourhood"] as const;

describe("the point that the public sees", () => {
  test.each(BLURRED)("of a %s is never the home, whose circle holds it", (addressPrecision) => {
    const radius = SHOWN_RADIUS_M[addressPrecision];
    // France's two ends, and Réunion.
    for (const home of [HOME, { lat: 51.07, lng: 2.53 }, { lat: -21.1, lng: 55.5 }]) {
      for (let each = 0; each < 300; each += 1) {
        const blurSeed = newBlurSeed();
        const metres =
          1_000 * distanceKm(home, publicPoint({ ...home, addressPrecision, blurSeed }));
        expect(metres).toBeGreaterThan(0.18 * radius);
        expect(metres).toBeLessThan(0.93 * radius);
      }
    }
  });

  test("is the home where the seller shows it", () => {
    const blurSeed = newBlurSeed();
    expect(publicPoint({ ...HOME, addressPrecision: "exact", blurSeed })).toEqual(HOME);
    expect(publicLocation({ ...HOME, addressPrecision: "exact", blurSeed })).toEqual({
      publicLat: HOME.lat,
      publicLng: HOME.lng,
    });
  });

  test.each(BLURRED)("of a %s is the same however often it is asked for", (addressPrecision) => {
    const home = { ...HOME, addressPrecision, blurSeed: "0123456789abcdef" };
    expect(publicPoint(home)).toEqual(publicPoint({ ...home }));
  });

  test.each(BLURRED)("of a %s is another in every listing of one home", (addressPrecision) => {
    const points = Array.from({ length: 50 }, () =>
      JSON.stringify(publicPoint({ ...HOME, addressPrecision, blurSeed: newBlurSeed() })),
    );
    expect(new Set(points).size).toBeGreaterThan(45);
  });

  test("of one precision tells nothing of the other's: each has digits of its own", () => {
    const street = (blurSeed: string) =>
      publicPoint({ ...HOME, addressPrecision: "street", blurSeed });
    const around = (blurSeed: string) =>
      publicPoint({ ...HOME, addressPrecision: "neighbourhood", blurSeed });
    expect(street("12345678ffffffff")).toEqual(street("1234567800000000"));
    expect(around("ffffffff12345678")).toEqual(around("0000000012345678"));
    expect(street("92345678ffffffff")).not.toEqual(street("12345678ffffffff"));
  });

  test.each(["", "0123", "0123456789ABCDEF", "0123456789abcdefg", "g123456789abcdef"])(
    "can't be made of the seed %j",
    (blurSeed) => {
      for (const addressPrecision of ADDRESS_PRECISIONS) {
        expect(() => publicPoint({ ...HOME, addressPrecision, blurSeed })).toThrow(RangeError);
      }
    },
  );
});

test.each([
  ["14 rue de Paris", "rue de Paris"],
  ["12 bis rue de la Monnaie", "rue de la Monnaie"],
  ["12bis, rue de la Monnaie", "rue de la Monnaie"],
  ["3-5 avenue Jean-Janvier", "avenue Jean-Janvier"],
  ["3/5 quai Lamennais", "quai Lamennais"],
  ["1245 bis avenue du Général-de-Gaulle, bâtiment C", "avenue du Général-de-Gaulle"],
  ["Résidence Les Lilas, 8 allée des Tilleuls", "allée des Tilleuls"],
  ["Villa Les Flots, 3 rue de la Plage", "rue de la Plage"],
  ["Ferme de Kerjean", null],
  ["lieu-dit Kerjean", "lieu-dit Kerjean"],
  ["Bât. B, appt 12, 4 rue Racine", "rue Racine"],
  ["4 rue Racine bâtiment 2 escalier A 3e étage", "rue Racine"],
  ["4 rue Racine 3e étage", "rue Racine"],
  ["rue de Brest 12", "rue de Brest"],
  ["rue de Brest n° 12 ter", "rue de Brest"],
  ["10 rue du 8 Mai 1945", "rue du 8 Mai 1945"],
  ["10 rue du 11-Novembre", "rue du 11-Novembre"],
  ["2 place du 14 juillet 12", "place du 14 juillet"],
  ["7 rue du 4-Septembre", "rue du 4-Septembre"],
  ["1 avenue de la 2e DB", "avenue de la 2e DB"],
  ["22 rue du 48e Régiment d’Infanterie", "rue du 48e Régiment d’Infanterie"],
  ["9 GRANDE RUE", null],
  ["9 Grande Rue de l’Église", "Grande Rue de l’Église"],
  ["6 bd de la Liberté, 35000 Rennes", "bd de la Liberté"],
  ["5 chemin\n du  Verger", "chemin du Verger"],
  ["12", null],
  ["12 bis", null],
  ["Kerjean 12", null],
  ["", null],
  ["rue 12", null],
])("the street of %j is %j", (address, street) => {
  expect(publicAddress({ address, addressPrecision: "street" })).toBe(street);
});

test.each([
  ["exact", "14 rue de Paris"],
  ["street", "rue de Paris"],
  ["neighbourhood", null],
] as const)("an address shown as %s reads %j", (addressPrecision, text) => {
  expect(publicAddress({ address: "14 rue de Paris", addressPrecision })).toBe(text);
});
