import type { Publisher } from "@/lib/platform/publisher";
import { facts, type LegalDocument, link, text } from "../../../components/legal/document-copy.ts";
import { BRAND } from "../../../lib/content/brand.ts";
import { contactRoutes } from "../../../lib/routes/contact.ts";
import { routes } from "../../../lib/routes/public.ts";

/** Mentions légales: article 6 III of the law of 21 June 2004 (LCEN), and the Hoguet law. */
export const legalNotice = (publisher: Publisher): LegalDocument => ({
  metaTitle: "Mentions légales",
  metaDescription: "Éditeur, hébergement et conditions d’exercice de Loopimmo.",
  title: "Mentions légales",
  lead: "Qui édite ce site, qui l’héberge, et sous quelles règles. Ce qui n’est pas renseigné est signalé comme tel : nous n’inventons rien.",
  updatedOn: "2026-11-22",
  sections: [
    {
      id: "editeur",
      title: "Éditeur du site",
      blocks: [
        text(
          `${BRAND.name} est le nom du service. Il est édité par la personne ou la société désignée ci-dessous.`,
        ),
        facts(
          ["Dénomination", publisher.name],
          ["Forme et capital", publisher.legalForm],
          ["Immatriculation (RCS, SIREN)", publisher.registration],
          ["TVA intracommunautaire", publisher.vatNumber],
          ["Siège social", publisher.address],
          ["Adresse électronique", publisher.email],
          ["Téléphone", publisher.phone],
          ["Directeur de la publication", publisher.publicationDirector],
        ),
        link("Pour nous écrire en ligne : ", "la page de contact", contactRoutes.form()),
      ],
    },
    {
      id: "hebergement",
      title: "Hébergement",
      blocks: [facts(["Hébergeur", publisher.host])],
    },
    {
      id: "profession",
      title: "Activité réglementée",
      blocks: [
        text(
          "L’entremise immobilière est régie par la loi n° 70-9 du 2 janvier 1970 (dite loi Hoguet) et le décret n° 72-678 du 20 juillet 1972. Tant qu’aucune carte professionnelle n’est indiquée ci-dessous, aucun mandat n’est signé et aucune annonce n’est publiée pour le compte d’un vendeur.",
        ),
        facts(
          ["Carte professionnelle « Transactions »", publisher.professionalCard],
          ["Assurance de responsabilité civile professionnelle", publisher.liabilityInsurer],
          ["Maniement de fonds", "Aucun : nous ne recevons ni fonds, ni effet, ni valeur."],
        ),
        text(
          "Les Loopers en exercice sont des agents commerciaux, immatriculés au registre spécial des agents commerciaux (RSAC) et habilités par une attestation du titulaire de la carte professionnelle.",
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
        facts(["Médiateur", publisher.consumerMediator]),
      ],
    },
    {
      id: "propriete",
      title: "Propriété intellectuelle",
      blocks: [
        text(
          "La marque, les textes, les dessins et la mise en page du site appartiennent à l’éditeur. Toute reprise demande un accord écrit, hors courte citation.",
        ),
        text(
          "Les annonces marquées « Démonstration » montrent le service : ces biens n’existent pas, ils ne sont pas à vendre, et leurs images sont des illustrations.",
        ),
      ],
    },
    {
      id: "signaler",
      title: "Signaler un contenu",
      blocks: [
        text(
          "Chaque annonce porte, en bas de page, un lien « Signaler cette annonce ». Une personne de l’équipe examine chaque signalement et retire l’annonce quand il est fondé ; le vendeur en reçoit le motif, jamais le nom de la personne qui l’a signalée. La loi interdit de refuser un acheteur ou un locataire pour un motif discriminatoire (article 225-2 du code pénal).",
        ),
      ],
    },
  ],
});
