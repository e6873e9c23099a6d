import { noticeOf } from "@/components/space/notice";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { LINK_DAYS } from "@/lib/kernel/retention";
import { shiftCivilDay } from "@/lib/kernel/time";

/** /demande-de-devis: where a provider answers a request, without account. */
export const DEMAND = {
  title: "Une demande de devis",
  lead: (client: string, provider: string) => `${client} s’adresse à ${provider}.`,
  erasedClient: "Un client",
  received: (at: Date) => `Reçue le ${formatDate(at)}`,
  suspended:
    "Votre fiche n’est plus dans l’annuaire : vous ne pouvez plus répondre à de nouvelles demandes. Ce qui est déjà accepté va à son terme.",
  contact: "Coordonnées du client",
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  hidden: (isForHome: boolean) =>
    isForHome
      ? "Le nom, l’e-mail, le téléphone et l’adresse du bien vous sont transmis si votre devis est accepté."
      : "Le nom, l’e-mail et le téléphone vous sont transmis si votre devis est accepté. Pour l’adresse, vous en conviendrez avec le client.",
  noAddress: "Le client a indiqué la commune seule : convenez avec lui de l’adresse.",
  shownUntil: (day: string) =>
    `Ces coordonnées, la demande et vos échanges restent visibles ici jusqu’au ${formatCivilDate(day)}.`,
  shownAfter: `Ces coordonnées, la demande et vos échanges restent visibles ici ${LINK_DAYS} jours après la prestation, ou après votre dernier échange s’il est plus tardif.`,
  closed: (day: string) =>
    `Ce devis est terminé. Depuis le ${formatCivilDate(shiftCivilDay(day, 1))}, soit ${LINK_DAYS} jours après sa fin, cette page n’affiche plus ni le client, ni son adresse, ni vos échanges, et plus rien ne peut y être envoyé.`,
  tooLate: "Le jour de l’intervention est arrivé : seul le client peut encore annuler.",
  answerTitle: "Répondre par un devis",
  replaceTitle: "Remplacer ou renouveler votre devis",
  replaceText:
    "Votre nouvelle réponse remplace la précédente. Le client ne peut accepter que la dernière.",
  amount: "Montant TTC, en euros",
  day: "Jour de l’intervention",
  validUntil: "Devis valable jusqu’au",
  validHint: "Au plus tard le jour de l’intervention.",
  terms: "Précisions",
  termsHint: "Ce que le prix comprend, la livraison, les conditions d’annulation.",
  send: "Envoyer le devis",
  sending: "Envoi…",
  free: "Répondre est gratuit. Aucune commission n’est due sur la prestation, et le contrat se conclut entre vous et le client.",
  decline: "Décliner la demande",
  declineText: "Le client est prévenu, et la demande est close.",
  confirmDecline: "Confirmer : je décline",
  declining: "Enregistrement…",
  cancel: "Annuler la prestation",
  cancelText: "Le client est prévenu aussitôt. Dites-lui pourquoi par un message, avant ou après.",
  confirmCancel: "Confirmer l’annulation",
  declined: "Vous avez décliné cette demande.",
  doneText: "Le client peut désormais publier un avis sur votre fiche.",
  review: "L’avis du client",
  listing: "Voir ma fiche",
  unknown: {
    title: "Ce lien ne mène à aucune demande",
    text: "L’adresse est incomplète, ou un lien plus récent l’a remplacée : copiez en entier celle de l’e-mail le plus récent.",
    home: "Aller à l’accueil",
  },
} as const;

const NOTICES: Record<string, string> = {
  repondu: "Votre devis est envoyé au client.",
  decline: "La demande est déclinée, et le client prévenu.",
  annule: "L’annulation est enregistrée, et le client prévenu.",
  faite: "La prestation est déclarée faite.",
  message: "Votre message est envoyé.",
};

/** What was just done with a request, as its address says. */
export const demandNotice = (state: unknown) => noticeOf(state, NOTICES, "quote");
