import { type LegalDocument, link, list, text } from "../../../components/legal/document-copy.ts";
import { BRAND } from "../../../lib/content/brand.ts";
import { contactRoutes } from "../../../lib/routes/contact.ts";
import { routes } from "../../../lib/routes/public.ts";

/** Accessibility statement: says what was checked, by whom, and what was not. */
export const ACCESSIBILITY: LegalDocument = {
  metaTitle: "Accessibilité",
  metaDescription:
    "Déclaration d’accessibilité de Loopimmo : état de conformité, vérifications faites, limites connues et recours.",
  title: "Accessibilité",
  lead: "Un logement se cherche avec une souris, un clavier, un lecteur d’écran ou un vieux téléphone. Voici où nous en sommes, sans l’embellir.",
  updatedOn: "2026-11-22",
  sections: [
    {
      id: "etat",
      title: "État de conformité",
      blocks: [
        text(
          `Aucun audit de conformité au référentiel général d’amélioration de l’accessibilité (RGAA 4.1) n’a encore été réalisé par un tiers. Faute d’audit, ${BRAND.name} ne peut se déclarer ni totalement ni partiellement conforme.`,
        ),
      ],
    },
    {
      id: "verifications",
      title: "Ce que nous vérifions nous-mêmes",
      blocks: [
        list(
          "Les pages publiques sont contrôlées par un outil automatique (axe), dans les deux thèmes, clair et sombre, à chaque version. Un outil de ce genre ne décèle qu’une partie des défauts.",
          "Toutes les pages publiques s’utilisent au clavier, et sans JavaScript, sauf les formulaires dont la vérification contre les robots en a besoin quand on n’est pas connecté : l’inscription à la liste d’attente, le signalement d’une annonce, la demande d’accompagnement, le message à notre équipe.",
          "Les textes supportent un agrandissement de 200 % et un affichage sur 320 pixels de large.",
          "Les contrastes visent au moins 4,5 pour 1 ; les zones à toucher, 44 pixels.",
          "Les animations s’arrêtent quand votre appareil le demande ; les couleurs forcées du système sont respectées.",
        ),
      ],
    },
    {
      id: "limites",
      title: "Limites connues",
      blocks: [
        list(
          "La carte des résultats ne donne pas accès à chaque point au lecteur d’écran ; la liste, toujours présente, contient les mêmes biens.",
          "Les illustrations des annonces de démonstration sont décrites en quelques mots seulement.",
          "Les visites virtuelles sont fournies par des tiers et leur accessibilité varie.",
          "Aucun test n’a encore été mené avec un panel d’utilisateurs handicapés.",
        ),
      ],
    },
    {
      id: "contact",
      title: "Un obstacle ?",
      blocks: [
        text(
          "Dites-nous la page et ce que vous vouliez y faire : nous vous donnons l’information autrement, puis nous corrigeons.",
        ),
        link("Vous nous l’écrivez par la ", "page de contact", contactRoutes.form()),
        link("Nos coordonnées figurent dans les ", "mentions légales", routes.legalNotice),
      ],
    },
    {
      id: "recours",
      title: "Voie de recours",
      blocks: [
        text(
          "Si une réponse ne vous est pas apportée, vous pouvez vous adresser gratuitement au Défenseur des droits.",
        ),
        link("", "Contacter le Défenseur des droits", "https://www.defenseurdesdroits.fr/", "."),
      ],
    },
  ],
};
