/** How estimates are made, and how wrong they are. */
export const METHOD_PAGE = {
  title: "Comment nous estimons",
  metaDescription:
    "La méthode des estimations de Loopimmo\u00a0: quelles ventes comptent, comment elles sont pesées, et les erreurs mesurées par commune.",
  lead: "Une estimation part des ventes conclues que l’État publie, jamais des prix demandés. Voici ce que nous en faisons, et de combien nous nous trompons.",
  steps: [
    {
      title: "Les ventes",
      text: "Les Demandes de valeurs foncières de la DGFiP, sur cinq ans, dans la commune, celles dont le centre est à moins de 5\u00a0km et, là où ce centre n’est pas connu, celles du même code postal. Nous gardons les ventes d’un seul logement, au prix connu. Sont écartées\u00a0: les ventes de plusieurs logements ou avec un commerce, dont le prix de chacun est inconnu\u00a0; les lignes en double, qui peuvent être deux lots semblables\u00a0; les échanges et les ventes sur plan\u00a0; les prix sous 5\u00a0000\u00a0€, sous 200\u00a0€ ou au-dessus de 40\u00a0000\u00a0€ le m²\u00a0; les surfaces absentes ou nulles.",
    },
    {
      title: "Celles qui ressemblent",
      text: "Même type (un studio compte comme un appartement), trois ans au plus, 2\u00a0km au plus, une surface au plus une fois et demie plus grande ou plus petite. Chacune pèse d’autant plus qu’elle est proche, récente et de surface voisine\u00a0; un autre nombre de pièces lui retire 40\u00a0% de son poids. Les quinze plus lourdes restent, moins celles dont le prix au m² dépasse deux fois leur médiane ou n’en atteint pas la moitié.",
    },
    {
      title: "La date",
      text: "Chaque prix est ramené à la date de l’estimation avec l’évolution observée\u00a0: la médiane des douze derniers mois publiés rapportée à celle des douze précédents, entre −15\u00a0% et +15\u00a0% par an, et aucune évolution si l’une des deux périodes a moins de quinze ventes. Là où nos fichiers s’arrêtent depuis plus d’un an, l’estimation est celle de leur dernière vente, et la page le dit.",
    },
    {
      title: "Le chiffre et la fourchette",
      text: "La valeur centrale est la médiane pondérée des prix au m², multipliée par la surface. La fourchette est celle qui aurait contenu quatre prix sur cinq l’année passée\u00a0: nous rejouons chaque vente de l’année comme si nous l’avions estimée ce jour-là, avec les seules ventes alors publiées (six mois de délai). Il faut cent ventes rejouées dans la commune, sinon dans le département, sinon nous prenons les écarts de toutes les communes étudiées.",
    },
    {
      title: "Quand nous ne donnons pas de chiffre",
      text: "Moins de cinq ventes comparables\u00a0: pas de chiffre. Moselle, Bas-Rhin, Haut-Rhin et Mayotte\u00a0: l’État n’y publie pas de ventes. Fichiers injoignables\u00a0: pas de chiffre non plus.",
    },
    {
      title: "Ce que nous ne voyons pas",
      text: "L’étage, la vue, l’état, l’extérieur, le terrain d’une maison, les travaux votés\u00a0: les fichiers n’en disent rien, et ils expliquent une bonne part de nos erreurs. Une estimation n’est pas une expertise.",
    },
  ],
  errorsTitle: "Nos erreurs, mesurées",
  errorsText:
    "Les ventes de la dernière année entière de chaque commune, rejouées avec ce qui était publié avant elles. L’erreur est l’écart entre l’estimation et le prix payé. Une commune apparaît une fois qu’une estimation y a été demandée ou que ses ventes sont livrées avec le site, et qu’au moins onze d’entre elles ont pu être rejouées.",
  empty: "Aucune commune n’a encore été mesurée sur ce site.",
  table: "Tableau des erreurs mesurées",
  columns: {
    commune: "Commune",
    type: "Type",
    year: "Année",
    count: "Ventes",
    median: "Erreur médiane",
    within10: "À moins de 10\u00a0%",
    within20: "À moins de 20\u00a0%",
    coverage: "Prix dans la fourchette",
  },
  partialMark: "\u00a0*",
  partial:
    "* Sans tous les fichiers des environs\u00a0: certains n’ont pas pu être lus le jour de la mesure.",
  types: { apartment: "Appartements", house: "Maisons" },
  unmeasured: "non mesuré",
  estimate: "Estimer mon bien",
  law: "Source\u00a0: DGFiP, Demandes de valeurs foncières, Licence Ouverte 2.0. Les ventes elles-mêmes n’apparaissent que dans une estimation, hors des moteurs de recherche (LPF, art. L112 A et R112 A-3).",
} as const;
