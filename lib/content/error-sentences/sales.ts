import type { SentencesOf } from "./sentence.ts";

/** The sentences of offers, sales, mandates, loopers' contracts, portals and invoices. */
export const SALES_ERRORS: SentencesOf<
  "offer" | "sale" | "mandate" | "signature" | "diffusion" | "invoice" | "payment" | "contract"
> = {
  "offer.not-found": {
    title: "Offre introuvable",
    detail: "Cette offre n’existe pas, ou elle ne vous concerne pas.",
  },
  "offer.pending": {
    title: "Offre déjà en attente",
    detail:
      "Une offre entre vous et le vendeur attend déjà une réponse pour ce bien. Retirez-la ou répondez-y avant d’en faire une autre.",
  },
  "offer.moved": {
    title: "Offre déjà traitée",
    detail:
      "Cette offre a reçu une réponse ou a été retirée entre-temps : sa page montre ce qu’elle est devenue.",
  },
  "offer.expired": {
    title: "Offre expirée",
    detail: "Cette offre a dépassé sa date limite : elle ne peut plus recevoir de réponse.",
  },
  "offer.other-side": {
    title: "Réponse attendue de l’autre partie",
    detail:
      "C’est à l’autre partie de répondre à cette offre. La vôtre peut seulement être retirée.",
  },
  "offer.home-changed": {
    title: "Bien modifié",
    detail:
      "L’annonce décrit le bien autrement qu’au moment de cette offre (adresse, lot ou surface). Répondez par une contre-proposition, ou attendez une nouvelle offre, qui portera sur le bien tel qu’il est décrit maintenant.",
  },
  "offer.jointly-signed": {
    title: "Signatures nécessaires",
    detail:
      "Vous êtes plusieurs à vendre ce bien : l’acceptation d’une offre se signe par code. Faites-la signer depuis la page de l’offre.",
  },
  "offer.joint-counter": {
    title: "Accord de chacun nécessaire",
    detail:
      "Vous êtes plusieurs à vendre ce bien : une contre-proposition vous engagerait tous. Convenez du montant par message avec l’acheteur, qui fera une nouvelle offre : vous l’accepterez ensemble.",
  },
  "offer.sellers-changed": {
    title: "Contre-proposition dépassée",
    detail:
      "Ce bien est désormais vendu par plusieurs personnes, et une seule avait fait cette contre-proposition : elle ne peut plus être acceptée. Refusez-la, ou répondez par une nouvelle offre, que tous pourront accepter.",
  },
  "offer.own-listing": {
    title: "Offre impossible",
    detail:
      "Vous vendez ce bien, ou vous le suivez comme Looper : vous ne pouvez pas faire d’offre.",
  },
  "offer.listing-under-offer": {
    title: "Bien sous offre",
    detail:
      "Une offre a déjà été acceptée pour ce bien. Si cette vente n’aboutit pas, il reviendra sur le marché.",
  },
  "offer.listing-closed": {
    title: "Bien indisponible",
    detail: "Ce bien n’est plus en vente, ou sa vente est suspendue : l’offre ne peut pas aboutir.",
  },
  "sale.not-found": {
    title: "Vente introuvable",
    detail: "Cette vente n’existe pas, ou vous n’y prenez pas part.",
  },
  "sale.moved": {
    title: "Vente déjà mise à jour",
    detail:
      "Cette vente a avancé entre-temps, ou elle est terminée : sa page montre où elle en est.",
  },
  "sale.reminded": {
    title: "Vente déjà relancée",
    detail: "L’acheteur et le vendeur ont déjà été relancés aujourd’hui pour cette vente.",
  },
  "sale.not-yet": {
    title: "Étape prématurée",
    detail: "Une étape précédente de la vente n’est pas encore franchie.",
  },
  "sale.too-late": {
    title: "Délai dépassé",
    detail: "Le délai prévu pour cette démarche est écoulé.",
  },
  "sale.no-loan": {
    title: "Vente sans prêt",
    detail: "Cette vente se fait sans prêt : il n’y a rien à déclarer à ce sujet.",
  },
  "sale.no-record": {
    title: "Récapitulatif indisponible",
    detail: "Cette vente date d’avant les récapitulatifs : il n’y a pas de fichier à télécharger.",
  },
  "mandate.not-found": {
    title: "Mandat introuvable",
    detail: "Ce document n’existe pas, ou il ne vous concerne pas.",
  },
  "mandate.in-force": {
    title: "Mandat déjà signé",
    detail: "Le mandat de ce bien est déjà signé. Un changement de prix passe par un avenant.",
  },
  "mandate.not-in-force": {
    title: "Aucun mandat en vigueur",
    detail: "Ce bien n’a pas de mandat en vigueur. Signez d’abord le mandat.",
  },
  "mandate.listing-closed": {
    title: "Signature impossible",
    detail:
      "Ce bien est sous offre, vendu ou retiré : son mandat ne se signe plus et son prix ne change plus.",
  },
  "mandate.same-price": {
    title: "Prix inchangé",
    detail: "Ce prix est déjà celui du mandat. Indiquez-en un autre.",
  },
  "mandate.withdrawal-over": {
    title: "Délai écoulé",
    detail: "Le délai de rétractation de ce mandat est écoulé.",
  },
  "mandate.publisher-unknown": {
    title: "Signature indisponible",
    detail:
      "L’identité légale de l’éditeur du site n’est pas renseignée : aucun mandat ne peut être signé pour l’instant.",
  },
  "diffusion.no-portal": {
    title: "Aucun portail relié",
    detail: "Aucun portail n’est relié au site pour l’instant : il n’y a rien à autoriser.",
  },
  "diffusion.demonstration": {
    title: "Bien de démonstration",
    detail: "Une annonce de démonstration n’est jamais transmise à un portail.",
  },
  "diffusion.given": {
    title: "Diffusion déjà autorisée",
    detail: "Vous avez déjà autorisé la diffusion de cette annonce sur ces portails.",
  },
  "diffusion.not-given": {
    title: "Aucune autorisation à retirer",
    detail: "La diffusion de cette annonce n’est pas autorisée, ou elle ne l’est plus.",
  },
  "diffusion.not-found": {
    title: "Fichier introuvable",
    detail: "Aucun fichier d’annonces n’est servi à cette adresse.",
  },
  "signature.not-found": {
    title: "Signature introuvable",
    detail:
      "Cette demande de signature n’existe pas, ou elle ne vous concerne pas. Demandez un nouveau code.",
  },
  "signature.signed": {
    title: "Document déjà signé",
    detail: "Ce document est déjà signé. Rechargez la page pour le retrouver.",
  },
  "signature.expired": {
    title: "Code expiré",
    detail: "Ce code n’est plus valable. Demandez-en un nouveau.",
  },
  "signature.locked": {
    title: "Trop d’essais",
    detail: "Trop de codes faux ont été saisis. Demandez un nouveau code.",
  },
  "signature.code-wrong": {
    title: "Code incorrect",
    detail: "Ce code n’est pas le bon. Vérifiez le dernier message reçu.",
  },
  "signature.undrawn": {
    title: "Caractère impossible",
    detail:
      "Un texte que vous avez écrit contient un caractère qui ne peut pas figurer dans le document à signer. Il est indiqué ci-dessous : corrigez-le, puis demandez votre code.",
  },
  "signature.others-first": {
    title: "Signatures en attente",
    detail:
      "Vous signez en dernier : il manque encore la signature d’au moins une autre personne. Relancez-la depuis la page du mandat.",
  },
  "signature.terms-changed": {
    title: "Document dépassé",
    detail:
      "Le bien, son prix ou vos coordonnées ont changé depuis l’envoi du code. Demandez un nouveau code pour signer le document à jour.",
  },
  "contract.not-found": {
    title: "Contrat introuvable",
    detail:
      "Ce contrat n’existe pas, ou un code plus récent l’a remplacé. Rechargez la page pour le retrouver.",
  },
  "contract.not-ready": {
    title: "Contrat pas encore prêt",
    detail:
      "Il manque une étape à votre dossier de Looper pour signer le contrat. Elle est indiquée à la page de votre dossier.",
  },
  "contract.terms-changed": {
    title: "Contrat dépassé",
    detail:
      "Votre dossier a changé depuis l’envoi du code. Demandez un nouveau code pour signer le contrat à jour.",
  },
  "invoice.not-found": {
    title: "Facture introuvable",
    detail: "Cette facture n’existe pas, ou elle ne vous concerne pas.",
  },
  "invoice.not-overdue": {
    title: "Facture pas encore échue",
    detail: "Cette facture n’est pas en retard\u00a0: son vendeur n’est pas à relancer.",
  },
  "invoice.reminded": {
    title: "Vendeur déjà relancé",
    detail: "Le vendeur a déjà été relancé aujourd’hui pour cette facture.",
  },
  "invoice.seller-gone": {
    title: "Compte du vendeur fermé",
    detail: "Le vendeur a fermé son compte : écrivez-lui par un autre moyen.",
  },
  "invoice.settled": {
    title: "Facture déjà réglée",
    detail: "Cette facture est réglée en totalité : il n’y a plus rien à enregistrer.",
  },
  "payment.not-found": {
    title: "Règlement introuvable",
    detail: "Ce règlement n’existe pas pour cette facture.",
  },
  "payment.reversed": {
    title: "Règlement déjà annulé",
    detail: "Ce règlement a été annulé entre-temps : la facture montre ce qui reste à régler.",
  },
};
