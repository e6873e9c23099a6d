import { formatCount, formatInteger } from "@/lib/kernel/format";
import { formatCivilDate, formatDateTime } from "@/lib/kernel/format-date";
import type { QualityKind } from "@/lib/quality/draw";
import { type LooperShare, SHARE_DAYS, sharePercent } from "@/lib/quality/rules";

/** /trust-manager/quality-control/echantillons */
export const SAMPLES = {
  title: "Échantillon de la semaine",
  tab: "Échantillon de la semaine",
  lead: "Chaque lundi, une part des annonces en ligne et des visites payées est tirée au sort. S’y ajoutent les visites qui présentent une coïncidence : une raison de regarder, jamais une preuve.",
  week: (monday: string) => `Semaine du ${formatCivilDate(monday)}`,
  draw: (at: Date, seed: number) =>
    `Tirage du ${formatDateTime(at)}, graine ${seed} : les mêmes candidats et la même graine redonnent le même échantillon.`,
  progress: "Avancement",
  kinds: { listing: "Annonces", visit: "Visites" } satisfies Record<QualityKind, string>,
  done: (decided: number, checks: number) =>
    `${formatInteger(decided)} sur ${formatInteger(checks)}`,
  from: {
    listing: (count: number) =>
      count === 0
        ? "Aucune annonce réelle en ligne"
        : `Parmi ${formatCount(count, "annonce en ligne", "annonces en ligne")}`,
    visit: (count: number) =>
      count === 0
        ? "Aucune visite réelle payée"
        : `Parmi ${formatCount(count, "visite payée", "visites payées")}`,
  } satisfies Record<QualityKind, (count: number) => string>,
  outcomes: ({ conforming, to_correct, non_conforming }: Record<string, number>) =>
    [
      formatCount(conforming ?? 0, "conforme", "conformes"),
      `${formatInteger(to_correct ?? 0)} à corriger`,
      formatCount(non_conforming ?? 0, "non conforme", "non conformes"),
    ].join(", "),
  checks: "Contrôles de la semaine",
  columns: ["Objet", "Nature", "Pourquoi", "Looper", "État"],
  visitOn: (when: string) => `Visite ${when}`,
  late: "En retard",
  dueBy: (at: Date) => `À contrôler avant le ${formatDateTime(at)}`,
  correctOn: (day: string) => `Jusqu’au ${formatCivilDate(day)} inclus`,
  denied: "Contestée par le visiteur",
  noLooper: "Sans Looper",
  none: "Rien à contrôler",
  empty: "Aucun échantillon pour l’instant",
  emptyText:
    "Le tirage a lieu chaque lundi à 9 h, ou dès que le site le peut ensuite. Les annonces et visites de démonstration n’en font jamais partie.",
  emptyWeek: "Rien à contrôler cette semaine",
  emptyWeekText:
    "Aucune annonce réelle n’était en ligne et aucune visite réelle n’a été payée. Les annonces de démonstration n’en font jamais partie.",
  shares: `Part conforme par Looper, sur ${SHARE_DAYS} jours`,
  sharesHint:
    "Ce qui est en correction compte comme non conforme. Sous 80 % d’au moins dix contrôles, une tâche demande une décision.",
  shareColumns: ["Looper", "Part conforme", "Dossier"],
  share: (share: LooperShare) =>
    `${sharePercent(share)} % sur ${formatCount(share.checked, "contrôle", "contrôles")}`,
  openCase: "Décider",
  openCaseOf: (name: string) => `Décider pour ${name}`,
  noShares: "Aucun contrôle conclu sur cette période",
  weeks: "Toutes les semaines",
  weekLine: (decided: number, checks: number) =>
    checks === 0
      ? "rien à contrôler"
      : `${formatInteger(decided)} sur ${formatInteger(checks)} conclus`,
} as const;
