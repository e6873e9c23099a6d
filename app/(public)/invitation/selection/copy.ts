export const INVITATION = {
  title: "Chercher à deux",
  heading: (inviter: string) => `${inviter} vous invite à chercher à deux`,
  lead: "Réunissez vos favoris\u00a0: chacun garde les siens, et vous voyez sur le même écran les biens, les avis et les notes de l’autre.",
  points: (inviter: string) => [
    `${inviter} verra vos favoris, vos avis et vos notes\u00a0; vous verrez les siens.`,
    "Rien d’autre n’est partagé\u00a0: ni vos messages, ni vos visites, ni vos offres.",
    "Chacun peut mettre fin au partage à tout moment.",
  ],
  until: (date: string) => `Invitation valable jusqu’au ${date}.`,
  accept: "Accepter et voir nos favoris",
  accepting: "Un instant…",
  role: "Le rôle Acheteur, gratuit, s’ajoute à votre compte.",
  signedOut: "Pour accepter, connectez-vous ou créez un compte, puis rouvrez ce lien si besoin.",
  login: "Me connecter",
  register: "Créer un compte",
  own: "Cette invitation est la vôtre",
  ownText:
    "Envoyez son lien à la personne avec qui vous cherchez\u00a0: elle seule peut l’accepter.",
  shortlist: "Ma sélection à deux",
  spent: "Cette invitation n’est plus valable",
  spentText: "Elle a déjà servi, a été annulée ou a expiré. Demandez-en une nouvelle.",
  home: "Aller à l’accueil",
} as const;
