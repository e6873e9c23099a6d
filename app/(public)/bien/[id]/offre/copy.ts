import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, withClock } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";

/** /bien/{id}/offre */
export const OFFER_FORM = {
  title: "Faire une offre",
  lead: "Proposez votre prix au vendeur. Vous relisez votre offre avant de l’envoyer, et il vous répond ici.",
  back: "Retour à l’annonce",
  askingPrice: "Prix affiché",

  amount: "Montant proposé",
  amountHint: (min: string, max: string) => `En euros, entre ${min} et ${max}.`,
  readout: {
    label: "Ce que vaut ce montant",
    distance: "Par rapport au prix affiché",
    same: "au prix affiché",
    below: (amount: string) => `${amount} de moins`,
    above: (amount: string) => `${amount} de plus`,
    net: "Net pour le vendeur",
    netHint: (fee: string, estimated: boolean) =>
      estimated
        ? `après environ ${fee} d’honoraires, à sa charge`
        : `après ${fee} d’honoraires, à sa charge`,
  },

  financingTitle: "Financement",

  termsTitle: "Votre offre",
  expiryDate: "Valable jusqu’au",
  expiryHint: "Le vendeur peut y répondre jusqu’à la fin de ce jour. Ensuite, elle expire.",
  conditions: "Conditions suspensives",
  conditionsHint:
    "Ce dont dépend votre achat. Par exemple : obtention d’un prêt de 250 000 € sur 25 ans, vente de mon logement actuel.",
  message: "Message au vendeur",
  messageHint: "Votre projet en quelques mots : il accompagne l’offre.",
  contactTitle: "Vos coordonnées",
  contactLead: (hasLooper: boolean) =>
    hasLooper
      ? "Le vendeur, et le Looper qui accompagne ce bien, liront avec votre offre :"
      : "Le vendeur lira avec votre offre :",
  contact: { name: "Nom", email: "E-mail", phone: "Téléphone" },
  noPhone: "Non renseigné",
  contactEdit: "Modifier mes coordonnées",
  share: "Montrer mon dossier au vendeur",
  shareHint:
    "Avec votre financement, il verra votre commune, votre date d’inscription et vos visites de ce bien. Vous pouvez l’arrêter à tout moment.",
  asBuyer: "En envoyant cette offre, vous activez le rôle Acheteur sur votre compte.",

  review: "Relire mon offre",
  reviewing: "Vérification…",
  send: "Envoyer l’offre",
  sending: "Envoi…",
  edit: "Modifier",
  reviewTitle: "Relisez votre offre",
  reviewLead: (until: string, clock: HomeClock) =>
    `Dès l’envoi, le vendeur peut l’accepter jusqu’au ${withClock(formatCivilDate(until), clock)}. Vous pouvez la retirer tant qu’il n’a pas répondu.`,
  facts: {
    amount: "Montant",
    net: "Net pour le vendeur",
    financing: "Financement",
    expiry: "Valable jusqu’au",
    conditions: "Conditions",
    message: "Message",
    contact: "Coordonnées transmises",
    file: "Dossier",
  },
  noMessage: "Sans message",
  shared: "Montré au vendeur",
  notShared: "Non montré",

  rightsTitle: "Ce que dit la loi",
  rights: [
    "Aucun versement ne peut être exigé ni accepté avec une offre (article 1589-1 du Code civil).",
    "Une offre acceptée vous engage. Après le compromis, vous avez dix jours pour vous rétracter, sans motif.",
    "Vous ne payez aucun honoraire : ils sont à la charge du vendeur.",
  ],

  blocked: {
    pending: {
      title: "Une offre est déjà en cours",
      buyer: (cents: number) =>
        `Votre offre de ${formatPrice(cents)} attend la réponse du vendeur. Retirez-la si vous voulez en faire une autre.`,
      seller: (cents: number) =>
        `Le vendeur vous propose ${formatPrice(cents)} : répondez à sa contre-proposition.`,
      action: "Voir la discussion",
    },
    own: {
      title: "Ce bien est le vôtre",
      text: "Vous le vendez, ou vous l’accompagnez comme Looper : vous ne pouvez pas faire d’offre.",
      action: "Voir les offres reçues",
    },
    "under-offer": {
      title: "Ce bien est sous offre",
      text: "Une offre a déjà été acceptée. Si cette vente n’aboutit pas, le bien reviendra sur le marché : gardez-le en favori pour le suivre.",
      action: "Voir d’autres biens",
    },
    closed: {
      title: "Ce bien ne reçoit pas d’offre",
      text: "Il n’est plus en vente, ou sa vente est suspendue.",
      action: "Voir d’autres biens",
    },
  },
} as const;
