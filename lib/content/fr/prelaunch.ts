/** What the doors of parts that are not open before the launch say: true today, word for word. */
export const NOT_OPEN = {
  login: {
    title: "Connexion",
    heading: "Les comptes ne sont pas encore ouverts",
    text: "Loopimmo est en pré-lancement : les annonces se consultent librement, sans compte. La connexion, les favoris, les messages et la réservation de visites ouvriront avec les premiers comptes.",
  },
  register: {
    title: "Créer un compte",
    heading: "Les inscriptions ne sont pas encore ouvertes",
    text: "Loopimmo est en pré-lancement. En attendant les premiers comptes, tout ce qui se consulte est ouvert : les annonces, les prix au mètre carré par commune et le barème des honoraires.",
  },
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
