import type { Draw } from "../draw.ts";
import { type Facts, type Line, where } from "./facts.ts";
import { aOne, capital, countWord, floorName, grouped, theOne, thisOne } from "./words.ts";

/** First sentences: what is for sale and where. */

/** "d’un immeuble de 1972", "d’un immeuble ancien". */
function ofBuilding({ dwelling, place, renovatedYear }: Facts, draw: Draw): string {
  const { builtYear, floorCount } = dwelling;
  if (builtYear < 1915) {
    const haussmann = place.commune.departmentCode === "75" && builtYear >= 1850;
    if (haussmann && draw.chance(0.5)) return "d’un immeuble haussmannien";
    return draw.pick([
      "d’un immeuble ancien",
      "d’un immeuble en pierre",
      "d’un immeuble de caractère",
    ]);
  }
  if (builtYear < 1940) {
    return builtYear >= 1930
      ? "d’un immeuble des années 1930"
      : "d’un immeuble de l’entre-deux-guerres";
  }
  if (builtYear >= 2013 && !renovatedYear && draw.chance(0.5)) return "d’une résidence récente";
  if ((floorCount ?? 0) <= 3 && draw.chance(0.4)) return `d’une petite résidence de ${builtYear}`;
  return draw.chance(0.5) ? `d’un immeuble de ${builtYear}` : `d’une résidence de ${builtYear}`;
}

function floorOf(f: Facts, draw: Draw): string {
  const floor = f.dwelling.floor ?? 0;
  const top = floor === f.dwelling.floorCount && floor >= 2 && draw.chance(0.7);
  const name = top ? `${floorName(floor)} et dernier étage` : floorName(floor);
  const readable = top ? name.replace(" étage et", " et") : name;
  return f.has("ascenseur") && floor > 0 && draw.chance(0.55)
    ? `${readable}, avec ascenseur`
    : readable;
}

/** "en 1987", "vers 1890", "dans les années 1930". */
function when(builtYear: number, draw: Draw): string {
  if (builtYear < 1900) return `vers ${builtYear}`;
  return builtYear < 1990 && draw.chance(0.4)
    ? `dans les années ${Math.floor(builtYear / 10) * 10}`
    : `en ${builtYear}`;
}

/** "sur 640 m² de terrain"; empty for a house without land to speak of. */
function land({ dwelling }: Facts, draw: Draw): string {
  const squareMetres = dwelling.landSurfaceM2 ?? 0;
  if (squareMetres < 140) return "";
  const area = `${grouped(squareMetres)} m²`;
  return `sur ${draw.pick([`${area} de terrain`, `une parcelle de ${area}`, `un terrain de ${area}`])}`;
}

/** The same, joined to what it follows: directly, or after a place. */
function onLand(facts: Facts, draw: Draw): string {
  const text = land(facts, draw);
  return text && ` ${text}`;
}

function withLand(facts: Facts, draw: Draw): string {
  const text = land(facts, draw);
  return text && `, ${text}`;
}

const bedrooms = ({ dwelling }: Facts) =>
  `${countWord(dwelling.bedrooms)} chambre${dwelling.bedrooms > 1 ? "s" : ""}`;

export const FLAT_OPENINGS: readonly Line[] = [
  {
    about: ["floor", "year"],
    say: (f, d) =>
      `${capital(where(f, d))}, ${thisOne(f.noun)} de ${f.area} se trouve au ${floorOf(f, d)}, au sein ${ofBuilding(f, d)}.`,
  },
  {
    about: ["floor", "year"],
    say: (f, d) =>
      `Au ${floorName(f.dwelling.floor ?? 0)} ${ofBuilding(f, d)}, ${where(f, d)}, voici ${aOne(f.noun)} de ${f.area}.`,
  },
  {
    about: ["floor"],
    say: (f, d) =>
      `${capital(thisOne(f.noun))} de ${f.area} est situé${f.e} ${where(f, d)}, au ${floorOf(f, d)}.`,
  },
  {
    say: (f, d) => `À vendre ${where(f, d)} : ${aOne(f.noun)} de ${f.area} (loi Carrez).`,
  },
  {
    when: (f) => f.owner,
    say: (f, d) => `Nous vendons notre ${f.noun.word} de ${f.area}, ${where(f, d)}.`,
  },
  {
    when: (f) => f.owner,
    about: ["move"],
    say: (f, d) =>
      `Une mutation professionnelle nous amène à vendre notre ${f.noun.word} de ${f.area}, ${where(f, d)}.`,
  },
  {
    when: (f) => f.owner && f.dwelling.rooms <= 3,
    about: ["move"],
    say: (f, d) =>
      `La famille s’agrandit : nous nous séparons de notre ${f.noun.word} de ${f.area}, ${where(f, d)}.`,
  },
  {
    when: (f) => f.has("calme") && f.quarter !== null,
    about: ["calm"],
    say: (f, d) =>
      `Dans une rue calme, ${where(f, d)}, ${thisOne(f.noun)} de ${f.area} est proposé${f.e} à la vente.`,
  },
  {
    when: (f) => f.coownership !== null && f.coownership.lots <= 12,
    about: ["floor", "charges"],
    say: (f, d) =>
      `Dans une petite copropriété de ${f.coownership?.lots ?? 0} lots, ${where(f, d)}, ${thisOne(f.noun)} de ${f.area} occupe une partie du ${floorName(f.dwelling.floor ?? 0)}.`,
  },
  {
    when: (f) => f.has("lumineux") && (f.dwelling.floor ?? 0) >= 2,
    about: ["light", "floor"],
    say: (f, d) =>
      `Du soleil du matin au soir : au ${floorName(f.dwelling.floor ?? 0)}, ${where(f, d)}, ${thisOne(f.noun)} de ${f.area} ne manque pas de lumière.`,
  },
  {
    when: (f) => f.renovatedYear !== null,
    about: ["state"],
    say: (f, d) =>
      `Rénové${f.e} en ${f.renovatedYear}, ${thisOne(f.noun)} de ${f.area} est prêt${f.e} à vivre, ${where(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.duplex,
    about: ["floor", "level"],
    say: (f, d) =>
      `Sur les deux derniers niveaux ${ofBuilding(f, d)}, ${where(f, d)}, ce duplex développe ${f.area}.`,
  },
  {
    when: (f) => f.dwelling.rooms >= 3,
    about: ["rooms"],
    say: (f, d) =>
      `${capital(where(f, d))}, ${f.area} bien distribués et ${bedrooms(f)} : ${thisOne(f.noun)} se visite sans attendre.`,
  },
  {
    when: (f) => f.dwelling.rooms <= 2,
    say: (f, d) =>
      `${capital(where(f, d))}, ${thisOne(f.noun)} de ${f.area} a tout pour un premier achat.`,
  },
];

export const HOUSE_OPENINGS: readonly Line[] = [
  {
    when: (f) => f.dwelling.builtYear >= 1948 && !f.noun.word.endsWith("récente"),
    about: ["year", "land"],
    say: (f, d) =>
      `${capital(where(f, d))}, ${thisOne(f.noun)} construit${f.e} ${when(f.dwelling.builtYear, d)} offre ${f.area} habitables${onLand(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.builtYear < 1948,
    about: ["year", "land"],
    say: (f, d) =>
      `Bâti${f.e} ${when(f.dwelling.builtYear, d)}, ${thisOne(f.noun)} de ${f.area} se dresse ${where(f, d)}${withLand(f, d)}.`,
  },
  {
    about: ["land"],
    say: (f, d) => `À vendre ${where(f, d)} : ${aOne(f.noun)} de ${f.area}${onLand(f, d)}.`,
  },
  {
    when: (f) => f.owner && f.dwelling.rooms >= 5,
    about: ["move", "land"],
    say: (f, d) =>
      `Nos enfants sont partis, la maison est devenue trop grande : nous vendons nos ${f.area}${onLand(f, d)}, ${where(f, d)}.`,
  },
  {
    when: (f) => f.owner,
    about: ["move", "land"],
    say: (f, d) =>
      `Nous changeons de région et vendons notre ${f.noun.word} de ${f.area}${onLand(f, d)}, ${where(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.singleStorey,
    about: ["level", "land"],
    say: (f, d) =>
      `Tout est de plain-pied dans ${thisOne(f.noun)} de ${f.area}, ${where(f, d)}${withLand(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.builtYear < 1940 && f.renovatedYear !== null,
    about: ["state", "year"],
    say: (f, d) =>
      `Entièrement rénové${f.e} en ${f.renovatedYear}, ${thisOne(f.noun)} de ${f.area}, ${where(f, d)}, a gardé le charme de l’ancien sans ses contraintes.`,
  },
  {
    when: (f) => (f.dwelling.landSurfaceM2 ?? 0) > 400,
    about: ["land", "rooms"],
    say: (f, d) =>
      `${grouped(f.dwelling.landSurfaceM2 ?? 0)} m² de terrain, ${f.area} habitables et ${bedrooms(f)} : ${where(f, d)}, ${thisOne(f.noun)} a de quoi accueillir une famille.`,
  },
  {
    when: (f) => f.has("calme") && f.has("jardin") && f.setting !== null,
    about: ["calm", "land"],
    say: (f, d) =>
      `Le calme, l’espace et un jardin à soi : ${thisOne(f.noun)} de ${f.area} vous attend ${where(f, d)}.`,
  },
  {
    when: (f) => f.has("vue-degagee"),
    about: ["sea"],
    say: (f, d) =>
      `Sans vis-à-vis, ${thisOne(f.noun)} de ${f.area} profite d’une vue dégagée, ${where(f, d)}.`,
  },
  {
    when: (f) => f.has("vue-mer"),
    about: ["sea"],
    say: (f, d) => `Face à la mer, ${where(f, d)}, ${thisOne(f.noun)} offre ${f.area} habitables.`,
  },
  {
    when: (f) => f.place.nearby !== null && f.place.nearby.minutes <= 30,
    about: ["distance", "land"],
    say: (f, d) =>
      `À ${f.place.nearby?.minutes} minutes en voiture ${f.place.nearby?.of}, ${thisOne(f.noun)} de ${f.area} se situe ${where(f, d)}${withLand(f, d)}.`,
  },
  {
    when: (f) => f.renovatedYear !== null,
    about: ["state"],
    say: (f, d) =>
      `Poser ses meubles et profiter : ${theOne(f.noun)}, ${where(f, d)}, a été rénové${f.e} en ${f.renovatedYear} et compte ${f.area}.`,
  },
];
