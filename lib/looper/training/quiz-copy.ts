/** A question of the quiz, and what is right. The right letter stays on the server until it is graded. */
interface QuizQuestion {
  id: string;
  question: string;
  choices: Readonly<Record<"a" | "b" | "c", string>>;
  right: "a" | "b" | "c";
  explanation: string;
}

/** Ten questions: one or two of each module. */
export const QUIZ: readonly QuizQuestion[] = [
  {
    id: "q1",
    question: "Que faut-il avoir avant d’organiser une première visite ?",
    choices: {
      a: "Le numéro RSAC seul : le reste peut suivre dans le mois",
      b: "Le numéro RSAC, l’attestation d’habilitation et l’assurance, tous valables",
      c: "La carte professionnelle « Transactions » à son propre nom",
    },
    right: "b",
    explanation:
      "Les trois sont nécessaires en même temps. La carte T est celle de la société qui vous habilite : vous n’en avez pas besoin vous-même.",
  },
  {
    id: "q2",
    question: "Un acheteur veut vous remettre un chèque de réservation. Que faites-vous ?",
    choices: {
      a: "Vous le refusez et l’invitez à déposer une offre en ligne",
      b: "Vous l’acceptez s’il est à l’ordre du vendeur",
      c: "Vous l’acceptez contre un reçu daté et signé",
    },
    right: "a",
    explanation:
      "Un agent commercial habilité ne peut recevoir aucune somme, à aucun ordre. L’offre elle-même ne s’accompagne jamais d’un paiement.",
  },
  {
    id: "q3",
    question:
      "Votre assurance a expiré hier et une visite est prévue ce matin. Que se passe-t-il ?",
    choices: {
      a: "Vous l’assurez : elle avait été promise avant l’expiration",
      b: "Vous l’assurez si le vendeur est d’accord",
      c: "Vous ne l’assurez pas : votre activité est suspendue jusqu’au renouvellement",
    },
    right: "c",
    explanation:
      "Sans assurance valable, aucune visite. La suspension est automatique ; elle dure jusqu’à ce que la pièce soit renouvelée et vérifiée.",
  },
  {
    id: "q4",
    question: "Un visiteur demande si le quartier est exposé aux inondations. Vous l’ignorez.",
    choices: {
      a: "Vous répondez que vous n’en avez jamais entendu parler",
      b: "Vous dites que vous ne savez pas, et indiquez Géorisques en attendant une réponse écrite",
      c: "Vous répondez que le notaire le dira bien assez tôt",
    },
    right: "b",
    explanation:
      "On n’affirme que ce que l’on a vérifié. Géorisques est public, et l’acheteur doit connaître les risques avant de s’engager.",
  },
  {
    id: "q5",
    question: "À l’arrivée du visiteur, que faites-vous de sa pièce d’identité ?",
    choices: {
      a: "Vous vérifiez que le nom est celui de la réservation, sans rien copier",
      b: "Vous la photographiez pour la joindre au dossier",
      c: "Vous la gardez jusqu’à la fin de la visite",
    },
    right: "a",
    explanation:
      "Vérifier suffit à votre sécurité. Copier ou retenir la pièce serait une collecte de données inutile, et donc illicite.",
  },
  {
    id: "q6",
    question: "« Jusqu’où le vendeur peut-il descendre ? » Que répondez-vous ?",
    choices: {
      a: "Le montant qu’il vous a confié, puisqu’il veut vendre",
      b: "Qu’il acceptera sans doute 5 % de moins",
      c: "Que vous ne négociez pas, et que les offres se font en ligne",
    },
    right: "c",
    explanation:
      "Un Looper ne négocie jamais, et l’intention du vendeur est confidentielle. L’offre en ligne met chacun à égalité.",
  },
  {
    id: "q7",
    question:
      "Acheteur et vendeur sont d’accord et vous demandent d’écrire « un petit compromis ».",
    choices: {
      a: "Vous l’écrivez, à condition que les deux le signent",
      b: "Vous refusez : c’est l’affaire du notaire",
      c: "Vous recopiez un modèle trouvé en ligne, sans valeur juridique",
    },
    right: "b",
    explanation:
      "La loi Hoguet interdit à l’agent commercial habilité de rédiger des actes, quel qu’en soit le modèle.",
  },
  {
    id: "q8",
    question: "Un vendeur ne veut « que des couples sans enfant » en visite. Que faites-vous ?",
    choices: {
      a: "Vous refusez la consigne et la signalez à l’équipe",
      b: "Vous l’appliquez : c’est son logement, donc son choix",
      c: "Vous l’appliquez sans le dire aux visiteurs écartés",
    },
    right: "a",
    explanation:
      "La situation de famille est un critère interdit par l’article 225-1 du code pénal. Obéir à la consigne engagerait aussi votre responsabilité.",
  },
  {
    id: "q9",
    question: "Une voisine vous donne le numéro de quelqu’un qui vendrait peut-être.",
    choices: {
      a: "Vous l’appelez en citant la voisine",
      b: "Vous lui envoyez un message pour demander s’il accepte un appel",
      c: "Vous ne le contactez pas : la voisine peut lui donner vos coordonnées",
    },
    right: "c",
    explanation:
      "La personne n’a rien demandé. Sans consentement préalable, ni appel ni message de prospection : c’est à elle de faire le premier pas.",
  },
  {
    id: "q10",
    question: "Un prospect ne donne pas suite. Combien de temps ses données sont-elles gardées ?",
    choices: {
      a: "Sans limite : il pourrait revenir",
      b: "Trois ans au plus après le dernier échange, ou moins s’il le demande",
      c: "Dix ans, comme les pièces comptables",
    },
    right: "b",
    explanation:
      "Trois ans après le dernier contact, un prospect est effacé. Il peut demander à l’être plus tôt.",
  },
];
