/** What the door says that opens with the launch only: true today, word for word. */
export const NOT_OPEN = {
  estimate: {
    title: "Estimer un bien",
    heading: "L’estimation en ligne n’est pas encore ouverte",
    text: "Pour situer un prix dès aujourd’hui, consultez les prix médians au mètre carré sur la page de votre commune, puis calculez vos honoraires.",
  },
  browse: "Voir les annonces",
  sell: "Calculer mes honoraires",
} as const;
