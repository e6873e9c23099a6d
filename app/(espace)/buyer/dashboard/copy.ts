import type { NextStep } from "@/lib/buying/feed/rules";
import { formatCount } from "@/lib/kernel/format";

export const FEED = {
  lead: "Ce qui a changé pour vous, et ce qu’il reste à faire.",
  search: "Chercher un bien",
  homes: (name: string) => `Pour «\u00a0${name}\u00a0»`,
  all: (total: number) => `Voir ${formatCount(total, "bien", "biens")}`,
  allFor: (name: string) => ` de la recherche «\u00a0${name}\u00a0»`,
  none: "Aucun bien ne correspond pour l’instant\u00a0: l’alerte vous préviendra.",
  widen: "Revoir la recherche",
  drops: "Baisses de prix dans vos favoris",
  favorites: "Tous mes favoris",
  manage: "Mes recherches",
  next: "Et ensuite",
  emptyTitle: "Commencez par une recherche",
  emptyText:
    "Cherchez une ville et un budget, enregistrez la recherche\u00a0: les nouveaux biens, les baisses de prix et vos visites s’afficheront ici.",
  financing: "Simuler mon financement",
  figures: "Où vous en êtes",
} as const;

/** What comes next, and where it is done. */
export const STEPS: Record<NextStep, { title: string; text: string }> = {
  search: {
    title: "Enregistrer une recherche",
    text: "Nous vous prévenons dès qu’un bien correspond.",
  },
  favorite: {
    title: "Mettre un bien de côté",
    text: "Le cœur garde un bien et suit son prix.",
  },
  visit: {
    title: "Réserver une visite",
    text: "Choisissez un créneau sur l’annonce d’un de vos favoris.",
  },
  compare: {
    title: "Comparer vos favoris",
    text: "Prix, surface, énergie et charges côte à côte.",
  },
  financing: {
    title: "Simuler votre financement",
    text: "Mensualité, durée et budget en deux minutes.",
  },
};
