import type { SentencesOf } from "./sentence.ts";

/** The sentences of the weekly sample of listings and visits. */
export const QUALITY_ERRORS: SentencesOf<"quality"> = {
  "quality.not-found": {
    title: "Contrôle introuvable",
    detail: "Ce contrôle n’existe pas, ou il n’est plus conservé.",
  },
  "quality.case-not-found": {
    title: "Dossier introuvable",
    detail: "Ce dossier de qualité n’existe pas, ou il n’est plus conservé.",
  },
  "quality.decided": {
    title: "Contrôle déjà conclu",
    detail: "Quelqu’un d’autre a conclu ce contrôle entre-temps : rien n’a été changé.",
  },
  "quality.case-decided": {
    title: "Décision déjà prise",
    detail: "Quelqu’un d’autre a décidé entre-temps : rien n’a été changé.",
  },
  "quality.denied": {
    title: "Réponse du visiteur à traiter",
    detail:
      "Le visiteur dit que la visite n’a pas eu lieu : traitez d’abord sa réponse, plus haut sur la page.",
  },
  "quality.settled": {
    title: "Réponse déjà traitée",
    detail:
      "Cette réponse a été traitée, ou le visiteur l’a changée entre-temps : rien n’a été changé.",
  },
  "quality.answered": {
    title: "Réponse définitive",
    detail: "Votre réponse est enregistrée et ne peut plus être changée.",
  },
  "quality.measures": {
    title: "Suite à choisir",
    detail: "Choisissez au moins une suite à ce qui n’est pas conforme.",
  },
  "quality.measure-gone": {
    title: "Suite impossible",
    detail: "Ce que vous avez choisi n’est plus possible : relisez la page, puis recommencez.",
  },
};
