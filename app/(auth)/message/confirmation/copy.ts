/** /message/confirmation */
export const CONFIRM_MESSAGE = {
  title: "Envoyer votre message",
  lead: (email: string) =>
    `Vous avez écrit avec l’adresse ${email}. Un dernier clic, et votre message part.`,
  about: (title: string) => `Au sujet de « ${title} »`,
  submit: "Envoyer mon message",
  sending: "Envoi…",
  spentTitle: "Ce lien n’est plus valable",
  spent:
    "Il a déjà servi, ou il date de plus de trois jours. Si votre message est parti, il vous attend dans votre espace ; sinon, écrivez-en un nouveau depuis l’annonce.",
  login: "Se connecter",
  search: "Voir les biens à vendre",
} as const;
