import { formatCount } from "@/lib/kernel/format";

export const FAVORITES = {
  title: "Mes favoris",
  lead: "Les biens que vous avez mis de côté, du plus récent au plus ancien.",
  count: (count: number) => formatCount(count, "bien en favori", "biens en favori"),
  list: "Biens en favori",
  sold: "Vendu",
  withdrawn: "Annonce retirée par le vendeur",
  offline: "Annonce hors ligne pour le moment",
  remove: "Retirer",
  removeFor: (title: string) => ` des favoris : ${title}`,
  removing: "Retrait…",
  more: "Voir les favoris plus anciens",
  search: "Chercher un bien",
  emptyText: "Un bien vous plaît ? Mettez-le de côté pour le retrouver ici et suivre son état.",
} as const;
