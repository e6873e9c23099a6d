import { SERVICE } from "../../../../lib/content/brand.ts";
import { CLAIMS } from "../../../../lib/content/claims.ts";
import { formatPercent, formatPrice } from "../../../../lib/kernel/format.ts";
import {
  LOOPER_EXAMPLE_FEE_CENTS,
  LOOPER_SHARE_BPS,
  looperShareOfFee,
  REFERRAL,
} from "../../../../lib/pricing/rules.ts";

const SHARE = formatPercent(LOOPER_SHARE_BPS.looperPage / 100);
const EXAMPLE = `${formatPrice(looperShareOfFee(LOOPER_EXAMPLE_FEE_CENTS, "looperPage"))} pour un forfait de ${formatPrice(LOOPER_EXAMPLE_FEE_CENTS)}`;
const REFERRER = formatPercent(REFERRAL.referrerRateBps / 100);

/** Copy of the page that recruits loopers. Amounts come from lib/pricing; only claims are written here. */
export const LOOPER = {
  metaTitle: "Devenir Looper",
  metaDescription: `Faites visiter les biens de votre quartier et touchez ${SHARE} du forfait quand la vente est signée. Formation gratuite, assurance prise en charge, horaires choisis.`,
  hero: {
    title: "On vous attend à deux rues d’ici.",
    lead: `Devenez Looper : aidez vos voisins à vendre, organisez les visites autour de chez vous, et touchez ${SHARE} du forfait quand la vente est signée.`,
    join: "Rejoindre la bêta",
    register: "Devenir Looper",
    member: "Voir le rôle de Looper",
    more: "En savoir plus",
    picture:
      "Illustration : un quartier vu d’en haut. Une boucle jaune part de la maison du Looper, longe la place et passe par les trois biens à faire visiter.",
    home: "Chez vous",
    visit: "Une visite",
    caption: "La boucle de l’après-midi, vingt minutes à pied",
  },
  figuresLabel: "Loopimmo en quelques chiffres",
  figures: [
    { figure: CLAIMS.loopers, text: "Loopers, chacun dans son quartier" },
    { figure: CLAIMS.looperAverage, text: "en moyenne par vente" },
    { figure: CLAIMS.looperMonth, text: "par mois environ, aux heures qui vous vont" },
    { figure: "0 €", text: "pour la formation et l’assurance" },
  ],
  benefits: {
    title: "Un service entre voisins, payé à sa juste valeur",
    lead: "Vous ne démarchez personne et vous ne vendez pas à la place du vendeur. Vous faites ce qu’aucun site ne sait faire : accueillir, montrer, répondre franchement.",
    items: [
      {
        title: "Une part du forfait",
        text: `${SHARE} à la signature : ${EXAMPLE}. Le barème est public, le calcul aussi.`,
      },
      {
        title: "Vos horaires",
        text: "Le soir, le midi, le samedi : vous prenez les visites qui tiennent dans votre semaine.",
      },
      {
        title: "Une formation gratuite",
        text: "Deux heures environ, en ligne : le cadre légal, l’art de la visite, la vie privée de chacun.",
      },
      {
        title: "Une assurance prise en charge",
        text: "Votre responsabilité civile professionnelle est réglée par Loopimmo.",
      },
      {
        title: "Jamais seul",
        text: `Une équipe ${SERVICE.days} ${SERVICE.hours}, un assistant ${CLAIMS.assistant} pour le droit, les annonces, le tri des photos et le suivi des dossiers.`,
      },
      {
        title: "Le parrainage en plus",
        text: `Votre code rapporte ${REFERRER} du forfait hors taxes quand la personne que vous invitez vend ou devient Looper.`,
      },
    ],
  },
  split: {
    title: "Qui fait quoi",
    you: {
      title: "Vous",
      items: [
        "Ouvrir la porte, à l’heure dite",
        "Montrer le bien, sans rien cacher",
        "Raconter le quartier, comme à un ami",
        "Écrire le compte rendu, le soir même",
      ],
    },
    us: {
      title: "Loopimmo",
      items: [
        "Trouver les vendeurs et signer le mandat",
        "Rédiger l’annonce, la vérifier, la publier",
        "Suivre les offres, le compromis, le notaire",
        "Répondre aux questions de droit",
      ],
    },
  },
  estimate: {
    title: "Combien gagne un Looper ?",
    lead: `Le Looper reçoit ${SHARE} du forfait payé par le vendeur : ${EXAMPLE}. En moyenne, cela fait ${CLAIMS.looperAverage} par vente.`,
    package: "Le prix des biens de votre quartier",
    sales: "Vos ventes dans l’année, une par fenêtre",
    sale: "vente",
    manySales: "ventes",
    submit: "Calculer",
    year: "Votre estimation pour un an",
    each: "par vente",
    from: "à partir de",
    share: `${SHARE} d’un forfait de`,
    note: "Avant vos cotisations et votre impôt : un Looper exerce en indépendant. La règle de rémunération en vigueur est écrite sur chaque mission, et ne change plus ensuite.",
  },
  steps: {
    title: "Devenir Looper, en six étapes",
    lead: "Quatre arrêts pour commencer, deux qui reviennent à chaque vente.",
    again: "et l’on repart",
    first: {
      join: "Laissez votre e-mail sur la liste d’attente : nous vous écrivons dès que votre quartier ouvre.",
      register: "Créez votre compte et demandez le rôle de Looper : trois minutes suffisent.",
      member: "Depuis vos rôles, demandez celui de Looper : trois minutes suffisent.",
    },
    items: [
      { title: "Inscrivez-vous", text: null },
      {
        title: "Formez-vous",
        text: "Six modules courts, deux heures environ, gratuits. Vous les lisez quand vous voulez.",
      },
      {
        title: "Validez le quiz",
        text: "Quelques situations de terrain, pour vérifier que tout est clair. On peut le repasser.",
      },
      {
        title: "Réunissez vos pièces",
        text: "Immatriculation, attestation, assurance : nous vous guidons, puis nous vérifions.",
      },
      {
        title: "Faites visiter",
        text: "Un vendeur vous est confié. Vous recevez les acheteurs et racontez chaque visite le soir même.",
      },
      {
        title: "Touchez votre part",
        text: "La vente est conclue : votre commission s’inscrit dans votre espace, ligne par ligne.",
      },
    ],
  },
  requirements: {
    title: "Ce qu’il faut pour devenir Looper",
    lead: "Ni diplôme, ni expérience de l’immobilier. Quatre choses, en revanche, comptent pour de bon.",
    items: [
      { title: "Connaître son quartier", text: "Ses écoles, ses bruits, ses bons côtés." },
      { title: "Aimer les gens", text: "Écouter, être à l’heure, dire les choses." },
      { title: "Avoir un peu de temps", text: "Au moins quatre heures par semaine." },
      { title: "Réussir le quiz de validation", text: "À la fin de la formation." },
    ],
    law: {
      title: "Une activité réglementée",
      text: "Faire visiter pour un vendeur, contre rémunération, est encadré par la loi française. Avant votre première visite, trois pièces sont vérifiées ; si l’une expire, vos missions s’arrêtent d’elles-mêmes.",
      cost: "Coût pour vous",
      papers: [
        {
          name: "Immatriculation au registre spécial des agents commerciaux (RSAC)",
          cost: "environ 25 €",
        },
        { name: "Attestation d’habilitation, délivrée par Loopimmo", cost: "0 €" },
        {
          name: "Assurance de responsabilité civile professionnelle, prise en charge par Loopimmo",
          cost: "0 €",
        },
      ],
    },
  },
  testimonials: {
    title: "Des Loopers racontent",
    note: "Récits d’illustration, écrits pour présenter le service avant son ouverture. Les avis vérifiés de nos Loopers prendront leur place.",
    items: [
      {
        quote:
          "On me demande toujours où se garer le jeudi, jour de marché. Je le sais : j’y cherche une place depuis onze ans.",
        name: "Maryse",
        detail: "Looper à Vannes",
      },
      {
        quote: "Trois visites le samedi matin, les comptes rendus au café. À midi, j’étais rentré.",
        name: "Yanis",
        detail: "Looper à Villeurbanne",
      },
      {
        quote:
          "Le quiz m’impressionnait, la première visite plus encore. Maintenant, on me salue au marché.",
        name: "Béatrice",
        detail: "Looper à Dijon",
      },
    ],
  },
  faq: {
    title: "Questions fréquentes",
    lead: "Ce que l’on nous demande le plus.",
    all: "Toute l’aide",
    linkTo: (question: string) => `Lien vers la réponse : ${question}`,
    items: [
      {
        id: "faq-experience",
        question: "Faut-il un diplôme ou de l’expérience ?",
        answer: [
          "Non. La formation, gratuite, prend environ deux heures et un quiz la valide. Le reste ne s’apprend pas chez nous : votre quartier, et le goût des gens.",
        ],
      },
      {
        id: "faq-temps",
        question: "Combien de temps faut-il y consacrer ?",
        answer: [
          "De 5 à 10 heures par mois environ, visites et comptes rendus compris. Nous vous demandons de pouvoir vous libérer au moins 4 heures par semaine, pour que les acheteurs trouvent un créneau.",
        ],
      },
      {
        id: "faq-revenus",
        question: "Combien gagne un Looper ?",
        answer: [
          `${SHARE} du forfait payé par le vendeur : ${EXAMPLE}. En moyenne, ${CLAIMS.looperAverage} par vente. Ces chiffres de lancement sont indicatifs ; la règle en vigueur est inscrite sur chaque mission, et ne change plus ensuite.`,
        ],
      },
      {
        id: "faq-paiement",
        question: "Quand suis-je payé ?",
        answer: [
          "Une fois la vente conclue. La loi interdit à tout intermédiaire de recevoir la moindre somme avant : ni le vendeur, ni l’acheteur ne vous remet d’argent.",
        ],
      },
      {
        id: "faq-statut",
        question: "Quel est le statut d’un Looper ?",
        answer: [
          "Celui d’agent commercial indépendant, immatriculé au registre spécial (environ 25 €) et habilité par le titulaire de la carte professionnelle. L’assurance de responsabilité civile professionnelle est prise en charge par Loopimmo.",
          "Vous déclarez vos revenus vous-même ; le régime de la micro-entreprise convient à la plupart des situations.",
        ],
      },
      {
        id: "faq-emploi",
        question: "Puis-je être Looper en plus d’un emploi ?",
        answer: [
          "Le plus souvent, oui : salariés, étudiants, retraités. Vérifiez qu’aucune clause d’exclusivité ne figure dans votre contrat ; un agent public demande d’abord l’accord de son administration.",
        ],
      },
      {
        id: "faq-vendre",
        question: "Puis-je aussi vendre ou acheter ?",
        answer: [
          "Oui. Un même compte porte jusqu’à trois rôles, vendeur, acheteur et Looper, et vous passez de l’un à l’autre sans vous reconnecter.",
        ],
      },
    ],
  },
  closing: {
    title: "Devenez Looper dans votre quartier",
    lead: "Soyez celui ou celle qui ouvre la porte.",
    join: "Prendre ma place dans la bêta",
    register: "Créer mon compte Looper",
    member: "Voir le rôle de Looper",
  },
} as const;
