import type { PaperState } from "@/lib/policy/looper-papers";

export const PAPER_STATE_LABELS: Record<PaperState, string> = {
  valid: "À jour",
  lapsing: "Expire bientôt",
  lapsed: "Expirée",
  missing: "À fournir",
};

export const LOOPER_SETTINGS = {
  title: "Réglages Looper",
  lead: "Votre téléphone, votre disponibilité, votre secteur et vos pièces.",
  inOrder: "Vos pièces sont à jour : vous pouvez organiser des visites et recevoir des prospects.",
  notInForce: "Votre rôle n’est pas en vigueur : suivez votre dossier pour savoir où il en est.",
  suspended:
    "Une pièce manque ou n’est plus valable : visites et prospects sont suspendus jusqu’à sa mise à jour.",
  lapsing: (papers: string) => `À renouveler bientôt : ${papers}.`,
  papersTitle: "État des pièces",
  until: (date: string) => `jusqu’au ${date}`,
  since: (date: string) => `depuis le ${date}`,
  formTitle: "Disponibilité et téléphone",
  file: "Voir mon dossier",
  general: "Tous les réglages du compte",
} as const;
