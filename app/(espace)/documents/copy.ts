import { formatDate } from "@/lib/kernel/format-date";

export const SHARED_DOCUMENTS = {
  title: "Documents partagés avec moi",
  lead: "Ce que d’autres personnes vous ouvrent, tant que leur partage dure. Chaque consultation leur est montrée.",
  empty: "Personne ne partage de document avec vous",
  emptyText:
    "Les documents qu’un acheteur, un vendeur ou votre interlocuteur vous ouvre s’affichent ici.",
  from: (owner: string, at: Date) => `Partagé par ${owner} le ${formatDate(at)}`,
  open: "Ouvrir",
  openOf: (name: string) => ` « ${name} »`,
  deleted: "Le document est supprimé.",
  expirySaved: "La date est enregistrée.",
  shared: "Le document est partagé.",
  revoked: "Le partage est retiré.",
} as const;
