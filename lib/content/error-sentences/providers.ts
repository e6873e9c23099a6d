import type { SentencesOf } from "./sentence.ts";

/** The sentences of the directory and of quotes. */
export const PROVIDERS_ERRORS: SentencesOf<"provider" | "quote"> = {
  "provider.not-found": {
    title: "Page introuvable dans l’annuaire",
    detail: "L’annuaire n’a ni ce prestataire, ni ce métier, ni cette commune.",
  },
  "provider.demonstration": {
    title: "Fiche de démonstration",
    detail:
      "Cette entreprise est fictive : elle ne peut recevoir aucune demande. Choisissez un autre prestataire de l’annuaire.",
  },
  "provider.suspended": {
    title: "Prestataire suspendu",
    detail: "Ce prestataire n’est plus dans l’annuaire : ce devis ne peut plus avancer.",
  },
  "provider.entered": {
    title: "Prestataire déjà inscrit",
    detail: "Un prestataire du même métier a déjà cette adresse e-mail.",
  },
  "provider.moved": {
    title: "La fiche a changé",
    detail: "Cette fiche a changé entre-temps. Vérifiez où elle en est, puis recommencez.",
  },
  "quote.not-found": {
    title: "Devis introuvable",
    detail: "Ce devis n’existe pas, ou ce n’est pas vous qui l’avez demandé.",
  },
  "quote.link-invalid": {
    title: "Lien sans effet",
    detail:
      "Ce lien ne mène à aucune demande. Copiez en entier l’adresse de l’e-mail le plus récent.",
  },
  "quote.moved": {
    title: "Le devis a changé",
    detail:
      "Ce devis a changé entre-temps, et cette action n’est plus possible : la page montre où il en est.",
  },
  "quote.lapsed": {
    title: "Devis expiré",
    detail: "La validité de ce devis est passée. Écrivez au prestataire pour qu’il le renouvelle.",
  },
  "quote.too-early": {
    title: "Trop tôt",
    detail: "La prestation n’est déclarée faite qu’à partir du jour convenu.",
  },
  "quote.too-late": {
    title: "Trop tard pour annuler",
    detail:
      "Le jour de l’intervention est arrivé : seul le client peut encore annuler. Écrivez-lui si vous ne pouvez pas venir.",
  },
  "quote.closed": {
    title: "Échange clos",
    detail: "Ce devis est terminé depuis plus de 90 jours : l’échange est clos.",
  },
  "quote.client-left": {
    title: "Compte supprimé",
    detail: "Le client a supprimé son compte : plus rien ne peut lui être transmis.",
  },
  "quote.own-provider": {
    title: "C’est votre propre fiche",
    detail:
      "Ce prestataire a la même adresse e-mail que votre compte : vous ne pouvez pas lui demander de devis.",
  },
  "quote.reviewed": {
    title: "Avis déjà donné",
    detail: "Vous avez déjà donné votre avis sur cette prestation.",
  },
  "quote.open": {
    title: "Demande déjà en cours",
    detail:
      "Vous avez déjà une demande en cours auprès de ce prestataire pour ce bien. Retrouvez-la dans vos devis.",
  },
  "quote.too-many": {
    title: "Trop de demandes",
    detail: "Vous avez envoyé dix demandes de devis en un jour. Reprenez demain.",
  },
  "quote.full": {
    title: "Échange complet",
    detail: "Cet échange a atteint sa limite : convenez de la suite directement.",
  },
};
