import { ofName } from "@/lib/kernel/elision";
import { formatCount, formatPrice } from "@/lib/kernel/format";
import { formatDate, formatMonth } from "@/lib/kernel/format-date";

/** /offres/{id}/dossier */
export const SHARED_FILE = {
  title: (name: string) => `Dossier ${ofName(name)}`,
  lead: (sharedAt: Date) =>
    `Ce que l’acheteur vous montre depuis le ${formatDate(sharedAt)}. Il peut y mettre fin à tout moment.`,
  back: "Retour à l’offre",
  documents: "Documents partagés avec moi",
  offer: "L’offre",
  offered: (cents: number) => `${formatPrice(cents)} proposés`,
  identity: "L’acheteur",
  name: "Nom",
  city: "Commune",
  unknown: "Non renseignée",
  member: "Inscrit depuis",
  since: (date: Date) => formatMonth(date),
  visits: "Visites de ce bien",
  visitCount: (count: number) =>
    count === 0
      ? "Aucune visite faite par le site"
      : formatCount(count, "visite faite", "visites faites"),
  financing: "Le financement",
  method: "Mode",
  declared:
    "Selon sa déclaration : aucun justificatif n’est conservé ici. Le notaire et la banque les vérifient.",
  conditions: "Conditions suspensives",
} as const;
