import type { Draw } from "../draw.ts";
import type { Heating } from "../energy.ts";
import type { Facts, Line } from "./facts.ts";
import { capital, enumerate, grouped, ofTheOne, shuffled, theOne } from "./words.ts";

/** Sentences about works, heating and the diagnosis, then about the building and its charges. */

const HEATING_NAMES: Readonly<Record<Heating, readonly string[]>> = {
  electric: ["un chauffage électrique", "des radiateurs électriques à inertie"],
  gas: ["un chauffage individuel au gaz", "une chaudière à gaz à condensation"],
  "heat-pump": ["une pompe à chaleur air-eau", "une pompe à chaleur récente"],
  district: ["un chauffage urbain", "un chauffage collectif par réseau de chaleur"],
  wood: ["un poêle à granulés", "un chauffage au bois"],
  oil: ["une chaudière au fioul"],
};

/** With its article: "un chauffage électrique". */
const heatingWith = (f: Facts, draw: Draw) => draw.pick(HEATING_NAMES[f.heating]);

/** After "dispose": "d’un chauffage électrique", "de radiateurs électriques à inertie". */
const ofHeating = (f: Facts, draw: Draw) =>
  heatingWith(f, draw).replace(/^des /, "de ").replace(/^un/, "d’un");

/** As an item of a list: "chauffage électrique". */
const heatingItem = (f: Facts, draw: Draw) => heatingWith(f, draw).replace(/^(une?|des) /, "");

/** "double vitrage", "fibre optique", the heating: at least one, at most four, in any order. */
function comforts(f: Facts, draw: Draw): string[] {
  const items = [heatingItem(f, draw)];
  if (f.has("double-vitrage")) items.push("double vitrage");
  if (f.has("fibre")) items.push(draw.pick(["fibre optique", "fibre"]));
  if (f.has("climatisation")) items.push(draw.pick(["climatisation réversible", "climatisation"]));
  if (f.has("panneaux-solaires")) items.push("panneaux solaires en toiture");
  if (f.has("interphone") && draw.chance(0.4)) items.push("interphone");
  return shuffled(draw, items).slice(0, 4);
}

const WORKS = [
  "l’électricité",
  "la plomberie",
  "la salle de bains",
  "les fenêtres",
  "les sols",
  "les peintures",
  "la cuisine",
  "l’isolation des combles",
] as const;

/** Three works that were done; roofs belong to houses. */
function works({ dwelling }: Facts, draw: Draw): string {
  const possible = dwelling.type === "house" ? WORKS : WORKS.slice(0, -1);
  return enumerate(shuffled(draw, possible).slice(0, 3));
}

export const COMFORT: readonly Line[] = [
  {
    say: (f, d) =>
      `${capital(theOne(f.noun))} dispose ${ofHeating(f, d)}${f.has("fibre") ? ", et la fibre est raccordée" : ""}.`,
  },
  {
    when: (f) => f.has("double-vitrage"),
    say: (f, d) =>
      `Les fenêtres sont en double vitrage ; le logement dispose ${ofHeating(f, d)}${f.has("climatisation") ? " et de la climatisation pour l’été" : ""}.`,
  },
  {
    when: (f) => f.has("climatisation") && f.has("fibre"),
    say: (f, d) => {
      const heating = heatingWith(f, d);
      const verb = heating.startsWith("des ") ? "prennent" : "prend";
      return `L’été, la climatisation garde la fraîcheur ; l’hiver, ${heating} ${verb} le relais. La fibre est installée.`;
    },
  },
  {
    when: (f) => f.renovatedYear !== null,
    about: ["state"],
    say: (f, d) => {
      const done = works(f, d);
      // Of all these works, only the floors are masculine.
      const participle = done.includes("les sols") ? "refaits" : "refaites";
      return `Rénové${f.e} en ${f.renovatedYear} : ${done} ont été ${participle}.`;
    },
  },
  {
    when: (f) => f.renovatedYear !== null,
    about: ["state"],
    say: (f, d) =>
      `Les travaux de ${f.renovatedYear} ont porté sur ${works(f, d)} : il n’y a rien à prévoir.`,
  },
  { say: (f, d) => `Pour le confort : ${enumerate(comforts(f, d))}.` },
  { say: (f, d) => `Côté équipement, ${enumerate(comforts(f, d))}.` },
  {
    say: (f, d) => `Prestations ${ofTheOne(f.noun)} : ${enumerate(comforts(f, d))}.`,
  },
  {
    when: (f) => f.energyClass <= "C",
    say: (f, d) =>
      `${d.pick(["Le DPE est en classe", "Le diagnostic de performance énergétique est en classe"])} ${f.energyClass}, avec ${heatingWith(f, d)}${f.has("double-vitrage") ? " et du double vitrage" : ""}.`,
  },
  {
    when: (f) => f.energyClass >= "F",
    about: ["state"],
    say: (f, d) =>
      `Le DPE est en classe ${f.energyClass} : ${d.pick(["des travaux d’isolation sont à prévoir", "une rénovation énergétique est à envisager"])}, et le prix en tient compte.`,
  },
  {
    when: (f) => f.renovatedYear === null && f.dwelling.builtYear < 1990,
    about: ["state"],
    say: (f, d) =>
      `${d.pick(["Un rafraîchissement suffira", "Quelques travaux de décoration suffiront"])} pour ${d.pick(["s’y sentir chez soi", "mettre les lieux à son goût"])} ; ${heatingItem(f, d)}${f.has("double-vitrage") ? " et double vitrage" : ""}.`,
  },
  {
    when: (f) => f.has("pompe-a-chaleur") && f.has("panneaux-solaires"),
    say: () =>
      "Pompe à chaleur et panneaux solaires : la maison produit une partie de ce qu’elle consomme.",
  },
];

/** Euros a month, to the nearest five. */
function monthlyCharges({ coownership }: Facts): string {
  return grouped(Math.max(5, Math.round((coownership?.yearlyChargesCents ?? 0) / 60_00) * 5));
}

/** "de 1962", "du XIXe siècle". */
function dated(builtYear: number): string {
  if (builtYear < 1800) return "du XVIIIe siècle";
  return builtYear < 1900 ? "du XIXe siècle" : `de ${builtYear}`;
}

export const BUILDING: readonly Line[] = [
  {
    when: (f) => f.coownership !== null && f.coownership.lots > 20,
    about: ["charges"],
    say: (f, d) =>
      `La copropriété compte ${f.coownership?.lots} lots ; ${d.pick(["aucune grosse dépense n’est votée", "le ravalement est fait", "la cage d’escalier a été repeinte"])}.`,
  },
  {
    when: (f) => f.dwelling.type !== "house" && f.dwelling.builtYear < 1940,
    say: (_, d) =>
      `${d.pick(["La façade a été ravalée", "La toiture a été refaite"])} il y a ${d.pick(["trois", "quatre", "cinq", "six"])} ans, et les parties communes sont ${d.pick(["soignées", "en bon état", "bien tenues"])}.`,
  },
  {
    when: (f) => f.coownership !== null,
    about: ["charges"],
    say: (f) =>
      `Les charges s’élèvent à environ ${monthlyCharges(f)} € par mois${f.has("gardien") ? ", gardien compris" : ""}.`,
  },
  {
    when: (f) => f.coownership !== null && f.coownership.lots <= 20,
    about: ["charges"],
    say: (f) => `La copropriété, de ${f.coownership?.lots} lots, est petite et bien tenue.`,
  },
  {
    when: (f) => f.has("gardien"),
    say: (_, d) =>
      `L’immeuble, ${d.pick(["sécurisé", "bien tenu", "ravalé récemment"])}, dispose d’un gardien.`,
  },
  {
    when: (f) => f.has("ascenseur"),
    about: ["lift"],
    say: (f, d) =>
      `${f.dwelling.builtYear < 1995 && d.chance(0.5) ? "L’ascenseur a été remplacé récemment" : "L’ascenseur dessert tous les étages"}${d.chance(0.5) ? " et le hall vient d’être repeint" : ""}.`,
  },
  {
    when: (f) => f.has("acces-pmr"),
    say: () => "L’accès se fait de plain-pied, sans aucune marche depuis la rue.",
  },
  {
    when: (f) => f.dwelling.type === "house" && f.dwelling.builtYear < 1990,
    about: ["year"],
    say: (f, d) =>
      `La construction, ${dated(f.dwelling.builtYear)}, est saine ; ${d.pick(["la toiture a été révisée", "la façade a été refaite", "les menuiseries ont été changées"])}.`,
  },
  {
    when: (f) => f.dwelling.type === "house" && f.dwelling.builtYear >= 2000,
    about: ["year"],
    say: (f) =>
      `Construite en ${f.dwelling.builtYear}, la maison répond aux normes d’isolation de son époque.`,
  },
  {
    when: (f) => f.dwelling.type === "house" && f.place.settlement !== "metropolis",
    say: (f, d) =>
      f.place.settlement === "village" && d.chance(0.6)
        ? "L’assainissement, individuel, est conforme."
        : "L’assainissement est collectif.",
  },
  {
    when: (f) => f.dwelling.type === "house",
    say: (_, d) =>
      `${d.pick(["Les combles, isolés, servent de rangement", "Un sous-sol partiel abrite la buanderie", "Un appentis abrite vélos et outils", "Les combles pourraient faire une pièce de plus"])}.`,
  },
  {
    when: (f) => f.coownership !== null && f.has("interphone"),
    say: (_, d) =>
      `L’entrée de l’immeuble est sécurisée, ${d.pick(["avec interphone", "par digicode et interphone"])}, et ${d.pick(["un local accueille les vélos", "les boîtes aux lettres sont neuves", "un local à poussettes se trouve au rez-de-chaussée"])}.`,
  },
  {
    when: (f) => f.place.settlement !== "village",
    say: (f, d) =>
      `La taxe foncière est de ${grouped(Math.round((f.dwelling.surfaceDm2 / 100) * d.between(0.95, 1.45)) * 12)} € par an.`,
  },
];
