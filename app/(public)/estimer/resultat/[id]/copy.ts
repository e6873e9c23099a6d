import type { RangeSource } from "../../../../../lib/estimates/range.ts";
import { formatInteger, plural } from "../../../../../lib/kernel/format.ts";

/** The page of an estimate. */
export const RESULT = {
  title: "Votre estimation",
  metaTitle: "Estimation d’un bien",
  home: (what: string, surface: string, rooms: number, where: string) =>
    `Pour ${what} de ${surface}, ${formatInteger(rooms)} ${plural(rooms, "pièce", "pièces")}, ${where}`,
  low: "Fourchette basse",
  centre: "Valeur centrale",
  high: "Fourchette haute",
  basis: (count: number, metres: string, first: string, last: string) =>
    `D’après ${formatInteger(count)} ventes à moins de ${metres}, de ${first} à ${last}.`,
  notExpert: "Une estimation statistique, pas une expertise.",
  error: (year: number, percent: string, count: number) =>
    `Ici, la moitié de nos estimations de ${year} étaient à moins de ${percent} du prix payé (${formatInteger(count)} ventes rejouées).`,
  coverage: (percent: string, year: number) =>
    `La fourchette calculée un an plus tôt contenait ${percent} des prix payés en ${year}.`,
  noError:
    "Trop peu de ventes ont pu être rejouées ici pour mesurer notre erreur dans cette commune.",
  range: {
    commune: "La fourchette vient des écarts mesurés dans cette commune.",
    department: "La fourchette vient des écarts mesurés dans le département.",
    all: "La fourchette vient des écarts mesurés dans l’ensemble des communes étudiées.",
  } satisfies Record<RangeSource, string>,
  trend: (change: string) =>
    `Les prix de chaque vente sont ramenés à la date de l’estimation, avec l’évolution observée ici\u00a0: ${change} par an.`,
  noTrend:
    "Les prix des ventes sont pris tels quels\u00a0: trop peu de ventes pour mesurer une évolution.",
  old: (day: string) =>
    `Les ventes dont nous disposons ici s’arrêtent au ${day}\u00a0: cette fourchette est celle de cette date, pas d’aujourd’hui.`,
  partial:
    "Certains fichiers de ventes n’ont pas pu être lus\u00a0: il peut manquer des ventes, de la commune ou de ses voisines.",
  byStreet:
    "Le registre des adresses n’a pas situé votre numéro\u00a0: nous sommes partis du milieu de la rue.",
  salesTitle: "Les ventes retenues",
  salesText:
    "Retirez celles qui ne ressemblent pas à votre bien\u00a0: le chiffre est recalculé. Il en faut cinq au moins.",
  salesTextOther: "Les ventes sur lesquelles le chiffre repose.",
  table: "Tableau des ventes retenues",
  columns: {
    rank: "N°",
    month: "Mois",
    street: "Rue",
    surface: "Surface",
    rooms: "Pièces",
    price: "Prix",
    perM2: "€/m², à date",
    distance: "Distance",
    action: "Retirer ou remettre",
  },
  unknownStreet: "Rue non précisée",
  remove: "Retirer",
  removeOf: (street: string, month: string) => `Retirer la vente ${street}, ${month}`,
  restore: "Remettre",
  restoreOf: (street: string, month: string) => `Remettre la vente ${street}, ${month}`,
  sending: "…",
  removed: "retirée",
  map: "Carte des ventes retenues",
  mapFailed: "La carte ne s’affiche pas dans ce navigateur. Le tableau contient les mêmes ventes.",
  mapNote: "Les points sont déplacés sur une grille de 100 mètres.",
  homeMark: { exact: "Votre bien, à 100 mètres près", street: "Le milieu de votre rue" },
  saleMark: (ranks: string) => `Vente ${ranks}`,
  seen: "Ce que nos données ne voient pas",
  seenText:
    "Ces réponses n’ont pas changé le chiffre. Un bien refait, lumineux ou avec extérieur se vend plutôt dans le haut de la fourchette.",
  land: (surface: string) => `Terrain de ${surface}`,
  floor: (name: string) => name,
  lift: { yes: "Ascenseur", no: "Sans ascenseur" },
  built: (year: number) => `Construit en ${year}`,
  tooFew: {
    title: "Pas assez de ventes pour un chiffre",
    text: "Moins de cinq ventes comparables\u00a0: nous ne donnons pas de chiffre.",
    reason: (count: number) =>
      count === 0
        ? "Aucune vente publiée des trois dernières années ne ressemble à votre bien à moins de 2\u00a0km."
        : `${formatInteger(count)} ${plural(count, "vente publiée ressemble", "ventes publiées ressemblent")} à votre bien à moins de 2\u00a0km, sur trois ans.`,
  },
  noRegister: {
    title: "Pas de ventes publiées ici",
    text: "L’État ne publie pas les ventes de ce département\u00a0: nous ne donnons pas de chiffre.",
  },
  help: "Un Looper du quartier connaît les ventes que les fichiers n’ont pas\u00a0: demandez à être accompagné.",
  sell: "Vendre ce bien",
  sellAt: (price: string) => `Vendre à ce prix\u00a0: ${price}`,
  selling: "Un instant…",
  stop: (day: string) => `Les ventes dont nous disposons ici s’arrêtent au ${day}.`,
  sellNote:
    "L’éditeur d’annonce s’ouvre rempli de ce que vous venez de donner\u00a0; le prix reste le vôtre.",
  keep: "Conserver dans mon compte",
  keeping: "Un instant…",
  savedNow: "Conservée dans votre compte.",
  saved: "Cette estimation est conservée dans votre compte.",
  all: "Voir mes estimations",
  signIn: "Se connecter pour la conserver",
  support: "Être accompagné",
  supported: "Votre demande d’accompagnement",
  followText:
    "L’État publie les ventes deux fois par an\u00a0: nous pouvons refaire le calcul et vous écrire.",
  follow: "Recevoir le nouveau chiffre deux fois par an",
  followed: (day: string) => `Prochain chiffre le ${day}, par e-mail et dans vos notifications.`,
  unfollow: "Ne plus le recevoir",
  again: "Faire une autre estimation",
  method: "Comment nous calculons",
  source: (date: string) =>
    `Source\u00a0: DGFiP, Demandes de valeurs foncières, état au ${date}, Licence Ouverte 2.0. Réutilisation sans réidentification (LPF, art. L112 A)\u00a0: ni numéro de rue, ni parcelle.`,
  until: (date: string) =>
    `Cette page s’efface le ${date}. Son adresse est un secret\u00a0: qui l’a peut la lire.`,
  missing: {
    title: "Estimation introuvable",
    text: "Cette estimation n’existe pas, ou elle s’est effacée après 90 jours.",
    action: "Estimer un bien",
  },
} as const;
