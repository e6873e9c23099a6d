import { WAITLIST_FIELDS } from "@/lib/waitlist/copy";
import { SERVICE } from "../../../../lib/content/brand.ts";
import { CLAIMS } from "../../../../lib/content/claims.ts";
import type { OutsideRole } from "../../../../lib/kernel/roles.ts";

/**
 * Copy of the landing and waitlist page. Amounts come from lib/pricing; only claims and examples of
 * time are written here.
 */
export const BETA = {
  metaTitle: "Rejoindre la bêta",
  metaDescription:
    "Loopimmo ouvre bientôt : vendez au forfait, achetez accompagné, devenez Looper dans votre quartier. Prenez votre place et recevez votre code de parrainage.",
  hero: {
    title: "Trois portes, une seule rue.",
    lead: "Vendre au forfait, faire visiter son quartier, acheter bien accompagné : Loopimmo ouvre bientôt. Choisissez votre porte, nous gardons votre place.",
    action: "Rejoindre la bêta",
    concept: "Comprendre le concept",
    referred: "Quelqu’un vous a ouvert : son code est déjà noté.",
    audiencesLabel: "Les trois portes",
    /** As on a street's plate: the kind of street, small, above its name. */
    audiences: [
      { role: "seller", street: "Rue des", name: "Vendeurs" },
      { role: "looper", street: "Place des", name: "Loopers" },
      { role: "buyer", street: "Quai des", name: "Acheteurs" },
    ] satisfies readonly { role: OutsideRole; street: string; name: string }[],
  },
  claims: {
    label: "Loopimmo en quelques chiffres",
    items: [
      { figure: CLAIMS.landingSavings, text: CLAIMS.landingSavingsOf },
      { figure: CLAIMS.loopers, text: "Loopers, chacun dans son quartier" },
      { figure: CLAIMS.sold, text: "biens vendus" },
      { figure: CLAIMS.rating, text: "de note moyenne" },
      { figure: "9 h à 20 h", text: `${SERVICE.days}, une équipe au téléphone` },
      { figure: CLAIMS.assistant, text: `une IA qui vous assiste, ${CLAIMS.assistantDays}` },
    ],
  },
  concept: {
    title: "Vendeur, Looper, acheteur : qui fait quoi",
    lead: "L’une ne tourne pas sans les autres. C’est tout le concept : chacun fait ce qu’il connaît le mieux, et le logiciel fait le reste.",
    keys: [
      {
        role: "seller",
        title: "Le vendeur confie",
        text: "Un prix, des créneaux, ses consignes. Il garde la main sur tout, et voit tout.",
      },
      {
        role: "looper",
        title: "Le Looper ouvre",
        text: "Il habite à deux rues. Il fait visiter, répond franchement, raconte la visite le soir même.",
      },
      {
        role: "buyer",
        title: "L’acheteur entre",
        text: "Gratuitement, accompagné, avec un dossier prêt le jour où il se décide.",
      },
    ] satisfies readonly { role: OutsideRole; title: string; text: string }[],
    why: {
      title: "Pourquoi ?",
      text: "Parce qu’un bien deux fois plus cher ne se vend pas avec deux fois plus de travail. Une agence prend un pourcentage ; nous annonçons un forfait,",
      range: (from: string, to: string) => `de ${from} à ${to} jusqu’à`,
      beyond: "de prix de vente, et il n’est dû qu’une fois la vente conclue.",
      assistant:
        "Le reste va à ceux qui font le travail : le voisin qui se déplace, et une IA qui veille jour et nuit sur les réponses juridiques, les annonces, le tri des photos et le suivi du dossier.",
    },
  },
  seller: {
    title: "Vous vendez : un prix rond, et la suite en ordre.",
    lead: `Le forfait, ${CLAIMS.packages}, est fixé avant la première photo. En moyenne ${CLAIMS.cheaper} ${CLAIMS.cheaperThan}, et ${CLAIMS.faster} ${CLAIMS.fasterThan}.`,
    points: [
      "Rien à verser avant la conclusion de la vente",
      "Un Looper du quartier pour chaque visite",
      "Annonce relue, photos triées, dossier suivi",
    ],
    action: "Je vends un bien",
    more: "Tout sur la vente au forfait",
    simulator: {
      title: "Combien gardez-vous ?",
      price: "Prix de vente du bien",
      submit: "Calculer",
      fee: "Forfait Loopimmo",
      agency: "Agence traditionnelle à 5 %",
      savings: "Vous économisez",
      even: "À ce prix, le forfait et l’agence se valent : nous préférons vous le dire.",
      net: "Il vous reste, net vendeur",
      looper: "Gain du Looper, pris sur le forfait",
      taxes: "Honoraires TTC, à la charge du vendeur, dus à la conclusion de la vente.",
      tier: "Palier",
    },
  },
  looper: {
    title: "Devenez Looper dans votre quartier",
    lead: "Le Looper, c’est le voisin qui a la clé. Il accueille, fait le tour, répond aux vraies questions, et touche sa part à la signature.",
    diary: {
      title: "Un mois dans l’agenda d’un Looper",
      /** Times of an example; their sum is shown under them. */
      entries: [
        {
          when: "Mercredi, 18 h 30",
          what: "Premier tour chez les vendeurs : photos, consignes, double des clés.",
          minutes: 90,
        },
        { when: "Samedi, 10 h", what: "Deux visites à la suite, puis un café.", minutes: 150 },
        {
          when: "Jeudi, 12 h 30",
          what: "Contre-visite, mètre en poche. Le canapé passe.",
          minutes: 60,
        },
        {
          when: "Samedi, 11 h",
          what: "Trois visites. Une offre le soir : on prévient tout le monde.",
          minutes: 150,
        },
      ],
      total: "Total du mois",
      usual: "Comptez de 5 à 10 heures par mois, quand vous le décidez.",
    },
    pay: {
      title: "Et ce que cela rapporte",
      text: (share: string) => `${share} du forfait, par vente conclue`,
      saleAt: "Vente à",
      average: `${CLAIMS.looperAverage} en moyenne par vente`,
    },
    needs: [
      "Formation gratuite, environ 2 heures",
      "Un quiz de validation à la fin",
      "De la conversation, et un quartier bien connu",
    ],
    regulated: "Une activité réglementée : ce qu’il faut savoir",
    action: "Je veux être Looper",
    more: "Le métier en détail",
  },
  buyer: {
    title: "Vous cherchez : la visite commence ici.",
    lead: "Quatre pièces, aucune charge : pour l’acheteur, tout est gratuit.",
    plan: "Plan du service, échelle humaine",
    rooms: [
      {
        room: "L’entrée",
        title: "Annonces exclusives",
        text: "Des biens que leurs propriétaires ne confient qu’à Loopimmo.",
      },
      {
        room: "Le séjour",
        title: "Visites accompagnées, gratuites",
        text: "Par quelqu’un du coin, qui sait où le soleil se couche.",
      },
      {
        room: "La cuisine",
        title: "Négociation assistée",
        text: "Des repères de prix, une offre écrite, personne pour vous presser.",
      },
      {
        room: "Le bureau",
        title: "Dossier de financement optimisé",
        text: "Complet, rangé, prêt pour la banque et pour le notaire.",
      },
    ],
    action: "Je cherche un bien",
    more: "Voir les annonces",
  },
  referral: {
    title: "Parrainez, et gagnez tous les deux",
    lead: "À l’inscription, vous recevez un code de six caractères. Donnez-le à un voisin, un collègue, une cousine : il sert aux deux.",
    info: "Comment fonctionne le parrainage ?",
    saleAt: "Exemple : une vente à",
    you: "Pour vous",
    friend: "Pour la personne parrainée",
    excludingTax: "HT",
    /** The modal. */
    explainer: {
      title: "Comment fonctionne le parrainage ?",
      close: "Fermer",
      steps: [
        "Vous rejoignez la bêta et confirmez votre adresse : votre code arrive par e-mail.",
        "Une personne s’inscrit avec votre code, pour vendre, acheter ou devenir Looper.",
        "Quand sa vente est conclue, ou son achat signé, vous êtes récompensés.",
      ],
      gainsLabel: "Ce que vous recevez",
      seller: "Vous parrainez un vendeur",
      looper: "Vous parrainez un Looper",
      buyer: "Vous parrainez un acheteur",
      share: (percent: string) => `${percent} du forfait HT`,
      bonus: (amount: string) => `${amount} de prime`,
      friend: (percent: string) =>
        `La personne parrainée y gagne aussi : ${percent} du forfait HT pour un vendeur ou un Looper.`,
      example: (price: string, fee: string, net: string) =>
        `Pour une vente à ${price}, le forfait est de ${fee} TTC, soit ${net} HT :`,
      forYou: (amount: string) => `${amount} HT pour vous`,
      forFriend: (amount: string) => `${amount} HT pour la personne parrainée`,
      rule: "Un parrainage compte une fois les deux adresses confirmées, entre deux personnes différentes.",
    },
  },
  testimonials: {
    title: "Ils racontent",
    note: "Récits d’illustration, écrits pour présenter le service avant son ouverture. Les avis vérifiés prendront leur place.",
    cards: [
      {
        role: "seller",
        text: "Trois visites le samedi, une offre le mardi. Je n’ai rangé le salon qu’une seule fois.",
        name: "Mireille",
        detail: "a vendu à Angers",
      },
      {
        role: "looper",
        text: "Je connais la boulangère, le bruit du tram et l’heure du soleil dans la cour. Maintenant, ça compte.",
        name: "Bastien",
        detail: "Looper à Nantes",
      },
      {
        role: "buyer",
        text: "On m’a parlé du voisin trompettiste avant même que je demande. J’ai acheté quand même.",
        name: "Inès",
        detail: "a acheté à Lille",
      },
    ] satisfies readonly { role: OutsideRole; text: string; name: string; detail: string }[],
  },
  join: {
    title: "Prenez votre place.",
    lead: "Un e-mail, une porte : c’est tout ce que nous demandons.",
    steps: [
      "Vous confirmez votre adresse, d’un clic.",
      "Votre code de parrainage arrive par e-mail.",
      "Nous vous invitons dès que votre porte s’ouvre.",
    ],
    privacy:
      "Votre adresse ne sert qu’à la bêta : ni publicité, ni revente. Vous l’effacez quand vous voulez.",
    privacyLink: "Vos données",
    /** Without scripts, around the address. */
    byMail: "Sans JavaScript, l’inscription se fait par e-mail. Écrivez à",
    byMailEnd:
      "en disant si vous venez pour vendre, pour acheter ou pour devenir Looper, et votre code de parrainage si vous en avez un.",
    trouble: "Le formulaire résiste ?",
    troubleLink: "Inscrivez-vous par e-mail",
    mail: {
      subject: "Inscription à la bêta",
      body: (code: string) =>
        `Bonjour,\n\nJe souhaite rejoindre la liste d’attente.\n\nJe viens pour (vendre, acheter ou devenir Looper) :\nMon code de parrainage (facultatif) : ${code}\n`,
    },
  },
  form: {
    label: "Rejoindre la liste d’attente",
    email: "Votre e-mail",
    role: "Votre porte",
    roles: {
      seller: "Je vends un bien",
      looper: "Je veux être Looper",
      buyer: "Je cherche un bien",
    } satisfies Record<OutsideRole, string>,
    code: "Code de parrainage",
    captchaLater: "Une vérification apparaîtra ici, une fois votre e-mail saisi.",
    captchaLoading: "La vérification arrive…",
    captchaFailed: "La vérification n’a pas pu être chargée.",
    retry: "Réessayer",
    submit: "Je m’inscris",
    missingRole: "Choisissez votre porte : vendre, faire visiter ou chercher.",
    missingCaptcha: "Terminez d’abord la vérification, juste au-dessus du bouton.",
    captchaAgain:
      "La vérification a expiré ou a déjà servi. Une nouvelle commence : renvoyez dès qu’elle est faite.",
    /** After a subscription, in the form's place; the address stands between the two parts. */
    next: {
      title: "Encore un geste : confirmez votre adresse",
      before: "Ouvrez le message que nous venons d’envoyer à",
      after: "et suivez son lien : votre place et votre code de parrainage vous y attendent.",
      missing: "Rien au bout de quelques minutes ? Regardez parmi les courriers indésirables.",
      again: "Inscrire une autre adresse",
    },
    // Worded by the specification (§ 4, § 8).
    sending: "Envoi...",
    invalidEmail: WAITLIST_FIELDS.email,
    known: "Cet email est déjà enregistré",
    failed: "Erreur lors de l’inscription",
    done: "Merci ! Nous vous contacterons dès l’ouverture de la bêta. Votre code de parrainage vous sera envoyé par email.",
  },
} as const;
