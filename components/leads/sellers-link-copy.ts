/** What a looper reads beside the link that brings them sellers. */
export const SELLERS_LINK = {
  title: "Vos voisins vendent\u00a0?",
  text: "Donnez-leur ce lien\u00a0: leur demande d’accompagnement porte votre code et vous est proposée en premier, si le bien est dans votre secteur et que vous prenez des prospects ce jour-là.",
  link: "Votre lien pour les vendeurs",
  copy: "Copier ce lien",
  copied: "Lien copié",
} as const;
