export const SAVE_SEARCH = {
  title: "Enregistrer la recherche",
  lead: "Nous vous prévenons dès qu’un bien correspond, qu’un prix baisse, qu’un bien revient à la vente ou qu’un créneau de visite s’ouvre.",
  search: "Votre recherche",
  name: "Nom",
  frequency: "Me prévenir",
  submit: "Enregistrer la recherche",
  submitAsBuyer: "Devenir acheteur et enregistrer",
  sending: "Enregistrement…",
  asBuyer:
    "Les recherches enregistrées font partie du rôle Acheteur, gratuit et sans engagement. Il s’ajoute à vos autres rôles, et vous restez dans votre espace actuel.",
  back: "Revenir aux résultats",
  later: "Vous pourrez changer le nom et la fréquence, ou arrêter l’alerte, à tout moment.",
} as const;
