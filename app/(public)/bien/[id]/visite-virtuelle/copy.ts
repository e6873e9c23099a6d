export const TOUR = {
  title: "Visite virtuelle",
  headTitle: (title: string) => `Visite virtuelle : ${title}`,
  stop: (number: number, total: number) => `Pièce ${number} sur ${total}`,
  previous: (name: string) => `Pièce précédente : ${name}`,
  next: (name: string) => `Pièce suivante : ${name}`,
  previousShort: "Précédente",
  nextShort: "Suivante",
  controls: "Changer de pièce",
  plans: (count: number) => (count > 1 ? "Les plans" : "Le plan"),
  /** Beside the plan of the level that the room is on. */
  here: "Vous êtes à ce niveau",
  more: (name: string) => `Autres photos, ${name}`,
  rooms: "Pièces de la visite",
  station: (number: number, name: string) => `${number}. ${name}`,
  back: "Retour à l’annonce",
  illustrations:
    "Annonce de démonstration : ce bien n’existe pas, et les images de la visite sont des illustrations.",
  none: {
    title: "Pas de visite virtuelle",
    text: "Ce bien n’a pas, ou n’a plus, de visite virtuelle. Son annonce est toujours en ligne.",
    action: "Voir l’annonce",
  },
} as const;
