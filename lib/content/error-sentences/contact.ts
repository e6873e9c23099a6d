import type { SentencesOf } from "./sentence.ts";

/** What goes wrong where somebody writes to the team. */
export const CONTACT_ERRORS: SentencesOf<"contact"> = {
  "contact.not-found": {
    title: "Demande introuvable",
    detail: "Cette demande n’existe pas, ou elle a été effacée.",
  },
  "contact.link-invalid": {
    title: "Ce lien n’est plus valable",
    detail:
      "Il n’est pas complet, ou l’échange a rejoint votre compte. Connectez-vous pour le lire dans vos messages.",
  },
  "contact.moved": {
    title: "La demande a changé",
    detail: "Quelqu’un s’en est occupé entre-temps. Rechargez la page pour voir où elle en est.",
  },
  "contact.full": {
    title: "Échange trop long",
    detail: "Cet échange a atteint sa longueur maximale. Écrivez une nouvelle demande.",
  },
  "contact.too-many-open": {
    title: "Cinq demandes attendent déjà",
    detail:
      "Cinq de vos demandes attendent notre réponse. Complétez l’une d’elles, ou patientez jusqu’à la prochaine réponse.",
  },
  "contact.unconfirmed-full": {
    title: "Un e-mail attend déjà",
    detail:
      "Plusieurs e-mails de confirmation sont déjà partis à cette adresse. Ouvrez le plus récent et utilisez son lien, ou réessayez dans une heure.",
  },
};
