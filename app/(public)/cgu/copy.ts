import { type LegalDocument, link, list, text } from "../../../components/legal/document-copy.ts";
import { BRAND } from "../../../lib/content/brand.ts";
import { formatPrice } from "../../../lib/kernel/format.ts";
import { PRICE_TIERS } from "../../../lib/pricing/rules.ts";
import { contactRoutes } from "../../../lib/routes/contact.ts";
import { routes } from "../../../lib/routes/public.ts";

/** Conditions générales d'utilisation. */
export const TERMS: LegalDocument = {
  metaTitle: "Conditions générales d’utilisation",
  metaDescription:
    "Les règles d’utilisation de Loopimmo : comptes, annonces, visites, offres, honoraires et responsabilités.",
  title: "Conditions générales d’utilisation",
  lead: "Ce que vous pouvez attendre de nous, et ce que nous attendons de vous. Les règles propres à une vente sont écrites dans son mandat.",
  updatedOn: "2026-11-27",
  sections: [
    {
      id: "objet",
      title: "Objet",
      blocks: [
        text(
          `${BRAND.name} met en relation des propriétaires qui vendent un logement, des personnes qui en cherchent un, et des habitants appelés Loopers qui organisent les visites. Utiliser le site vaut acceptation des présentes conditions.`,
        ),
        text(
          "Le service est en lancement. La recherche, les favoris, les visites, les messages, les offres, les simulations, le dépôt d’une annonce, la formation des Loopers et la liste d’attente fonctionnent.",
        ),
      ],
    },
    {
      id: "compte",
      title: "Votre compte",
      blocks: [
        text(
          "La consultation des annonces est libre. Visiter, faire une offre ou vendre demande un compte, réservé aux personnes majeures. Un premier message peut s’écrire sans compte : le lien reçu par e-mail en ouvre un. Vous vous engagez à donner des informations exactes et à garder votre mot de passe secret.",
        ),
        text(
          "Une même personne peut tenir jusqu’à trois rôles : vendeur, acheteur, Looper. Le rôle de Looper n’est actif qu’après vérification des pièces exigées par la loi.",
        ),
        text(
          "Vous pouvez fermer votre compte à tout moment depuis vos paramètres. Nous pouvons suspendre un compte qui trompe les autres utilisateurs, après vous en avoir donné la raison.",
        ),
      ],
    },
    {
      id: "annonces",
      title: "Annonces",
      blocks: [
        text(
          "Le vendeur garantit qu’il a le droit de vendre, et que ce qu’il déclare est exact. Une annonce n’est publiée que :",
        ),
        list(
          "si un mandat écrit a été signé ;",
          "si toutes les mentions obligatoires y figurent (surface, prix et charge des honoraires, DPE et GES, copropriété, risques) ;",
          "après relecture par notre équipe.",
        ),
        text(
          "Les annonces marquées « Démonstration » ne sont pas des offres de vente : ces biens n’existent pas, et leurs images sont des illustrations.",
        ),
        text(
          "Chacun peut signaler une annonce depuis sa page. Une personne de l’équipe examine le signalement et peut retirer l’annonce ; le vendeur reçoit le motif, et peut contester la décision auprès de nous ou d’un juge.",
        ),
        text(
          "Le classement des résultats suit des critères publiés sur la page de recherche. Aucune place n’est vendue.",
        ),
      ],
    },
    {
      id: "visites",
      title: "Visites",
      blocks: [
        text(
          "Une visite réservée engage à venir ou à prévenir. La personne qui reçoit peut mettre fin à une visite qui ne se passe pas correctement. Les visites sont gratuites pour l’acheteur.",
        ),
      ],
    },
    {
      id: "offres",
      title: "Offres",
      blocks: [
        list(
          "Une offre est faite pour un montant et jusqu’à une date ; passée cette date, elle ne peut plus être acceptée.",
          "Une contre-proposition met fin à l’offre à laquelle elle répond.",
          "Une seule offre peut être acceptée pour un bien ; son acceptation clôt les autres.",
          "Aucune somme n’accompagne une offre.",
        ),
        text(
          "Après le compromis ou la promesse, l’acheteur non professionnel bénéficie d’un délai de rétractation de dix jours (article L. 271-1 du code de la construction et de l’habitation).",
        ),
        link(
          "Le décompte est expliqué dans la page ",
          "Aide",
          routes.helpTopic("juridique-retractation"),
        ),
      ],
    },
    {
      id: "honoraires",
      title: "Honoraires",
      blocks: [
        text(
          `L’usage du site est gratuit. Le vendeur doit, à la conclusion de la vente seulement, un forfait TTC fixé dans le mandat, à partir de ${formatPrice(PRICE_TIERS[0].feeCents)}. Rien n’est demandé à l’acheteur.`,
        ),
        link("Le détail figure dans le ", "barème des honoraires", routes.fees),
      ],
    },
    {
      id: "retractation",
      title: "Mandat signé à distance",
      blocks: [
        text(
          "Le vendeur qui signe un mandat à distance dispose de quatorze jours pour se rétracter, sans motif (articles L. 221-18 et suivants du code de la consommation). S’il demande expressément que la mission commence avant, il garde ce droit tant que la vente n’est pas conclue.",
        ),
      ],
    },
    {
      id: "conduite",
      title: "Ce qui est interdit",
      blocks: [
        list(
          "publier une annonce fausse, trompeuse ou discriminatoire ;",
          "écarter quelqu’un pour un motif interdit par la loi ;",
          "démarcher les personnes rencontrées ici pour autre chose que le bien concerné ;",
          "extraire en masse les annonces ou gêner le fonctionnement du site.",
        ),
      ],
    },
    {
      id: "responsabilite",
      title: "Responsabilité",
      blocks: [
        text(
          "Nous vérifions ce que nous publions et tenons le site disponible autant que possible, sans pouvoir garantir une disponibilité permanente. Les simulations et les prix médians sont indicatifs. Rien dans ces conditions ne réduit les droits que la loi donne aux consommateurs.",
        ),
        text(
          "Les réponses de la page d’aide sont des informations générales et ne remplacent pas le conseil d’un notaire ou d’un avocat.",
        ),
      ],
    },
    {
      id: "droit",
      title: "Droit applicable et litiges",
      blocks: [
        text(
          "Le droit français s’applique. En cas de désaccord, écrivez-nous d’abord ; vous pouvez ensuite saisir gratuitement le médiateur de la consommation, puis le tribunal compétent.",
        ),
        link("Pour nous écrire : ", "la page de contact", contactRoutes.form()),
        link(
          "Le médiateur est nommé dans les ",
          "mentions légales",
          `${routes.legalNotice}#mediation`,
        ),
      ],
    },
  ],
};
