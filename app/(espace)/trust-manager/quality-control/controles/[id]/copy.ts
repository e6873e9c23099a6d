import { formatCount } from "@/lib/kernel/format";
import { formatCivilDate, formatDateTime } from "@/lib/kernel/format-date";
import type { QualityKind } from "@/lib/quality/draw";
import { minutesFromStart } from "@/lib/quality/rules";

/** /trust-manager/quality-control/controles/{id} */
export const CHECK = {
  title: (title: string) => `Contrôle : ${title}`,
  back: "Échantillon de la semaine",
  toDecision: "Aller à la conclusion",
  done: {
    noted: "La conclusion est enregistrée.",
    decided: "La conclusion est enregistrée, et les personnes concernées sont prévenues.",
    settled: "La réponse du visiteur est traitée.",
  },
  why: "Pourquoi ce contrôle",
  whyText: "Une coïncidence n’est pas une preuve : elle ne donne qu’une raison de regarder.",
  listing: {
    title: "Annonce",
    open: "Voir l’annonce",
    offline: "Cette annonce n’est plus en ligne.",
    seller: "Vendeur",
    looper: "Looper",
    noLooper: "Sans Looper",
    price: "Prix",
    surface: "Surface",
    pricePerM2: "Prix au m²",
    energy: "Classes énergie et climat",
    energyMissing: "Manquantes",
    photos: "Photos",
    noPhoto: "Aucune photo.",
    picture: (rank: number) => `Photo ${rank}`,
    description: "Descriptif",
  },
  visit: {
    title: "Visite",
    at: "Horaire",
    until: (time: string) => `jusqu’à ${time}`,
    code: "Code saisi",
    codeAt: (startsAt: Date, at: Date) => {
      const minutes = minutesFromStart(startsAt, at);
      if (minutes === 0) return "à moins d’une minute du début";
      const span = formatCount(Math.abs(minutes), "minute", "minutes");
      return minutes < 0 ? `${span} avant le début` : `${span} après le début`;
    },
    noCode: "Heure inconnue",
    visitor: "Visiteur",
    host: "A reçu",
    opinion: "Avis",
    noOpinion: "Aucun avis",
    rating: (rating: number) => `${rating} sur 5`,
    paid: "Payé au Looper",
    line: "Voir la ligne",
    noLine: "Aucune ligne de commission",
    reversed: "Ligne déjà régularisée",
  },
  question: {
    title: "Ce que dit le visiteur",
    none: "Son compte est fermé : la question n’a pas été posée.",
    waiting: (at: Date) => `Question posée le ${formatDateTime(at)}, sans réponse pour l’instant.`,
    yes: (at: Date) => `Le visiteur confirme que la visite a eu lieu, le ${formatDateTime(at)}.`,
    no: (at: Date) => `Le visiteur dit que la visite n’a pas eu lieu, le ${formatDateTime(at)}.`,
    settled: (by: string, at: Date) => `Traité par ${by}, le ${formatDateTime(at)}.`,
    decide: "Traiter cette réponse",
    reverse: "Régulariser la ligne",
    reverseHint: (amount: string) => `${amount} sont repris au Looper, qui en est prévenu.`,
    gone: "La ligne est déjà régularisée : il reste à noter la réponse comme traitée.",
    contested: "Le Looper conteste cette ligne : répondez d’abord à sa contestation.",
    uphold: "Tenir la visite pour faite",
    upholdHint: "La ligne reste due. Dites ce qui le montre.",
    note: "Explication",
    noteHint: "Le Looper la lit si la ligne est régularisée.",
    submit: "Enregistrer",
  },
  form: {
    title: "Conclusion",
    again: "La correction est-elle faite ?",
    outcome: "Conclusion",
    note: "Explication",
    noteHint: {
      listing:
        "Obligatoire sauf si tout est conforme. Lue par le vendeur et le Looper si l’annonce est à corriger ou retirée.",
      visit:
        "Obligatoire sauf si tout est conforme. Lue par le Looper si la visite est à corriger ou la ligne régularisée.",
    } satisfies Record<QualityKind, string>,
    measures: "Si ce n’est pas conforme",
    noMeasure: "Aucune suite n’est possible : la ligne est régularisée ou l’annonce hors ligne.",
    reverse: "Ligne de commission",
    noReverse: "Ne pas régulariser",
    withdraw: "Retirer l’annonce du site",
    withdrawHint: "Les visites prévues et les offres en attente sont annulées.",
    suspend: "Looper",
    noSuspend: "Ne pas suspendre",
    submit: "Enregistrer la conclusion",
    sending: "Enregistrement…",
    own: "Vous êtes concerné par ce contrôle : une autre personne de l’équipe doit le conclure.",
    correcting: (day: string) =>
      `En correction jusqu’au ${formatCivilDate(day)} inclus : vous pouvez conclure dès que c’est fait.`,
    dueBy: (at: Date) => `À conclure avant le ${formatDateTime(at)}.`,
  },
  history: "Décisions",
  by: (by: string, at: Date) => `${by}, le ${formatDateTime(at)}`,
  closed: "Ce contrôle est conclu.",
} as const;
