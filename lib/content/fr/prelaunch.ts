/** What the doors of parts that are not open before the launch say: true today, word for word. */
export const NOT_OPEN = {
  beta: {
    title: "Rejoindre la bêta",
    heading: "La liste d’attente n’est pas encore ouverte",
    text: "Nous préparons l’ouverture de la liste d’attente et du parrainage. Les annonces et le simulateur d’honoraires sont déjà consultables.",
  },
  looper: {
    title: "Devenir Looper",
    heading: "Le recrutement des Loopers n’est pas encore ouvert",
    text: "Un Looper fait visiter les biens de son quartier et touche une part des honoraires. C’est une activité réglementée : inscription au registre spécial des agents commerciaux (environ 25 €), responsabilité civile professionnelle prise en charge par Loopimmo.",
  },
  estimate: {
    title: "Estimer un bien",
    heading: "L’estimation en ligne n’est pas encore ouverte",
    text: "Pour situer un prix dès aujourd’hui, consultez les prix médians au mètre carré sur la page de votre commune, puis calculez vos honoraires.",
  },
  back: "Revenir à la page précédente",
  browse: "Voir les annonces",
  sell: "Calculer mes honoraires",
} as const;
