/** Copy of the home page. */
export const HOME = {
  metaTitle: "Acheter et vendre au forfait, avec les gens du quartier",
  hero: {
    title: "Chez vous, c’est par ici.",
    lead: "Des logements vendus au forfait, visités avec un Looper : un habitant du quartier, qui connaît le bruit de la rue, l’école d’à côté et le marché du samedi.",
    free: "Gratuit pour l’acheteur, de la première visite à la remise des clés.",
  },
  search: {
    label: "Rechercher un bien",
    location: "Où cherchez-vous ?",
    // Worded by the specification.
    locationPlaceholder: "Ville, quartier, code postal...",
    type: "Type de bien",
    anyType: "Tous les types",
    rooms: "Pièces",
    anyRooms: "Peu importe",
    roomsAndMore: (count: number) => `${count} et plus`,
    budget: "Budget maximum",
    anyBudget: "Sans limite",
    budgetAndMore: (price: string) => `${price} et plus`,
    submit: "Rechercher",
  },
  benefits: {
    title: "Ce que vous y gagnez",
    items: [
      {
        title: "Annonces exclusives",
        text: "Des biens que leurs propriétaires ne confient qu’à Loopimmo.",
      },
      {
        title: "Visites accompagnées, gratuites",
        text: "Quelqu’un du coin vous ouvre la porte, et répond franchement.",
      },
      {
        title: "Négociation assistée",
        text: "Des repères de prix, une offre écrite, aucune pression.",
      },
      {
        title: "Dossier de financement optimisé",
        text: "Complet, rangé, prêt pour la banque et le notaire.",
      },
    ],
  },
  featured: {
    title: "Biens à visiter en ce moment",
    lead: "Une sélection parmi les biens ouverts à la visite.",
    all: "Voir tous les biens",
    empty: "Les premiers biens arrivent. Revenez bientôt, ou laissez-nous votre e-mail.",
  },
  steps: {
    title: "Comment acheter, en quatre étapes",
    items: [
      {
        title: "Cherchez",
        text: "Dites où, combien, et ce qui compte vraiment : un jardin, un étage calme, un bon DPE. Un cœur garde les biens qui vous plaisent.",
      },
      {
        title: "Visitez",
        text: "Chaque annonce montre ses créneaux. Un Looper vous reçoit ; il habite à deux rues.",
      },
      {
        title: "Négociez",
        text: "Une offre dit un montant, un financement et une date. Le vendeur accepte, refuse ou contre-propose, et tout reste noté.",
      },
      {
        title: "Finalisez",
        text: "Compromis, dix jours pour réfléchir, notaire : nous tenons le calendrier avec vous, jusqu’aux clés.",
      },
    ],
  },
  cities: {
    title: "Les villes où visiter",
    lead: "Les communes où il y a le plus à visiter en ce moment.",
  },
  buyer: {
    title: "Un compte acheteur gratuit",
    lead: "Pour suivre votre recherche, sans engagement.",
    points: [
      "Vos favoris, sur tous vos écrans",
      "Votre prêt simulé, votre dossier préparé pièce par pièce",
      "Vos visites convenues, avec leur adresse et leur heure",
      "Vos offres suivies pas à pas",
    ],
    action: "Créer mon compte acheteur",
  },
  prelaunch: {
    title: "Nous ouvrons bientôt.",
    text: "Vendeur, acheteur ou Looper : inscrivez-vous à la bêta, et recevez votre code de parrainage par e-mail.",
    action: "Rejoindre la bêta",
  },
  seller: {
    title: "Mettre mon bien en vente",
    before: "Pour un bien vendu",
    fee: "Forfait Loopimmo",
    agency: "Agence à 5 %",
    begin: "Ajouter un bien",
    action: "Simuler mon forfait",
  },
} as const;
