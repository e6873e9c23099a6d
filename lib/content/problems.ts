/** Pages shown when something is missing or failed. Apart: the error page is sent with every page. */
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
  error: {
    title: "Un imprévu dans l’escalier.",
    lead: "La page n’a pas pu s’afficher. Ce n’est pas votre faute : réessayez dans un instant.",
    /** Where the server logged it. */
    leadLogged:
      "La page n’a pas pu s’afficher. Ce n’est pas votre faute ; réessayez, et si cela se reproduit, donnez-nous la référence ci-dessous.",
    /** Where a script of the page did not come. */
    leadMissing:
      "Une partie de la page n’a pas pu être chargée : elle a peut-être changé depuis que vous l’avez ouverte. Rechargez-la.",
    leadOffline:
      "Votre appareil n’est plus connecté à Internet. Réessayez une fois la connexion revenue.",
    reload: "Recharger la page",
    retry: "Réessayer",
    home: "Retour à l’accueil",
    reference: "Référence",
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
    title: "La ligne est coupée.",
    lead: "Votre appareil n’est plus connecté à Internet. La page reviendra dès que le réseau reviendra.",
    retry: "Réessayer",
  },
} as const;
