/** The page where a seller says whether a home is still for sale. */
export const CONFIRMATION = {
  title: "Toujours à vendre ?",
  active: (title: string) =>
    `Votre annonce « ${title} » est en ligne. Dites-nous si le bien est toujours à vendre : les acheteurs comptent sur des annonces à jour.`,
  paused: (title: string) =>
    `Votre annonce « ${title} » est en pause, faute de réponse à notre dernière question. Un clic la remet en ligne.`,
  available: "Oui, toujours à vendre",
  resume: "Remettre en ligne",
  pause: "Mettre en pause",
  pauseAndCancel: "Mettre en pause et annuler les visites",
  visits: (count: number) =>
    count === 1
      ? "Une visite est confirmée : elle a lieu si vous mettez en pause, à moins que vous ne l’annuliez."
      : `${count} visites sont confirmées : elles ont lieu si vous mettez en pause, à moins que vous ne les annuliez.`,
  sending: "Un instant…",
  withdraw: "Le bien n’est plus à vendre ? Retirez-le depuis « Mes biens ».",
  properties: "Ouvrir mes biens",
  done: {
    available: "Merci, c’est confirmé : votre annonce est en ligne.",
    pause:
      "Votre annonce est en pause. Vous pourrez la remettre en ligne à tout moment depuis « Mes biens ».",
    "pause-and-cancel":
      "Votre annonce est en pause, et les visites prévues sont annulées : leurs visiteurs sont prévenus.",
  },
  closed: {
    title: "Rien à confirmer",
    text: (title: string) =>
      `L’annonce « ${title} » n’attend plus de réponse. Pour voir où elle en est, ouvrez vos biens.`,
  },
  unknown: {
    title: "Ce lien est incomplet ou expiré",
    text: "Copiez l’adresse de l’e-mail en entier, ou répondez depuis vos biens.",
  },
} as const;
