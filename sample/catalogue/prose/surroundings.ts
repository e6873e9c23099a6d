import type { Draw } from "../draw.ts";
import type { Facts, Line } from "./facts.ts";
import { capital, grouped, theOne } from "./words.ts";

/** Sentences about what is around, then the last one. */

const minutes = (draw: Draw, least = 3, most = 12) => `${draw.int(least, most)} minutes`;

const large = ({ place }: Facts) =>
  place.settlement === "metropolis" || place.settlement === "city";
const people = ({ place }: Facts) => place.commune.population;
const rural = (f: Facts) => f.place.settlement === "village";

export const SURROUNDINGS: readonly Line[] = [
  {
    when: (f) => large(f) && f.place.nearby === null,
    say: (_, d) =>
      `La vie de quartier est animée : ${d.pick(["marché le dimanche", "librairie et cafés", "petits commerces et restaurants"])}, ${d.pick(["square", "école maternelle", "lignes de bus"])} à deux pas.`,
  },
  {
    when: large,
    say: (_, d) =>
      `${d.pick(["Le parc est au bout de la rue", "Un square ombragé se trouve à deux rues"])} ; ${d.pick(["les bus passent devant la porte", "le centre se rejoint à vélo", "les écoles se rejoignent à pied"])}.`,
  },
  {
    when: (f) => f.place.settlement === "town",
    say: (_, d) =>
      `${d.pick(["La gare", "La ligne de car"])} est à ${minutes(d, 5, 14)} à pied, ${d.pick(["la halle du marché à deux rues", "l’école à trois cents mètres", "le centre-ville tout autant"])}.`,
  },
  {
    when: (f) => f.place.transport === "metro",
    say: (_, d) =>
      `Le métro est à ${minutes(d, 2, 9)} à pied${d.chance(0.5) ? ", comme le marché et les écoles" : ""}.`,
  },
  {
    when: (f) => f.place.transport === "metro",
    say: (_, d) =>
      `Commerces, écoles et métro : tout est à moins de ${d.pick(["cinq", "dix"])} minutes à pied.`,
  },
  {
    when: (f) => f.place.transport === "tramway",
    say: (_, d) =>
      `L’arrêt de tramway est à ${minutes(d, 2, 8)} à pied, ${d.pick(["la gare à trois arrêts", "le centre à dix minutes", "les écoles juste à côté"])}.`,
  },
  {
    when: (f) => f.place.transport === "tramway",
    say: (_, d) =>
      `On rejoint le centre à vélo ou en tramway en ${d.int(6, 15)} minutes ; ${d.pick(["boulangerie et supérette sont à deux pas", "les commerces sont à côté", "le marché se tient deux fois par semaine"])}.`,
  },
  {
    when: (f) => large(f) && f.place.transport !== "metro",
    say: (_, d) =>
      `La gare se rejoint en ${minutes(d, 6, 15)} à pied, les commerces de quartier en ${d.int(2, 5)}.`,
  },
  {
    when: large,
    say: (_, d) =>
      `Dans le quartier : ${d.pick(["un marché deux fois par semaine", "boulangeries et primeur", "cafés et petits commerces"])}, ${d.pick(["des écoles réputées", "un square", "une crèche"])} et ${d.pick(["une médiathèque", "une salle de sport", "des pistes cyclables"])}.`,
  },
  {
    when: (f) => f.place.settlement === "town",
    say: (_, d) =>
      `Écoles, ${d.pick(["collège", "médecins", "supermarché"])} et commerces du centre sont à ${minutes(d)} à pied.`,
  },
  {
    when: (f) => f.place.settlement === "town",
    say: (_, d) =>
      `Tout se fait à pied ou à vélo : ${d.pick(["le marché du samedi", "le marché du dimanche", "la boulangerie"])}, l’école, ${d.pick(["le gymnase", "le cinéma", "la médiathèque"])}.`,
  },
  {
    when: (f) => f.place.settlement === "town" && f.place.nearby !== null,
    about: ["distance"],
    say: (f) =>
      `Commerces et services sont sur place, et l’on est à ${f.place.nearby?.minutes} minutes ${f.place.nearby?.of} en voiture.`,
  },
  {
    when: (f) => rural(f) && people(f) >= 1_500,
    say: (_, d) =>
      `Au village : école, boulangerie, ${d.pick(["pharmacie", "médecin", "supérette"])} et ${d.pick(["bureau de poste", "marché le samedi matin", "café"])}.`,
  },
  {
    when: (f) => rural(f) && f.place.nearby !== null,
    about: ["distance"],
    say: (f, d) =>
      `${d.pick(["La campagne est tout autour", "On vit au vert"])}, à ${f.place.nearby?.minutes} minutes ${f.place.nearby?.of}.`,
  },
  {
    when: (f) => rural(f) && f.place.nearby !== null,
    about: ["distance"],
    say: (f, d) =>
      `L’école et ${d.pick(["le car scolaire", "les premiers commerces", "la boulangerie"])} sont à ${minutes(d, 3, 8)} ; comptez ${f.place.nearby?.minutes} minutes pour aller ${f.place.nearby?.at}.`,
  },
  {
    when: rural,
    say: (_, d) =>
      `Les chemins de promenade partent ${d.pick(["de la porte", "du bout de la rue"])} ; ${d.pick(["commerces et école", "école et médecin"])} à ${minutes(d, 3, 9)} en voiture.`,
  },
  {
    when: (f) => f.place.sea !== null,
    about: ["sea"],
    say: (_, d) =>
      `La plage est à ${minutes(d, 4, 18)} à pied${d.chance(0.5) ? ", le port un peu plus loin" : ""}.`,
  },
  {
    when: (f) => f.place.sea !== null,
    about: ["sea"],
    say: (_, d) =>
      `On descend à la mer en ${minutes(d, 3, 10)} à vélo, et les commerces restent ouverts toute l’année.`,
  },
  {
    when: (f) => f.place.resort,
    say: (_, d) =>
      `Les pistes sont à ${minutes(d, 3, 15)}, la navette passe au bout de la rue ; l’été, les sentiers partent du village.`,
  },
  {
    when: (f) => f.has("calme") && !large(f),
    about: ["calm"],
    say: (_, d) =>
      `La rue, ${d.pick(["sans passage", "en impasse", "bordée de jardins"])}, est très calme, et les commerces sont proches.`,
  },
  {
    when: (f) => f.has("calme") && large(f),
    about: ["calm"],
    say: (_, d) =>
      `Côté cour, on n’entend ${d.pick(["que les oiseaux", "rien de la rue"])}, alors que ${d.pick(["les commerces", "les cafés", "les transports"])} sont au coin.`,
  },
];

export const CLOSINGS: readonly Line[] = [
  { say: () => "Réservez un créneau en ligne : nous vous ferons visiter avec plaisir." },
  { say: () => "Les visites se font sur rendez-vous, du lundi au samedi." },
  { say: () => "Les visites s’organisent en journée comme en début de soirée." },
  { say: () => "Les diagnostics et le détail des charges sont disponibles sur demande." },
  { say: () => "Nous cherchons un acheteur sérieux plutôt qu’une vente précipitée." },
  { say: () => "Le plan et le détail des surfaces vous seront remis lors de la visite." },
  { say: (f) => `${capital(theOne(f.noun))} est libre de toute occupation.` },
  { say: () => "Le calendrier de la vente est souple." },
  {
    when: (f) => f.coownership !== null,
    say: () => "Les trois derniers procès-verbaux d’assemblée sont à la disposition des acheteurs.",
  },
  {
    when: (f) => f.dwelling.rooms <= 2,
    say: (_, d) =>
      `Idéal pour ${d.pick(["un premier achat", "un pied-à-terre", "un investissement locatif"])}.`,
  },
  {
    when: (f) => f.dwelling.rooms <= 3 && f.coownership !== null,
    say: (f, d) =>
      `Dans le secteur, un bien comparable se loue autour de ${monthlyRent(f, d)} € par mois.`,
  },
  {
    when: (f) => f.dwelling.type === "house",
    say: () => "Une maison qui se comprend mieux sur place : venez la voir.",
  },
  {
    when: (f) => f.dwelling.type === "house" && (f.dwelling.landSurfaceM2 ?? 0) > 600,
    say: () => "Venez vous asseoir au jardin : c’est la meilleure façon de juger du calme.",
  },
  { when: (f) => f.owner, say: () => "Nous y avons été heureux et la laissons en bon état." },
  { when: (f) => f.owner, say: () => "Nous répondons volontiers à vos questions." },
  {
    when: (f) => f.owner,
    about: ["move"],
    say: () => "Nous avons trouvé notre prochain logement et pouvons fixer une date ensemble.",
  },
  { when: (f) => f.owner, say: () => "Écrivez-nous : nous connaissons bien le quartier." },
];

/** A rent that a flat of that price brings in, to the nearest ten euros. */
function monthlyRent({ place, dwelling }: Facts, draw: Draw): string {
  const perM2 = 5.5 + place.pricePerM2[0] / 480;
  const small = Math.min(1.35, Math.max(0.9, (45 / (dwelling.surfaceDm2 / 100)) ** 0.3));
  const rent = (dwelling.surfaceDm2 / 100) * perM2 * small * draw.between(0.94, 1.06);
  return grouped(Math.round(rent / 10) * 10);
}
