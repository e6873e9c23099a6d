import { PROPERTIES } from "./properties.ts";
import { PEOPLE } from "./users.ts";

interface SampleMessage {
  sender: "contact" | "owner";
  content: string;
  hoursAgo: number;
  /** Whether the one it was sent to has not read it. */
  unread?: true;
}

/** A conversation of the sample, its messages oldest first. */
interface SampleConversation {
  id: string;
  propertyId: string | null;
  contactId: string;
  ownerId: string;
  type: "inquiry" | "offer" | "visit" | "general";
  contactStarred?: true;
  ownerStarred?: true;
  ownerArchived?: true;
  messages: readonly SampleMessage[];
}

/**
 * Claire Morvan has two messages to read as a seller and two as a Looper, Nadia Benali one, Thomas
 * Lefèvre two. Everyone who wrote to Claire was answered at least once.
 */
export const SAMPLE_CONVERSATIONS: readonly SampleConversation[] = [
  {
    id: "c0nvers00001",
    propertyId: PROPERTIES.parame,
    contactId: PEOPLE.buyer,
    ownerId: PEOPLE.seller,
    type: "visit",
    ownerStarred: true,
    messages: [
      {
        sender: "contact",
        content:
          "Bonjour, votre maison de Paramé nous plaît toujours beaucoup. Est-il possible de la visiter en fin de journée ?",
        hoursAgo: 70,
      },
      {
        sender: "owner",
        content: "Bonjour Thomas, bien sûr : choisissez un créneau sur l’annonce, j’y serai.",
        hoursAgo: 66,
      },
      {
        sender: "contact",
        content: "C’est réservé, merci. Pourrons-nous voir aussi le garage et les combles ?",
        hoursAgo: 5,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00002",
    propertyId: PROPERTIES.parame,
    contactId: PEOPLE.referred,
    ownerId: PEOPLE.seller,
    type: "inquiry",
    messages: [
      {
        sender: "contact",
        content: "Bonjour, à combien s’élève la taxe foncière de la maison ?",
        hoursAgo: 122,
      },
      {
        sender: "owner",
        content: "Bonjour Paul, elle était de 1 840 € l’an dernier. Je peux vous envoyer l’avis.",
        hoursAgo: 118,
      },
      {
        sender: "contact",
        content: "Avec plaisir. Savez-vous aussi de quand date la pompe à chaleur ?",
        hoursAgo: 27,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00003",
    propertyId: PROPERTIES.thabor,
    contactId: PEOPLE.buyer,
    ownerId: PEOPLE.seller,
    type: "offer",
    contactStarred: true,
    messages: [
      {
        sender: "contact",
        content:
          "Bonjour, je viens de vous adresser une offre pour l’appartement. Notre dossier est complet.",
        hoursAgo: 214,
      },
      {
        sender: "owner",
        content:
          "Merci Thomas. Votre dossier est solide ; le prix est un peu bas, je vous fais une contre-proposition.",
        hoursAgo: 170,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00004",
    propertyId: null,
    contactId: PEOPLE.newSeller,
    ownerId: PEOPLE.seller,
    type: "general",
    messages: [
      {
        sender: "contact",
        content:
          "Bonjour Claire, merci pour le code de parrainage. Par quoi faut-il commencer pour mettre ma maison en vente ?",
        hoursAgo: 190,
      },
      {
        sender: "owner",
        content:
          "Bonjour Julien, commencez par commander le diagnostic de performance énergétique : c’est le plus long à obtenir.",
        hoursAgo: 186,
      },
      {
        sender: "contact",
        content: "Le diagnostiqueur passe mardi. Pourriez-vous venir voir la maison avant ?",
        hoursAgo: 9,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00005",
    propertyId: null,
    contactId: PEOPLE.referred,
    ownerId: PEOPLE.seller,
    type: "general",
    messages: [
      {
        sender: "contact",
        content:
          "Bonjour Claire, maintenant que nous sommes installés, je pense vendre notre ancien deux-pièces. Vous en occuperiez-vous ?",
        hoursAgo: 74,
      },
      {
        sender: "owner",
        content: "Bonjour Paul, volontiers. Quelle est sa surface, et à quel étage est-il ?",
        hoursAgo: 71,
      },
      {
        sender: "contact",
        content: "44 m², au premier étage, avec une petite cour. Il est libre à la fin du mois.",
        hoursAgo: 31,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00006",
    propertyId: PROPERTIES.thabor,
    contactId: PEOPLE.buyer,
    ownerId: PEOPLE.looper,
    type: "visit",
    messages: [
      {
        sender: "contact",
        content: "Bonjour Nadia, y a-t-il un code pour entrer dans la résidence ?",
        hoursAgo: 330,
      },
      {
        sender: "owner",
        content: "Bonjour Thomas, je vous attendrai devant la porte, au 14. À bientôt !",
        hoursAgo: 328,
      },
      {
        sender: "contact",
        content: "Merci encore pour la visite. Le procès-verbal de l’assemblée est-il disponible ?",
        hoursAgo: 260,
      },
      {
        sender: "owner",
        content: "Oui, le syndic vient de me l’envoyer : aucun gros travaux n’est voté.",
        hoursAgo: 22,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00007",
    propertyId: PROPERTIES.graslin,
    contactId: PEOPLE.secondBuyer,
    ownerId: PEOPLE.looper,
    type: "inquiry",
    messages: [
      {
        sender: "contact",
        content: "Bonjour, le studio est-il bien vendu libre de toute occupation ?",
        hoursAgo: 180,
      },
      {
        sender: "owner",
        content: "Bonjour Sarah, oui, il est vide depuis la fin des travaux.",
        hoursAgo: 176,
      },
      {
        sender: "contact",
        content: "Parfait, je viens de faire une offre. Pouvez-vous me confirmer sa réception ?",
        hoursAgo: 44,
        unread: true,
      },
    ],
  },
  {
    id: "c0nvers00008",
    propertyId: PROPERTIES.vannes,
    contactId: PEOPLE.referred,
    ownerId: PEOPLE.looper,
    type: "visit",
    ownerArchived: true,
    messages: [
      {
        sender: "contact",
        content: "Bonjour Nadia, pouvons-nous revenir mesurer la cuisine avant la signature ?",
        hoursAgo: 2_400,
      },
      {
        sender: "owner",
        content: "Bonjour Paul, jeudi à 18 h si cela vous convient. J’aurai les clés.",
        hoursAgo: 2_396,
      },
    ],
  },
];
