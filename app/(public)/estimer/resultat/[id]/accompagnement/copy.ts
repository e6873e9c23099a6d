/** The page on which who estimated a home asks for a Looper's help. */
export const SUPPORT = {
  title: "Être accompagné par un Looper",
  metaTitle: "Être accompagné",
  lead: "Un Looper est un voisin formé, qui connaît le quartier\u00a0: il regarde le bien avec vous, fait visiter et répond aux acheteurs. Le premier échange ne vous engage à rien.",
  about: "Bien concerné",
  range: (low: string, high: string) => `Estimé de ${low} à ${high}`,
  consent:
    "J’accepte que Loopimmo transmette à un Looper mes coordonnées, l’adresse du bien et cette estimation, pour qu’il me contacte.",
  back: "Retour à l’estimation",
  follow: "Suivre ou retirer ma demande",
  done: {
    title: "Votre demande est enregistrée",
    text: "Elle est proposée au Looper le plus proche du bien, qui a quatre heures ouvrées pour l’accepter puis vous contacte\u00a0; sinon, à un autre. Vous pouvez continuer à consulter votre estimation.",
  },
  already:
    "Vous avez déjà demandé à être accompagné pour ce bien\u00a0: un Looper vous contactera.",
} as const;
