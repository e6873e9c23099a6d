import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Place } from "../../search-index/criteria.ts";
import { SOME_COMMUNES } from "../../testing/communes.ts";
import { Gazetteer } from "./gazetteer.ts";
import { interpretText } from "./interpret.ts";
import { NO_LISTINGS } from "./listing-words.ts";

const gazetteer = new Gazetteer(SOME_COMMUNES);

/** Words that listings hold. */
const HELD = new Set(
  "centre chartrons montmartre duplex tour vue etudiant meuble plage".split(" "),
);

function read(text: string) {
  const interpretation = interpretText(text, gazetteer, {
    ...NO_LISTINGS,
    knowsWord: (word) => HELD.has(word),
  });
  const { places, words, types, features, storeys, worstEnergy, ignored } = interpretation;
  const { minRooms, maxRooms, minBedrooms, minBathrooms } = interpretation;
  const perM2 = [interpretation.minPricePerM2Cents, interpretation.maxPricePerM2Cents].map(
    (cents) => cents && cents / 100,
  );
  const price = [interpretation.minPriceCents, interpretation.maxPriceCents].map(
    (cents) => cents && cents / 100,
  );
  const surface = [interpretation.minSurfaceDm2, interpretation.maxSurfaceDm2].map(
    (dm2) => dm2 && dm2 / 100,
  );
  return {
    places: places.map(shown).join(", "),
    ...(types.length > 0 && { types: types.join() }),
    ...(features.length > 0 && { features: features.join() }),
    ...(storeys.length > 0 && { storeys: storeys.join() }),
    ...(worstEnergy !== null && { energy: worstEnergy }),
    ...(minRooms !== null && { minRooms }),
    ...(maxRooms !== null && { maxRooms }),
    ...(minBathrooms !== null && { minBathrooms }),
    ...(perM2.some((bound) => bound !== null) && { perM2: perM2.join("-") }),
    ...(minBedrooms !== null && { minBedrooms }),
    ...(price.some((bound) => bound !== null) && { price: price.join("-") }),
    ...(surface.some((bound) => bound !== null) && { surface: surface.join("-") }),
    ...(words.length > 0 && { words: words.join(" ") }),
    ...(ignored.length > 0 && { ignored: ignored.join("; ") }),
  };
}

function shown(place: Place): string {
  switch (place.kind) {
    case "commune":
      return `${place.name} ${place.departmentCode}`;
    case "postalCode":
      return place.label;
    case "department":
      return `department ${place.code}`;
    case "neighbourhood":
      return `${place.name}, ${place.communeName} ${place.departmentCode}`;
  }
}

const placesOf = (text: string) => read(text).places;

describe("a place is found", () => {
  test.each([
    // As it is written, or nearly.
    ["Rennes", "Rennes 35"],
    ["  RENNES ", "Rennes 35"],
    ["Saint-Étienne", "Saint-Étienne 42"],
    ["st etienne", "Saint-Étienne 42"],
    ["ste maxime", "Sainte-Maxime 83"],
    ["la rochelle", "La Rochelle 17"],
    ["rochelle", "La Rochelle 17"],
    ["mans", "Le Mans 72"],
    ["l’hay les roses", "L'Haÿ-les-Roses 94"],
    ["hay les roses", "L'Haÿ-les-Roses 94"],
    ["aix provence", "Aix-en-Provence 13"],
    ["y", "Y 80"],
    ["rennes, nantes", "Rennes 35, Nantes 44"],
    // With mistakes.
    ["renes", "Rennes 35"],
    ["marseile", "Marseille 13"],
    ["montpelier", "Montpellier 34"],
    ["toulouze", "Toulouse 31"],
    ["tolouse", "Toulouse 31"],
    ["strasbourd", "Strasbourg 67"],
    // Not finished.
    ["bordeau", "Bordeaux 33"],
    ["pari", "Paris 75"],
    ["saint mal", "Saint-Malo 35"],
    ["chamonix", "Chamonix-Mont-Blanc 74"],
    // Of several of that name, the one that is meant.
    ["saint-denis", "Saint-Denis 974, Saint-Denis 93"],
    ["Saint-Denis (93)", "Saint-Denis 93"],
    ["saint denis 974", "Saint-Denis 974"],
    ["saint-denis 93200", "Saint-Denis 93200"],
    ["aix", "Aix-en-Provence 13, Aix-les-Bains 73"],
    ["Aix (19)", "Aix 19"],
    ["boulogne", "Boulogne-Billancourt 92, Boulogne-sur-Mer 62"],
    ["clermont", "Clermont-Ferrand 63, Clermont 60"],
    ["neuilly", "Neuilly-sur-Seine 92"],
    ["maisons alfort", "Maisons-Alfort 94"],
    ["La Réunion (47)", "La Réunion 47"],
    // An arrondissement.
    ["paris 11", "Paris 11e 75"],
    ["paris 11e", "Paris 11e 75"],
    ["Paris 11ème", "Paris 11e 75"],
    ["paris 11 eme", "Paris 11e 75"],
    ["paris 1er", "Paris 1er 75"],
    ["paris 20e arrondissement", "Paris 20e 75"],
    ["20e arrondissement", "Paris 20e 75"],
    ["lyon 3eme", "Lyon 3e 69"],
    ["paris", "Paris 75"],
    // By number.
    ["35000", "Rennes 35000"],
    ["75 011", "75011"],
    ["35000 rennes", "Rennes 35000"],
    ["Rennes 35000", "Rennes 35000"],
    ["la rochelle 17000", "La Rochelle 17"],
    ["35999", "department 35"],
    ["350", "department 35"],
    ["35", "department 35"],
    ["2a", "department 2A"],
    ["20100", "department 2A"],
    ["20600", "Bastia 20600"],
    ["974", "department 974"],
    // A department, a region, a part of the country.
    ["ille et vilaine", "department 35"],
    ["Nord (59)", "department 59"],
    ["la réunion", "department 974"],
    ["loire", "department 42"],
    ["mayenne", "Mayenne 53"],
    ["corse", "department 2A, department 2B"],
    ["bretagne", "department 22, department 29, department 35, department 56"],
    ["côte d’azur", "department 06, department 83"],
    ["département 35", "department 35"],
  ])("%j", (text, expected) => {
    const found = placesOf(text).split(", ").sort().join(", ");
    expect({ found, words: read(text).words }).toEqual({
      found: expected.split(", ").sort().join(", "),
      words: undefined,
    });
  });
});

describe("the rest of a text is understood", () => {
  test.each<[string, object]>([
    ["appart rennes", { places: "Rennes 35", types: "apartment" }],
    ["appart renes", { places: "Rennes 35", types: "apartment" }],
    ["maisons laffitte maison", { places: "Maisons-Laffitte 78", types: "house" }],
    ["maison rennes avec jardin", { places: "Rennes 35", types: "house", features: "jardin" }],
    [
      "appartement 3 pieces bordeaux avec balcon",
      { places: "Bordeaux 33", types: "apartment", features: "balcon", minRooms: 3 },
    ],
    ["T4 Rennes", { places: "Rennes 35", minRooms: 4 }],
    ["f2 toulouse", { places: "Toulouse 31", minRooms: 2 }],
    ["deux pièces paris", { places: "Paris 75", minRooms: 2 }],
    ["lyon 4p", { places: "Lyon 69", minRooms: 4 }],
    ["maison 3 chambres vannes", { places: "Vannes 56", types: "house", minBedrooms: 3 }],
    ["2 chambres", { places: "", minBedrooms: 2 }],
    ["T3", { places: "", minRooms: 3 }],
    ["t3 ou t2 nantes", { places: "Nantes 44", minRooms: 2, maxRooms: 3 }],
    ["T2/T3 nantes", { places: "Nantes 44", minRooms: 2, maxRooms: 3 }],
    ["2 ou 3 pièces rennes", { places: "Rennes 35", minRooms: 2, maxRooms: 3 }],
    ["3 pièces maximum rennes", { places: "Rennes 35", maxRooms: 3 }],
    ["3 pièces ou plus rennes", { places: "Rennes 35", minRooms: 3 }],
    ["maison 2 salles de bains nantes", { places: "Nantes 44", types: "house", minBathrooms: 2 }],
    ["deux salles d’eau nantes", { places: "Nantes 44", minBathrooms: 2 }],
    ["2 sdb paris", { places: "Paris 75", minBathrooms: 2 }],
    // A price per m² is no surface.
    ["rennes 5000 €/m²", { places: "Rennes 35", perM2: "-5000" }],
    ["rennes 5 000 € le m2", { places: "Rennes 35", perM2: "-5000" }],
    ["rennes moins de 4500 euros par mètre carré", { places: "Rennes 35", perM2: "-4500" }],
    ["rennes 4k€/m2", { places: "Rennes 35", perM2: "-4000" }],
    ["rennes entre 3000 et 5000 €/m²", { places: "Rennes 35", perM2: "3000-5000" }],
    ["rennes plus de 3000 €/m² 300000", { places: "Rennes 35", perM2: "3000-", price: "-300000" }],
    // Energy classes.
    ["appartement DPE C rennes", { places: "Rennes 35", types: "apartment", energy: "C" }],
    ["rennes classe énergie A à D", { places: "Rennes 35", energy: "D" }],
    ["dpe b ou mieux nantes", { places: "Nantes 44", energy: "B" }],
    ["maison DPE A ou B", { places: "", types: "house", energy: "B" }],
    ["lyon sans passoire thermique", { places: "Lyon 69", energy: "E" }],
    ["lyon sauf dpe F et G", { places: "Lyon 69", energy: "E" }],
    ["passoire thermique lyon", { places: "Lyon 69", ignored: "passoire thermique" }],
    ["bon dpe lyon", { places: "Lyon 69", ignored: "bon dpe" }],
    // Floors, and their refusal.
    ["dernier étage rennes", { places: "Rennes 35", storeys: "last" }],
    ["rez-de-chaussée lyon", { places: "Lyon 69", storeys: "ground" }],
    ["lyon pas de rez-de-chaussée", { places: "Lyon 69", storeys: "above-ground" }],
    ["lyon sauf le rdc", { places: "Lyon 69", storeys: "above-ground" }],
    ["lyon pas au rez de chaussée", { places: "Lyon 69", storeys: "above-ground" }],
    ["sauf dernier étage nantes", { places: "Nantes 44", storeys: "below-last" }],
    [
      "paris ni rez-de-chaussée ni dernier étage",
      { places: "Paris 75", storeys: "above-ground,below-last" },
    ],
    ["en étage paris", { places: "Paris 75", storeys: "above-ground" }],
    // What is refused is not looked for.
    ["maison sans jardin rennes", { places: "Rennes 35", types: "house", ignored: "sans jardin" }],
    ["rennes pas de balcon", { places: "Rennes 35", ignored: "pas de balcon" }],
    ["appartement sauf paris", { places: "", types: "apartment", ignored: "sauf paris" }],
    ["rennes sauf studio", { places: "Rennes 35", types: "apartment,house" }],
    [
      "maison rennes sans travaux",
      { places: "Rennes 35", types: "house", ignored: "sans travaux" },
    ],
    ["rennes sans vis-à-vis", { places: "Rennes 35", features: "vue-degagee" }],
    ["35000 ou 44000", { places: "Rennes 35000, Nantes 44000" }],
    ["T3 2 chambres nantes", { places: "Nantes 44", minRooms: 3, minBedrooms: 2 }],
    ["studio meublé paris", { places: "Paris 75", types: "studio", words: "meuble" }],
    ["vue mer nice", { places: "Nice 06", features: "vue-mer" }],
    ["maison vue sur la mer", { places: "", types: "house", features: "vue-mer" }],
    ["maison plain-pied", { places: "", types: "house", features: "plain-pied" }],
    ["villas avec piscines", { places: "", types: "house", features: "piscine" }],
    ["rennes centre", { places: "Rennes 35", words: "centre" }],
    ["bordeaux chartrons", { places: "Bordeaux 33", words: "chartrons" }],
    ["duplex rénové", { places: "", features: "renove", words: "duplex" }],
    ["“appartement paris”", { places: "", words: "appartement paris" }],
    // Prices and surfaces are bounds: a bare price is a budget, a bare surface a minimum.
    ["appartement 50m2 lyon", { places: "Lyon 69", types: "apartment", surface: "50-" }],
    ["appartement 50 m² lyon", { places: "Lyon 69", types: "apartment", surface: "50-" }],
    ["maison 300 000 euros rennes", { places: "Rennes 35", types: "house", price: "-300000" }],
    ["maison rennes 250k", { places: "Rennes 35", types: "house", price: "-250000" }],
    ["maison rennes moins de 45000 €", { places: "Rennes 35", types: "house", price: "-45000" }],
    [
      "maison avec jardin bordeaux moins de 300000",
      { places: "Bordeaux 33", types: "house", features: "jardin", price: "-300000" },
    ],
    ["rennes entre 200000 et 300000", { places: "Rennes 35", price: "200000-300000" }],
    ["nantes 80 m2 max 250 000", { places: "Nantes 44", surface: "80-", price: "-250000" }],
    ["rennes moins de 200000 plus de 150000", { places: "Rennes 35", price: "150000-200000" }],
    ["paris 11 300 000 euros", { places: "Paris 11e 75", price: "-300000" }],
    ["rennes 35000", { places: "Rennes 35000" }],
    // What no filter takes is left aside, and reported.
    [
      "maison terrain 500 m2 rennes",
      {
        places: "Rennes 35",
        types: "house",
        words: "terrain",
        ignored: "500 m2",
      },
    ],
    ["moins de 4 pièces rennes", { places: "Rennes 35", maxRooms: 3 }],
    ["Rennes à 500 m de la gare", { places: "Rennes 35", words: "gare", ignored: "à 500 m" }],
    ["Рим viager rennes", { places: "Rennes 35", ignored: "viager" }],
    ["paris 21", { places: "Paris 75", ignored: "21" }],
    ["lyon 10", { places: "Lyon 69", ignored: "10" }],
    ["maison 35 rennes", { places: "Rennes 35", types: "house" }],
    ["location rennes", { places: "Rennes 35", ignored: "location" }],
    ["louer paris", { places: "Paris 75", ignored: "louer" }],
    ["viager nice", { places: "Nice 06", ignored: "viager" }],
    ["rdc lyon", { places: "Lyon 69", storeys: "ground" }],
    ["vente maison nantes", { places: "Nantes 44", types: "house" }],
    ["proche de rennes", { places: "Rennes 35" }],
    ["autour de lyon", { places: "Lyon 69" }],
    ["près de nantes", { places: "Nantes 44" }],
    // Types and features under a mistake.
    ["appartemant rennes", { places: "Rennes 35", types: "apartment" }],
    ["maisson lyon", { places: "Lyon 69", types: "house" }],
    ["studyo paris", { places: "Paris 75", types: "studio" }],
    ["apartement", { places: "", types: "apartment" }],
    ["jardni nantes", { places: "Nantes 44", features: "jardin" }],
    // Words that are villages or departments elsewhere.
    // No filter has what is meant: it is named rather than dropped.
    ["pas cher rennes", { places: "Rennes 35", ignored: "pas cher" }],
    ["studio moins cher nantes", { places: "Nantes 44", types: "studio", ignored: "moins cher" }],
    ["1er étage lyon", { places: "Lyon 69", ignored: "1er étage" }],
    [
      "appartement au 3ème étage paris",
      { places: "Paris 75", types: "apartment", ignored: "3ème étage" },
    ],
    ["quatrième étage rennes", { places: "Rennes 35", ignored: "quatrième étage" }],
    ["étage élevé lyon", { places: "Lyon 69", ignored: "étage élevé" }],
    ["lyon 3e dernier étage", { places: "Lyon 3e 69", storeys: "last" }],
    ["grand appartement paris", { places: "Paris 75", types: "apartment", words: "grand" }],
    ["vieux lyon", { places: "Lyon 69", words: "vieux" }],
    ["appartement bord de mer", { places: "", types: "apartment", words: "bord mer" }],
    ["rennes nord", { places: "Rennes 35", words: "nord" }],
    ["jardin", { places: "", features: "jardin" }],
    ["vue", { places: "", words: "vue" }],
    ["maison mer", { places: "", types: "house", words: "mer" }],
    ["mer", { places: "Mer 41" }],
    ["balcon nord", { places: "", features: "balcon", words: "nord" }],
    ["maison bords de loire", { places: "", types: "house", words: "bords loire" }],
    ["grand", { places: "Grand 88" }],
    ["plaisir", { places: "Plaisir 78" }],
    // Neither a place nor a word of any listing.
    ["xyzzyx", { places: "", words: "xyzzyx" }],
    ["à vendre", { places: "" }],
    ["", { places: "" }],
    ["99999", { places: "", ignored: "99999" }],
    ["00000", { places: "", ignored: "00000" }],
    ["y a-t-il", { places: "", ignored: "y a-t-il" }],
    ["🏠", { places: "", ignored: "🏠" }],
    ["' OR 1=1 --", { places: "", ignored: "' OR 1=1 --" }],
    ["“🏠”", { places: "", ignored: "“🏠”" }],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test("any text is read without failing, however long, and gives few words", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom(
      "a".repeat(100_000),
      "1".repeat(100_000),
      "\u0000".repeat(50),
      "\ud800",
      "saint ".repeat(500),
      "de la ".repeat(500),
      "11e 75 011 ".repeat(50),
    ),
    fc
      .array(
        fc.constantFrom(
          ..."paris 75 11e 3 pieces t4 m2 300 000 euros la rue 35 jardin ( max min de entre et a k".split(
            " ",
          ),
        ),
      )
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(odd, (text) => {
      const interpretation = interpretText(text, gazetteer);
      const { words, minRooms, minPriceCents, maxPriceCents } = interpretation;
      expect(words.length).toBeLessThanOrEqual(24);
      expect(minPriceCents ?? 0).toBeLessThanOrEqual(maxPriceCents ?? Infinity);
      expect(interpretation.minSurfaceDm2 ?? 0).toBeLessThanOrEqual(
        interpretation.maxSurfaceDm2 ?? Infinity,
      );
      expect(minRooms === null || (minRooms >= 1 && minRooms <= 20)).toBe(true);
    }),
  );
});
