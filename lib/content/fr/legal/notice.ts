import { routes } from "../../../routes.ts";
import { BRAND } from "../brand.ts";
import { PUBLISHER } from "../publisher.ts";
import { facts, type LegalDocument, link, text } from "./document.ts";

/** Mentions légales: article 6 III of the law of 21 June 2004 (LCEN), and the Hoguet law. */
export const LEGAL_NOTICE: LegalDocument = {
  metaTitle: "Mentions légales",
  metaDescription: "Éditeur, hébergement et conditions d’exercice de Loopimmo.",
  title: "Mentions légales",
  lead: "Qui édite ce site, qui l’héberge, et sous quelles règles. Ce qui n’est pas encore attribué est signalé comme tel : nous n’inventons pas de numéro.",
  updatedOn: "2026-11-21",
  sections: [
    {
      id: "editeur",
      title: "Éditeur du site",
      blocks: [
        text(
          `Le site ${BRAND.name} est édité par la société ${BRAND.name}, en cours d’immatriculation. Le service est en pré-lancement : les informations ci-dessous sont complétées à mesure qu’elles sont délivrées, et au plus tard avant la signature du premier mandat.`,
        ),
        facts(
          ["Dénomination", BRAND.name],
          ["Forme et capital", PUBLISHER.legalForm],
          ["Immatriculation (RCS, SIREN)", PUBLISHER.registration ?? "Immatriculation en cours"],
          ["TVA intracommunautaire", PUBLISHER.vatNumber],
          ["Siège social", PUBLISHER.address],
          ["Adresse électronique", PUBLISHER.email],
          ["Téléphone", PUBLISHER.phone],
          ["Directeur de la publication", PUBLISHER.publicationDirector],
        ),
      ],
    },
    {
      id: "hebergement",
      title: "Hébergement",
      blocks: [
        facts(["Hébergeur", PUBLISHER.host]),
        text(
          "L’identité, l’adresse et le téléphone de l’hébergeur sont publiés ici à l’ouverture du service au public.",
        ),
      ],
    },
    {
      id: "profession",
      title: "Activité réglementée",
      blocks: [
        text(
          "L’entremise immobilière est régie par la loi n° 70-9 du 2 janvier 1970 (dite loi Hoguet) et le décret n° 72-678 du 20 juillet 1972. Aucun mandat n’est signé et aucune annonce n’est publiée pour le compte d’un vendeur avant la délivrance de la carte professionnelle.",
        ),
        facts(
          ["Carte professionnelle « Transactions »", PUBLISHER.professionalCard],
          ["Assurance de responsabilité civile professionnelle", PUBLISHER.liabilityInsurer],
          ["Maniement de fonds", "Aucun : nous ne recevons ni fonds, ni effet, ni valeur."],
        ),
        text(
          "Les Loopers exercent comme agents commerciaux, immatriculés au registre spécial des agents commerciaux (RSAC) et habilités par une attestation du titulaire de la carte professionnelle.",
        ),
        link("Les honoraires sont publiés sur la page ", "Barème des honoraires", routes.fees),
      ],
    },
    {
      id: "mediation",
      title: "Médiation de la consommation",
      blocks: [
        text(
          "Après une réclamation écrite restée sans réponse satisfaisante, tout consommateur peut saisir gratuitement le médiateur de la consommation dont nous relevons (articles L. 611-1 et suivants du code de la consommation).",
        ),
        facts(["Médiateur", PUBLISHER.consumerMediator]),
      ],
    },
    {
      id: "propriete",
      title: "Propriété intellectuelle",
      blocks: [
        text(
          "La marque, les textes, les dessins et la mise en page du site appartiennent à l’éditeur. Les photographies des annonces appartiennent à leurs auteurs. Toute reprise demande un accord écrit, hors courte citation.",
        ),
        text(
          "Les biens présentés pendant le pré-lancement servent à faire découvrir le service ; leurs images sont des illustrations.",
        ),
      ],
    },
    {
      id: "signaler",
      title: "Signaler un contenu",
      blocks: [
        text(
          "Une annonce inexacte, discriminatoire ou illicite peut être signalée à tout moment ; nous la retirons dès que nous en avons connaissance. La loi interdit de refuser un acheteur ou un locataire pour un motif discriminatoire (article 225-2 du code pénal).",
        ),
        link("Comment nous joindre : la page ", "Aide", routes.help),
      ],
    },
  ],
};
