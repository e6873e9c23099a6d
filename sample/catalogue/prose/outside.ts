import type { Draw } from "../draw.ts";
import type { Facts, Line } from "./facts.ts";
import { capital, enumerate, grouped } from "./words.ts";

/** Sentences about what lies outside the rooms: garden, terrace, view, then cellar and parking. */

const sides = (draw: Draw) => draw.pick(["au sud", "à l’ouest", "au sud-ouest", "à l’est"]);

/** m² of garden: the land without the house. */
function gardenM2({ dwelling }: Facts): number {
  const open = (dwelling.landSurfaceM2 ?? 0) - (dwelling.surfaceDm2 / 100) * 0.8;
  return Math.max(20, Math.round(open / 10) * 10);
}

export const FLAT_OUTSIDE: readonly Line[] = [
  {
    when: (f) => f.has("balcon"),
    say: (f, d) =>
      `Le séjour se prolonge par un balcon de ${d.int(4, 9)} m² exposé ${sides(d)}${f.has("vue-degagee") ? ", sans vis-à-vis" : ""}.`,
  },
  {
    when: (f) => f.has("balcon"),
    say: (_, d) =>
      `Aux beaux jours, on déjeune sur le balcon, ${d.pick(["assez large pour une table", `orienté ${sides(d)}`, "à l’abri du vent"])}.`,
  },
  {
    when: (f) => f.has("terrasse"),
    say: (_, d) =>
      `Une terrasse de ${d.int(11, 34)} m², exposée ${sides(d)}, ajoute une vraie pièce dès le printemps.`,
  },
  {
    when: (f) => f.has("terrasse"),
    say: (_, d) =>
      `La terrasse de ${d.int(10, 30)} m², ${d.pick(["sans vis-à-vis", "plantée de part et d’autre", "accessible depuis le séjour"])}, est un atout rare dans le secteur.`,
  },
  {
    when: (f) => f.has("jardin"),
    about: ["garden"],
    say: (_, d) =>
      `Un jardin privatif de ${d.int(3, 12) * 10} m², ${d.pick(["clos de haies", "exposé au sud", "facile d’entretien"])}, prolonge le séjour.`,
  },
  {
    when: (f) => f.has("vue-mer"),
    about: ["sea"],
    say: (f, d) =>
      `${d.pick(["Du séjour comme de la chambre", "Depuis les fenêtres du séjour", f.has("balcon") ? "Depuis le balcon" : "Dès le réveil"])}, la vue porte sur la mer.`,
  },
  {
    when: (f) => f.has("vue-degagee"),
    about: ["sea"],
    say: (f, d) =>
      `La vue, dégagée, court ${f.place.settlement === "metropolis" ? d.pick(["sur les toits de la ville", "jusqu’aux clochers", "sur la cime des arbres"]) : d.pick(["sur les toits", "jusqu’aux collines", "sur les jardins alentour"])}.`,
  },
  {
    when: (f) => f.has("piscine"),
    about: ["pool"],
    say: (_, d) =>
      `La résidence, arborée, dispose d’une piscine ${d.pick(["chauffée dès le mois de mai", "réservée aux habitants", "et d’un jardin commun"])}.`,
  },
];

function view({ place }: Facts, draw: Draw): string {
  if (place.resort) return "sur les sommets";
  if (place.settlement === "village" && !place.dense) {
    return draw.pick(["sur les champs", "sur la vallée", "loin sur la campagne"]);
  }
  return draw.pick(["sur les jardins voisins", "sur de grands arbres", "par-dessus les toits"]);
}

export const HOUSE_OUTSIDE: readonly Line[] = [
  {
    when: (f) => f.has("jardin") && f.has("terrasse"),
    about: ["garden"],
    say: (f, d) =>
      `La terrasse, ${d.pick(["bien exposée", "en pierre", "en bois", "à l’ombre en été"])}, se prolonge par un jardin ${d.pick(["clos", "arboré", "clos et arboré", "sans vis-à-vis"])} d’environ ${grouped(gardenM2(f))} m².`,
  },
  {
    when: (f) => f.has("jardin"),
    about: ["garden"],
    say: (f, d) =>
      `Dehors, ${grouped(gardenM2(f))} m² de jardin ${d.pick(["où poussent un cerisier et des rosiers", "clos de murs", "avec potager et cabanon", "plantés de fruitiers"])}.`,
  },
  {
    when: (f) => f.has("jardin") && !f.has("terrasse"),
    about: ["garden"],
    say: (_, d) =>
      `Le jardin, ${d.pick(["entièrement clos", "orienté au sud", "à l’abri des regards"])}, laisse de la place pour une terrasse${d.chance(0.5) ? " et quelques jeux d’enfants" : ""}.`,
  },
  {
    when: (f) => f.has("jardin") && f.has("terrasse"),
    about: ["garden"],
    say: (f, d) =>
      `Aux beaux jours, on vit sur la terrasse de ${d.int(18, 60)} m², ${d.pick(["face au jardin", "exposée au sud", "de plain-pied avec le salon"])}${f.place.climate === "hot" ? ", à l’ombre des oliviers" : ""}.`,
  },
  {
    when: (f) => f.has("jardin") && (f.dwelling.landSurfaceM2 ?? 0) >= 1_200,
    about: ["garden"],
    say: (_, d) =>
      `Le terrain, ${d.pick(["plat et arboré", "en légère pente", "planté de chênes", "clos sur trois côtés"])}, offre de la place pour ${d.pick(["un verger", "un potager", "des poules et un potager", "un grand jeu d’enfants"])}.`,
  },
  {
    when: (f) => f.has("terrasse") && !f.has("jardin"),
    say: (_, d) =>
      `Une cour avec terrasse, ${d.pick(["exposée au sud", "au calme", "à l’abri des regards"])}, permet de vivre dehors une partie de l’année.`,
  },
  {
    when: (f) => f.has("piscine"),
    about: ["pool"],
    say: (_, d) =>
      `La piscine de ${d.pick(["7 × 3", "8 × 4", "9 × 4", "10 × 5"])} m, ${d.pick(["sécurisée", "chauffée", "bordée d’une plage en bois", "exposée plein sud"])}, rend les étés très agréables.`,
  },
  {
    when: (f) => f.has("vue-mer"),
    about: ["sea"],
    say: (f, d) =>
      `${f.has("terrasse") ? "Depuis la terrasse" : d.pick(["Du séjour", "Dès le réveil"])}, on voit la mer.`,
  },
  {
    when: (f) => f.has("vue-degagee"),
    about: ["sea"],
    say: (f, d) => `Aucun vis-à-vis : la vue porte ${view(f, d)}.`,
  },
];

/** Cellar, garage, parking: what comes with the dwelling, in one sentence. Null when nothing does. */
export function annexes(f: Facts, draw: Draw): string | null {
  const { dwelling } = f;
  const flat = dwelling.type !== "house";
  const old = dwelling.builtYear < 1948;
  const items: string[] = [];
  if (f.has("cave"))
    items.push(!flat && old ? draw.pick(["une cave voûtée", "une cave"]) : "une cave");
  if (f.has("garage")) {
    items.push(flat ? "un garage fermé" : draw.pick(["un garage", "un garage avec atelier"]));
  }
  if (f.has("parking")) {
    items.push(
      flat
        ? draw.pick(["une place de stationnement", "un parking privatif", "une place en sous-sol"])
        : draw.pick(["deux places de stationnement", "un abri pour la voiture"]),
    );
  }
  if (items.length === 0) return null;
  if (!flat && draw.chance(0.4)) items.push(draw.pick(["un cellier", "un abri de jardin"]));
  const list = enumerate(items);
  const many = items.length > 1 || list.startsWith("deux");
  const manner = draw.next();
  if (manner < 0.4) return `${capital(list)} complète${many ? "nt" : ""} l’ensemble.`;
  if (manner < 0.7) return `S’y ajoute${many ? "nt" : ""} ${list}.`;
  return flat
    ? `${capital(list)} ${included(items, many)} dans le prix.`
    : `Pour ranger : ${list}.`;
}

/** "est compris", "sont comprises": feminine when every item is. */
function included(items: readonly string[], many: boolean): string {
  const feminine = items.every((item) => item.startsWith("une "));
  if (!many) return `est compris${feminine ? "e" : ""}`;
  return `sont compris${feminine ? "es" : ""}`;
}
