/** Pages shown when something is missing, or can't be taken. */
export const PROBLEM_PAGES = {
  notFound: {
    metaTitle: "Page introuvable",
    plate: "Rue introuvable",
    district: "404e arrt",
    title: "Cette adresse ne mène nulle part.",
    lead: "Le lien est peut-être ancien, ou le numéro mal recopié. Voici quelques rues que nous connaissons bien.",
    buy: "Les biens à vendre",
    sell: "Vendre au forfait",
    help: "L’aide",
    home: "L’accueil",
  },
  /** A form that can't be taken, and can't be shown either. */
  typed: {
    title: "Ce que vous aviez écrit",
    lead: "Copiez ce texte si vous voulez le garder ou l’envoyer autrement.",
    back: "Revenir à la page",
    ways: "Continuer",
  },
  offline: {
    metaTitle: "Hors connexion",
    title: "Vous êtes hors connexion",
    lead: "Votre appareil n’est plus connecté à Internet. La page reviendra dès que le réseau reviendra.",
    retry: "Réessayer",
  },
} as const;
