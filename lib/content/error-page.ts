/** The page in place of one that failed. Apart from other texts: it is sent with every page. */
export const ERROR_PAGE = {
  title: "La page n’a pas pu s’afficher",
  lead: "Ce n’est pas votre faute : réessayez dans un instant.",
  /** Where the server logged it. */
  leadLogged:
    "Ce n’est pas votre faute ; réessayez, et si cela se reproduit, donnez-nous la référence ci-dessous.",
  /** Where a script of the page did not come. */
  leadMissing:
    "Une partie de la page n’a pas pu être chargée : elle a peut-être changé depuis que vous l’avez ouverte. Rechargez-la.",
  leadOffline:
    "Votre appareil n’est plus connecté à Internet. Réessayez une fois la connexion revenue.",
  reload: "Recharger la page",
  retry: "Réessayer",
  home: "Retour à l’accueil",
  reference: "Référence",
  write: "Écrire à notre équipe",
} as const;
