import { formatCount } from "@/lib/kernel/format";
import { formatDateTime } from "@/lib/kernel/format-date";
import { type LooperShare, SHARE_DAYS, sharePercent } from "@/lib/quality/rules";

/** /trust-manager/quality-control/loopers/{id} */
export const CASE = {
  title: (name: string) => `Qualité : ${name}`,
  back: "Échantillon de la semaine",
  lead: (share: LooperShare) =>
    `Part conforme de ${sharePercent(share)} % sur ${formatCount(share.checked, "contrôle", "contrôles")} à l’ouverture du dossier`,
  done: "La décision est enregistrée.",
  opened: "Dossier ouvert",
  now: `Aujourd’hui, sur ${SHARE_DAYS} jours`,
  share: (share: LooperShare | null) =>
    share === null
      ? "Aucun contrôle"
      : `${sharePercent(share)} % sur ${formatCount(share.checked, "contrôle", "contrôles")}`,
  file: "Dossier du Looper",
  checks: `Contrôles conclus sur ${SHARE_DAYS} jours`,
  noChecks: "Aucun contrôle conclu sur cette période.",
  columns: ["Objet", "Nature", "Conclusion", "Conclu"],
  decide: "Décision",
  decideText:
    "Un Looper suspendu ne reçoit plus ni prospects ni visites. La personne en est prévenue.",
  choices: "Ce qui suit",
  continued: "Le Looper continue",
  continuedHint: "Rien ne change pour lui. Notez ce qui a été convenu.",
  suspended: "Suspendre le Looper",
  suspendedHint: "Choisissez le motif, qui lui est communiqué.",
  cantSuspend: "Ce Looper n’est pas en service : il ne peut pas être suspendu.",
  outOfForce: "Clore le dossier",
  outOfForceHint: "Le Looper n’est plus en service : il n’y a rien d’autre à décider.",
  suspension: "Motif de suspension",
  choose: "Choisissez un motif",
  note: "Explication pour l’équipe",
  submit: "Enregistrer la décision",
  sending: "Enregistrement…",
  own: "C’est votre propre dossier : une autre personne de l’équipe doit en décider.",
  decided: (by: string, at: Date) => `${by}, le ${formatDateTime(at)}`,
} as const;
