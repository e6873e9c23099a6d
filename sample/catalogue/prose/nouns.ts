import type { Feature } from "../../../lib/kernel/property-kinds.ts";
import type { Draw, Weighted } from "../draw.ts";
import type { Dwelling } from "../dwelling.ts";
import type { RegionStyle } from "../places/regions.ts";
import type { Place } from "../world.ts";
import { countWord, type Noun } from "./words.ts";

const shortened = (word: string) =>
  word.startsWith("maison ") ? "maison" : word.replace(/ (de|rénovée).*$/, "");
const he = (word: string): Noun => ({ word, short: shortened(word), feminine: false });
const she = (word: string): Noun => ({ word, short: shortened(word), feminine: true });

const MAISON = she("maison");

/** What the houses built before 1940 are called, region by region, outside large towns. */
const OLD_HOUSES: Readonly<Record<RegionStyle, readonly Noun[]>> = {
  bretagne: [she("longère"), she("maison en pierre"), he("penty"), she("maison de bourg")],
  normandie: [she("maison à colombages"), she("longère"), she("maison en brique et silex")],
  nord: [she("maison en briques"), she("fermette"), she("maison de bourg")],
  alsace: [she("maison à colombages"), she("maison alsacienne"), he("corps de ferme")],
  lorraine: [she("maison lorraine"), she("maison de village"), she("ferme rénovée")],
  champagne: [she("maison de village"), she("longère"), she("maison champenoise")],
  bourgogne: [she("maison en pierre"), she("maison de vigneron"), she("fermette")],
  comte: [she("ferme comtoise"), she("maison de village"), she("maison en pierre")],
  paris: [she("meulière"), she("maison de ville"), she("maison en pierre")],
  centre: [she("longère"), she("fermette"), she("maison de bourg")],
  loire: [she("longère"), she("maison en tuffeau"), she("maison de bourg")],
  poitou: [she("charentaise"), she("longère"), she("maison en pierre")],
  limousin: [she("maison en granit"), she("fermette"), she("maison de bourg")],
  auvergne: [she("maison en pierre"), she("maison de village"), he("corps de ferme")],
  alpes: [she("maison de village"), she("ferme rénovée"), he("chalet")],
  rhone: [she("maison en pisé"), she("maison de village"), he("corps de ferme")],
  provence: [he("mas"), she("maison de village"), she("bastide")],
  languedoc: [she("maison vigneronne"), she("maison de village"), he("mas")],
  gascogne: [she("maison en pierre"), she("gasconne"), he("corps de ferme")],
  gironde: [she("échoppe"), she("girondine"), she("maison en pierre")],
  perigord: [she("périgourdine"), she("maison en pierre"), she("longère")],
  landes: [she("landaise"), she("maison de bourg")],
  basque: [she("maison basque"), she("ferme rénovée"), she("maison béarnaise")],
  corse: [she("maison de village"), she("maison en pierre")],
};

const SUNNY_STYLES = new Set<RegionStyle>([
  "provence",
  "languedoc",
  "gascogne",
  "gironde",
  "landes",
  "basque",
  "corse",
  "rhone",
]);

/** Draws the word for a house that its age, its land and its region allow. */
export function drawHouseNoun(
  draw: Draw,
  dwelling: Dwelling,
  place: Place,
  features: ReadonlySet<Feature>,
): Noun {
  const { builtYear } = dwelling;
  const land = dwelling.landSurfaceM2 ?? 0;
  const large = dwelling.surfaceDm2 >= 180_00;
  if (place.settlement === "metropolis" || land < 150) {
    return builtYear < 1915 && large ? she("maison bourgeoise") : draw.pick(TOWN_HOUSES);
  }
  if (builtYear < 1940) {
    if (large && draw.chance(0.45)) return she("maison de maître");
    return draw.chance(0.7) ? suitable(draw, dwelling, place, features) : MAISON;
  }
  if (place.resort) return he("chalet");
  const sunny = SUNNY_STYLES.has(place.style);
  const words: Weighted<Noun> = [
    [MAISON, 30],
    [sunny ? she("villa") : he("pavillon"), builtYear < 2000 ? 34 : sunny ? 34 : 6],
    [she("maison familiale"), dwelling.rooms >= 6 ? 16 : 0],
    [she("maison contemporaine"), builtYear >= 2006 ? 26 : 0],
    [she("maison récente"), builtYear >= 2012 ? 16 : 0],
    [she("maison individuelle"), 12],
    [she("néo-bretonne"), place.style === "bretagne" && builtYear < 1990 ? 40 : 0],
  ];
  return draw.weighted(words);
}

const TOWN_HOUSES = [she("maison de ville"), she("maison de ville"), MAISON];

/** A regional word, unless it says what the dwelling denies. */
function suitable(
  draw: Draw,
  dwelling: Dwelling,
  place: Place,
  features: ReadonlySet<Feature>,
): Noun {
  const noun = draw.pick(OLD_HOUSES[place.style]);
  const contradiction =
    (noun.word.endsWith("rénovée") && !features.has("renove")) ||
    (noun.word === "meulière" && dwelling.builtYear < 1880) ||
    (noun.word === "bastide" && dwelling.surfaceDm2 < 150_00) ||
    (noun.word === "penty" && dwelling.surfaceDm2 > 130_00) ||
    (/ferme/.test(noun.word) && place.settlement !== "village") ||
    (/village/.test(noun.word) && place.commune.population > 10_000);
  return contradiction ? MAISON : noun;
}

/** Draws the word for a flat: "appartement", "trois-pièces", "T3"… */
export function drawFlatNoun(draw: Draw, dwelling: Dwelling): Noun {
  if (dwelling.type === "studio") return he("studio");
  if (dwelling.duplex) return he("duplex");
  const rooms = countWord(dwelling.rooms);
  const manner = draw.next();
  if (manner < 0.36) return he("appartement");
  if (manner < 0.62) return he(`appartement de ${rooms} pièces`);
  if (manner < 0.86) return he(`${rooms}-pièces`);
  return he(`T${dwelling.rooms}`);
}
