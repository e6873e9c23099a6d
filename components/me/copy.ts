/** What pressing a heart says. */
export const HEARTS = {
  label: "Message",
  held: "Gardé sur cet appareil. Avec un compte, vous retrouvez vos favoris partout.",
  heldPending:
    "Gardé sur cet appareil. Il rejoindra vos favoris dès que votre adresse sera confirmée.",
  signIn: "Me connecter",
  register: "Créer un compte",
  added: "C’est dans vos favoris.",
  merged: (count: number) =>
    count === 1 ? "Un bien a rejoint vos favoris." : `${count} biens ont rejoint vos favoris.`,
  see: "Voir mes favoris",
  failed: "Le favori n’a pas pu être enregistré. Réessayez dans un instant.",
  close: "Fermer",
  offer: {
    title: "Garder ce bien en favori",
    lead: "Les favoris font partie du rôle Acheteur, gratuit et sans engagement. Il s’ajoute à vos autres rôles, et vous restez dans votre espace actuel.",
    points: [
      "Retrouver vos favoris sur tous vos appareils",
      "Suivre vos visites et vos offres au même endroit",
      "Simuler votre prêt et préparer votre dossier",
    ],
    accept: "Devenir acheteur et garder ce bien",
    accepting: "Un instant…",
    decline: "Pas maintenant",
  },
} as const;

/** What hiding a card says. */
export const HIDING = {
  hide: "Masquer",
  unhide: "Ne plus masquer",
  count: (count: number) => `, dont ${count === 1 ? "1 masqué" : `${count} masqués`}`,
  done: "Ce bien est masqué\u00a0: il ne figure plus dans vos listes ni sur la carte.",
  held: "Ce bien est masqué sur cet appareil\u00a0: il ne figure plus dans les listes ni sur la carte.",
  undo: "Annuler",
  see: "Biens masqués",
  failed: "Le bien n’a pas pu être masqué. Réessayez dans un instant.",
} as const;

/** What saving a search says. */
export const SAVING = {
  done: "Recherche enregistrée : nous vous préviendrons.",
  see: "Mes recherches",
} as const;
