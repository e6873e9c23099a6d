import type { Draw } from "../draw.ts";
import type { Facts, Line } from "./facts.ts";
import { capital, countWord, enumerate } from "./words.ts";

/** Sentences about rooms: the living room and kitchen, then bedrooms and bathrooms. */

function bedroomsPhrase({ dwelling }: Facts): string {
  const { bedrooms } = dwelling;
  return bedrooms === 1 ? "une chambre" : `${countWord(bedrooms)} chambres`;
}

const BATHROOMS = [
  "une salle d’eau",
  "une salle d’eau",
  "une salle de bains",
  "une salle de bains",
  "une salle de bains avec fenêtre",
  "une salle d’eau avec douche à l’italienne",
] as const;

/** "une salle d’eau", "deux salles de bains". */
function bathsPhrase({ dwelling }: Facts, draw: Draw): string {
  if (dwelling.bathrooms === 1) {
    return draw.pick(BATHROOMS);
  }
  return `${countWord(dwelling.bathrooms)} ${draw.pick(["salles de bains", "salles d’eau"])}`;
}

/** Plausible sizes of the bedrooms, ascending: "10, 11 et 13 m²", "10 à 14 m²". */
function bedroomSizes({ dwelling }: Facts, draw: Draw): string {
  const base = dwelling.type === "house" ? 10 : 9;
  if (dwelling.bedrooms > 4) return `${base} à ${draw.int(base + 3, base + 6)} m²`;
  const sizes = Array.from({ length: dwelling.bedrooms }, () => draw.int(base, base + 5)).sort(
    (a, b) => a - b,
  );
  return new Set(sizes).size === 1
    ? `${sizes[0]} m² chacune`
    : `${enumerate(sizes.map(String))} m²`;
}

/** After "une cuisine". */
function fitted(f: Facts, draw: Draw): string {
  if (f.has("cuisine-equipee")) {
    return draw.pick(["aménagée et équipée", "équipée", "entièrement équipée", "aménagée"]);
  }
  return draw.pick(["de bonne taille", "simple et fonctionnelle", "à aménager selon vos goûts"]);
}

/** Kitchen open to the living room: the usual case in small and recent dwellings. */
const open = (f: Facts) => f.dwelling.builtYear >= 1995 || f.dwelling.rooms <= 2;

export const FLAT_LIVING: readonly Line[] = [
  {
    about: ["kitchen"],
    say: (f, d) => `L’entrée dessert un séjour de ${f.livingM2} m² et une cuisine ${fitted(f, d)}.`,
  },
  {
    when: open,
    about: ["kitchen"],
    say: (f) =>
      `La pièce de vie réunit le séjour et une cuisine ouverte ${f.has("cuisine-equipee") ? "équipée " : ""}sur ${f.livingM2} m².`,
  },
  {
    when: (f) => f.has("traversant"),
    about: ["light", "kitchen"],
    say: (f, d) =>
      `Traversant, ${f.it} fait entrer la lumière des deux côtés : un séjour de ${f.livingM2} m² ${d.pick(["à l’est", "au sud", "côté rue"])}, la cuisine et ${f.dwelling.bedrooms > 1 ? "les chambres" : "la chambre"} ${d.pick(["à l’ouest", "sur cour", "côté jardin"])}.`,
  },
  {
    when: (f) => f.has("cheminee") && f.has("parquet"),
    about: ["fireplace", "material"],
    say: (f) =>
      `Parquet, moulures et cheminée donnent du caractère au salon de ${f.livingM2} m², que complète une cuisine séparée.`,
  },
  {
    when: (f) => f.has("parquet"),
    about: ["material", "kitchen"],
    say: (f, d) =>
      `Le séjour de ${f.livingM2} m², au parquet ${f.dwelling.builtYear < 1990 ? "bien conservé" : "clair"}, jouxte une cuisine ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.has("lumineux"),
    about: ["light"],
    say: (f, d) =>
      `On passe le plus clair de son temps dans le séjour de ${f.livingM2} m², ${d.pick(["exposé plein sud", "éclairé par deux grandes fenêtres", "où le soleil entre dès midi"])}.`,
  },
  {
    when: (f) => f.dwelling.rooms >= 4 && f.dwelling.rooms - f.dwelling.bedrooms > 1,
    about: ["kitchen"],
    say: (f, d) =>
      `Le double séjour de ${f.livingM2} m² permet de séparer salon et salle à manger ; la cuisine attenante est ${fitted(f, d)}.`,
  },
  {
    when: (f) => !open(f),
    about: ["kitchen"],
    say: (f, d) =>
      `${d.pick(["Un couloir distribue", "Un hall avec placards distribue"])} le salon de ${f.livingM2} m² et une cuisine indépendante où l’on peut prendre ses repas.`,
  },
  {
    when: (f) => f.dwelling.duplex,
    about: ["level", "kitchen"],
    say: (f, d) =>
      `Le premier niveau est consacré à la vie commune, avec ${f.livingM2} m² de séjour et une cuisine ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.renovatedYear !== null && f.has("cuisine-equipee"),
    about: ["kitchen"],
    say: (f) =>
      `La cuisine, refaite à neuf, s’ouvre sur un séjour de ${f.livingM2} m² aux volumes agréables.`,
  },
];

export const FLAT_NIGHT: readonly Line[] = [
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    about: ["rooms"],
    say: (f, d) =>
      `Un dégagement sépare le salon des chambres : il y en a ${countWord(f.dwelling.bedrooms)}, de ${bedroomSizes(f, d)}, avec ${bathsPhrase(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2 && f.dwelling.bathrooms === 1,
    say: (f, d) =>
      `Les chambres, au nombre de ${countWord(f.dwelling.bedrooms)}, ont toutes une fenêtre ${d.pick(["sur cour", "sur les jardins voisins", "à l’arrière"])} ; la salle d’eau et les toilettes sont séparées.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    about: ["rooms"],
    say: (f, d) =>
      `Côté nuit, ${bedroomsPhrase(f)} de ${bedroomSizes(f, d)}, ${bathsPhrase(f, d)} et des toilettes séparées.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    say: (f, d) =>
      `${capital(bedroomsPhrase(f))} avec rangements et ${bathsPhrase(f, d)} forment l’espace nuit${f.has("calme") ? ", côté cour" : ""}.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    say: (f, d) =>
      `Les ${f.dwelling.bedrooms > 2 ? `${countWord(f.dwelling.bedrooms)} ` : "deux "}chambres peuvent chacune recevoir un lit double ; s’y ajoutent ${bathsPhrase(f, d)} et un dressing.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 3 && f.dwelling.bathrooms >= 2,
    about: ["rooms"],
    say: (f) =>
      `Parmi ses ${bedroomsPhrase(f)}, une suite parentale a sa propre salle d’eau ; une salle de bains sert aux autres.`,
  },
  {
    when: (f) => f.dwelling.bedrooms === 1,
    say: (f, d) =>
      `La chambre, de ${d.int(10, 14)} m², ${d.pick(["donne sur la cour", "est équipée d’un placard mural", "ouvre sur l’arrière de l’immeuble"])} ; ${bathsPhrase(f, d)} ${d.pick(["lui fait suite", "se trouve juste à côté", "et des rangements complètent le plan"])}.`,
  },
  {
    when: (f) => f.dwelling.bedrooms === 1,
    say: (f, d) =>
      `Une porte coulissante sépare le salon de la chambre de ${d.int(10, 13)} m², près de laquelle se trouve ${bathsPhrase(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.bedrooms === 1,
    about: ["rooms"],
    say: (f, d) =>
      `Une chambre au calme avec penderie, ${bathsPhrase(f, d)} et des toilettes indépendantes complètent le plan.`,
  },
  {
    when: (f) => f.dwelling.duplex,
    say: (f, d) =>
      `À l’étage, ${bedroomsPhrase(f)} et ${bathsPhrase(f, d)} se partagent l’espace, à l’écart du salon.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    about: ["rooms"],
    say: (f, d) =>
      `Le plan, sans place perdue, ménage ${bedroomsPhrase(f)}, ${bathsPhrase(f, d)} et un coin bureau.`,
  },
];

export const STUDIO_LIVING: readonly Line[] = [
  {
    say: (f, d) =>
      `Dans ${f.livingM2} m², chaque chose a sa place : ${d.pick(["un lit escamotable", "une alcôve pour le lit", "un canapé-lit face à la fenêtre"])}, une table, un coin cuisine ${f.has("cuisine-equipee") ? "équipé" : "à moderniser"} et une salle d’eau.`,
  },
  {
    say: (f, d) =>
      `L’entrée, ${d.pick(["avec penderie", "avec placard"])}, donne sur une pièce ${d.pick(["carrée", "de bonnes proportions", "facile à meubler"])} de ${f.livingM2} m² ; la cuisine est ${d.pick(["dans une niche", "derrière une verrière", "ouverte sur la pièce"])}.`,
  },
  {
    say: (f) =>
      `La pièce principale de ${f.livingM2} m² accueille sans peine un coin nuit, un coin repas et une kitchenette${f.has("cuisine-equipee") ? " équipée" : ""}.`,
  },
  {
    say: (f, d) =>
      `On y trouve une pièce de vie de ${f.livingM2} m², ${f.has("cuisine-equipee") ? "une kitchenette équipée" : "un coin cuisine"} et une salle d’eau avec ${d.pick(["toilettes", "fenêtre", "douche récente"])}.`,
  },
  {
    say: (f) =>
      `Le plan est simple et bien pensé : une entrée avec placard, ${f.livingM2} m² de pièce à vivre, une salle d’eau séparée.`,
  },
  {
    when: (f) => f.has("lumineux"),
    about: ["light"],
    say: (f) =>
      `Une large fenêtre éclaire la pièce à vivre de ${f.livingM2} m² ; la salle d’eau et le coin cuisine en sont séparés.`,
  },
  {
    when: (f) => f.has("parquet"),
    about: ["material"],
    say: (f) =>
      `Parquet au sol, placard dans l’entrée, cuisine séparée de la pièce de ${f.livingM2} m² : on s’y sent tout de suite chez soi.`,
  },
];

export const HOUSE_LIVING: readonly Line[] = [
  {
    when: (f) => f.has("jardin"),
    about: ["light"],
    say: (f, d) =>
      `Le séjour, de ${f.livingM2} m², ouvre sur le jardin par ${d.pick(["une baie coulissante", "deux portes-fenêtres", "une large porte-fenêtre"])} ; la cuisine est ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.has("parquet"),
    about: ["material", "kitchen"],
    say: (f, d) =>
      `Un parquet ${f.dwelling.builtYear < 1948 ? "ancien" : d.pick(["en chêne", "clair"])} court du salon à la salle à manger, soit ${f.livingM2} m² auxquels s’ajoute une cuisine ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.rooms - f.dwelling.bedrooms > 1,
    about: ["kitchen"],
    say: (f, d) =>
      `Salon et salle à manger se suivent sur ${f.livingM2} m² ; la cuisine, ${fitted(f, d)}, donne ${f.has("jardin") ? "sur le jardin" : "sur la cour"}.`,
  },
  {
    about: ["kitchen"],
    say: (f, d) =>
      `${f.dwelling.singleStorey ? "On entre dans" : "Au rez-de-chaussée,"} une pièce de vie de ${f.livingM2} m² ${f.dwelling.singleStorey ? "qui communique" : "communique"} avec une cuisine ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.has("cheminee"),
    about: ["fireplace", "kitchen"],
    say: (f, d) =>
      `Le salon de ${f.livingM2} m² s’organise autour ${d.pick(["d’une cheminée", f.heating === "wood" ? "d’un poêle" : "d’une cheminée à insert"])} ; la cuisine est ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.has("lumineux"),
    about: ["light"],
    say: (f, d) =>
      `De grandes ouvertures éclairent le séjour de ${f.livingM2} m², ${d.pick(["exposé au sud", "tourné vers le jardin", "prolongé par une salle à manger"])}.`,
  },
  {
    when: open,
    about: ["kitchen"],
    say: (f, d) =>
      `La cuisine, ${fitted(f, d)}, s’ouvre sur un séjour de ${f.livingM2} m² : c’est le cœur de la maison.`,
  },
  {
    when: (f) => f.dwelling.builtYear < 1940,
    about: ["material", "kitchen"],
    say: (f, d) =>
      `${d.pick(["Tomettes, poutres et murs épais", "Poutres apparentes et belle hauteur sous plafond", "Pierres apparentes et plancher ancien"])} donnent du caractère au séjour de ${f.livingM2} m², voisin d’une cuisine ${fitted(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.rooms >= 5,
    about: ["kitchen"],
    say: (f, d) =>
      `Les volumes sont généreux : ${f.livingM2} m² de salon et salle à manger, une cuisine ${fitted(f, d)} et une buanderie.`,
  },
  {
    say: (f, d) =>
      `L’entrée mène à un séjour de ${f.livingM2} m² et à une cuisine ${d.pick(["familiale où l’on mange volontiers", "assez grande pour une table", "avec arrière-cuisine", "séparée, côté cour"])}.`,
  },
];

const upstairs = (f: Facts) => !f.dwelling.singleStorey;

export const HOUSE_NIGHT: readonly Line[] = [
  {
    when: (f) => upstairs(f) && f.dwelling.bedrooms >= 2,
    say: (f, d) =>
      `L’escalier mène à un palier qui distribue ${bedroomsPhrase(f)} et ${bathsPhrase(f, d)}.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    about: ["rooms"],
    say: (f, d) =>
      `On compte ${bedroomsPhrase(f)} (${bedroomSizes(f, d)}), ${bathsPhrase(f, d)} et de nombreux rangements.`,
  },
  {
    when: (f) => upstairs(f) && f.dwelling.bedrooms >= 2,
    about: ["rooms"],
    say: (f, d) =>
      `À l’étage, ${bedroomsPhrase(f)} de ${bedroomSizes(f, d)} et ${bathsPhrase(f, d)}.`,
  },
  {
    when: (f) => upstairs(f) && f.dwelling.bedrooms >= 3,
    about: ["level"],
    say: (f, d) =>
      `Une chambre au rez-de-chaussée permet de vivre de plain-pied ; les ${countWord(f.dwelling.bedrooms - 1)} autres sont à l’étage, avec ${bathsPhrase(f, d)}.`,
  },
  {
    when: (f) => !upstairs(f) && f.dwelling.bedrooms >= 2,
    say: (f) =>
      `Un couloir conduit aux ${countWord(f.dwelling.bedrooms)} chambres, ${f.dwelling.bathrooms === 1 ? "à la salle de bains" : "aux salles d’eau"} et aux toilettes, à l’écart du séjour.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 3 && f.dwelling.bathrooms >= 2,
    say: (f) =>
      `Une suite parentale avec salle d’eau et dressing s’ajoute à ${f.dwelling.bedrooms === 3 ? "deux chambres" : `${countWord(f.dwelling.bedrooms - 1)} autres chambres`} et à une salle de bains.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2,
    say: (f, d) =>
      `Chacun a sa place : ${bedroomsPhrase(f)}, ${bathsPhrase(f, d)} et ${f.dwelling.singleStorey ? "un cellier" : d.pick(["un bureau sur le palier", "un grenier à aménager"])}.`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 2 && f.dwelling.bathrooms === 1,
    about: ["rooms"],
    say: (f, d) =>
      `L’espace nuit compte ${bedroomsPhrase(f)} avec placards, ${d.pick(["une salle de bains", "une salle d’eau refaite"])} et des toilettes séparées.`,
  },
  {
    when: (f) => f.dwelling.bedrooms === 1,
    say: (f, d) => `Une grande chambre et ${bathsPhrase(f, d)} complètent l’ensemble.`,
  },
];
