import { noticeOf } from "@/components/space/notice";
import { ofName } from "@/lib/kernel/elision";
import { formatCivilDate } from "@/lib/kernel/format-date";

/** A quote of one's own. */
export const QUOTE = {
  title: (name: string) => `Devis ${ofName(name)}`,
  back: "Mes devis",
  provider: "Voir sa fiche",
  sent: "Le prestataire a reçu votre demande par e-mail. Sa réponse arrive ici, et vous en serez prévenu.",
  lapsed:
    "La validité de ce devis est passée. Écrivez au prestataire : il peut le renouveler tant que la demande reste ouverte.",
  declined: "Le prestataire a décliné votre demande.",
  unlisted:
    "Ce prestataire n’est plus dans l’annuaire : son devis ne peut plus être accepté. Vous pouvez annuler votre demande.",
  others: "Voir d’autres prestataires de ce métier",
  contact: "Le contacter",
  contactText: (isForHome: boolean) =>
    isForHome
      ? "Votre nom, votre e-mail, votre téléphone et l’adresse du bien lui ont été transmis avec votre accord."
      : "Votre nom, votre e-mail et votre téléphone lui ont été transmis avec votre accord ; l’adresse, vous la lui indiquez vous-même.",
  accept: "Accepter ce devis",
  accepting: "Enregistrement…",
  acceptText: (isForHome: boolean) =>
    isForHome
      ? "Accepter transmet au prestataire votre nom, votre e-mail, votre téléphone et l’adresse du bien. Le contrat se conclut avec lui : aucun paiement ne passe par ce site."
      : "Accepter transmet au prestataire votre nom, votre e-mail et votre téléphone ; l’adresse, vous la lui indiquez ensuite. Le contrat se conclut avec lui : aucun paiement ne passe par ce site.",
  cancel: { request: "Annuler ma demande", agreed: "Annuler la prestation" },
  cancelText: {
    request: "Le prestataire est prévenu, et cette demande est close.",
    agreed:
      "Le prestataire est prévenu aussitôt. Des frais d’annulation peuvent être prévus par son contrat : vérifiez-le avant.",
  },
  confirmCancel: "Confirmer l’annulation",
  cancelling: "Annulation…",
  completeText:
    "Déclarez la prestation faite une fois qu’elle l’est : vous pourrez alors donner votre avis.",
  review: {
    title: "Donner votre avis",
    lead: "Votre prénom, vos notes, le jour de la prestation et votre commentaire seront publics sur la fiche du prestataire. Un avis ne se modifie pas ensuite ; s’il n’est pas votre premier sur ce prestataire, il remplace le précédent sur sa fiche et dans sa note.",
    choose: "Choisir une note",
    comment: "Commentaire",
    commentHint: "Des faits plutôt que des personnes ; aucun nom, aucune adresse.",
    send: "Publier mon avis",
    sending: "Publication…",
    own: "Votre avis",
    on: (day: string) => `Publié le ${day}`,
  },
  day: formatCivilDate,
} as const;

const NOTICES: Record<string, string> = {
  demande: "Votre demande est envoyée au prestataire.",
  accepte: "Le devis est accepté. Le prestataire est prévenu et a vos coordonnées.",
  annule: "L’annulation est enregistrée, et le prestataire prévenu.",
  faite: "La prestation est déclarée faite.",
  avis: "Votre avis est publié. Merci.",
  message: "Votre message est envoyé.",
};

/** What was just done with a quote, as its address says. */
export const quoteNotice = (state: unknown) => noticeOf(state, NOTICES, "quote");
