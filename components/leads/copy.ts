import { inCommune } from "@/lib/communes/french";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatInteger, formatPrice, formatSurface, plural } from "@/lib/kernel/format";
import type { LeadCloseReason, LeadSource, LeadStatus } from "@/lib/leads/states";
import type { EstimatedHome } from "@/lib/leads/views";

/** What lists of leads say of a person. */
export const LEAD = {
  seller: "Vend",
  status: {
    offered: "À accepter",
    accepted: "À contacter",
    contacted: "Contacté",
    qualified: "Visite faite",
    appointment: "Rendez-vous",
    mandate: "Mandat signé",
    won: "Gagné",
    lost: "Clos",
  } satisfies Record<LeadStatus, string>,
  source: {
    contact: "Message",
    visit: "Demande de visite",
    offer: "Offre",
    estimate: "Estimation",
    sell_page: "Page Vendre",
    editor: "Annonce en préparation",
    referral: "Parrainage",
    team: "Notre équipe",
  } satisfies Record<LeadSource, string>,
  reason: {
    no_answer: "Ne répond pas",
    gave_up: "A renoncé à son projet",
    sold_elsewhere: "A conclu ailleurs",
    price: "Désaccord sur le prix",
    outside_zone: "Hors de mon secteur",
    duplicate: "Déjà dans mes prospects",
    withdrawn: "A retiré sa demande",
    erased: "Compte effacé",
  } satisfies Record<LeadCloseReason, string>,
  home: ({ type, surfaceDm2, rooms }: EstimatedHome) =>
    `${PROPERTY_TYPE_LABELS[type]} de ${formatSurface(surfaceDm2)}, ${formatInteger(rooms)} ${plural(rooms, "pièce", "pièces")}`,
  undescribed: "Bien à vendre, sans estimation",
  estimate: (cents: number) => `Estimé à ${formatPrice(cents)}`,
  noEstimate: "Sans chiffre\u00a0: trop peu de ventes publiées",
  in: (commune: string) => `Un bien ${inCommune(commune)}`,
  email: (name: string) => `Écrire à ${name}`,
  phone: (name: string) => `Appeler ${name}`,
} as const;
