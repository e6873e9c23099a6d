import { formatInteger, formatPercent, formatPrice, plural } from "../../../lib/kernel/format.ts";
import { AGENCY_RATE_BPS, LOOPER_PAY, PRICE_TIERS, REFERRAL } from "../../../lib/pricing/rules.ts";

/** A question of the help page; `id` is its anchor and never changes once published. */
export interface HelpQuestion {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

export interface HelpTheme {
  id: string;
  title: string;
  intro: string;
  questions: readonly HelpQuestion[];
}

const cheapest = formatPrice(PRICE_TIERS[0].feeCents);
const bps = (rate: number) => formatPercent(rate / 100);

export const HELP = {
  metaTitle: "Aide et questions fréquentes",
  metaDescription:
    "Vendre, acheter, devenir Looper, honoraires, visites, offres, délai de rétractation, données personnelles : les réponses de Loopimmo, en clair.",
  title: "Aide et questions fréquentes",
  lead: "Les réponses les plus demandées, rangées par thème. Chacune a son adresse : copiez-la pour la partager.",
  themesLabel: "Thèmes",
  search: {
    label: "Chercher dans l’aide",
    placeholder: "Parrainage…",
    submit: "Chercher",
    clear: "Voir toute l’aide",
    found: (count: number, query: string) =>
      `${formatInteger(count)} ${plural(count, "réponse", "réponses")} pour « ${query} ».`,
    none: (query: string) =>
      `Aucune réponse pour « ${query} ». Essayez un autre mot, ou parcourez toute l’aide.`,
  },
  linkTo: (question: string) => `Lien vers la réponse : ${question}`,
  more: {
    title: "Votre question n’est pas là ?",
    text: "Posez-la à notre équipe, avec ou sans compte. Et pour savoir quand le service ouvre, inscrivez-vous à la bêta.",
    action: "Rejoindre la bêta",
  },
  moreOnceOpen: {
    title: "Votre question n’est pas là ?",
    text: "Posez-la à notre équipe, avec ou sans compte. Un compte gratuit vous donne vos favoris et votre messagerie.",
    action: "Créer mon compte",
  },
} as const;

export const HELP_THEMES: readonly HelpTheme[] = [
  {
    id: "vendre",
    title: "Vendre",
    intro: "Du mandat à l’acte, ce que fait chacun.",
    questions: [
      {
        id: "vendre-commencer",
        question: "Par quoi commencer pour vendre mon bien ?",
        answer: [
          "Commencez votre annonce en ligne, même sans compte : une vingtaine de minutes suffisent, et tout s’enregistre à mesure. Le simulateur de la page Vendre calcule votre forfait, et la question suivante dit quels documents réunir.",
          "Vous signez ensuite le mandat en ligne, qui fixe le prix et le forfait, puis vous envoyez l’annonce : rien n’est publié avant cette signature et la relecture de notre équipe.",
        ],
      },
      {
        id: "vendre-documents",
        question: "Quels documents faut-il réunir ?",
        answer: [
          "Le titre de propriété, une pièce d’identité, le dossier de diagnostic technique (dont le DPE, obligatoire dès l’annonce) et la dernière taxe foncière.",
          "En copropriété, ajoutez le nombre de lots, le montant annuel moyen des charges, les procédures en cours et les trois derniers procès-verbaux d’assemblée générale.",
        ],
      },
      {
        id: "vendre-annonce-refusee",
        question: "Que doit contenir une annonce ?",
        answer: [
          "La loi impose certaines mentions dans une annonce immobilière : surface, prix, charge des honoraires, classes énergie et climat, informations de copropriété.",
          "Une annonce dans votre espace vendeur qui porte l’étiquette « Brouillon · en validation » attend la relecture de notre équipe.",
        ],
      },
      {
        id: "vendre-sans-looper",
        question: "Puis-je vendre sans Looper ?",
        answer: [
          "Oui. Vous publiez vous-même vos créneaux de visite, confirmez les demandes et recevez les acheteurs ; les messages vous arrivent directement. Le forfait reste le même.",
        ],
      },
      {
        id: "vendre-arreter",
        question: "Puis-je arrêter la vente ?",
        answer: [
          "Oui : la durée et les conditions de fin du mandat sont écrites dans celui-ci.",
          "Un mandat signé à distance peut être annulé dans les quatorze jours, sans motif et sans frais.",
        ],
      },
    ],
  },
  {
    id: "acheter",
    title: "Acheter",
    intro: "Chercher bien, et au bon moment.",
    questions: [
      {
        id: "acheter-gratuit",
        question: "Loopimmo est-il payant pour l’acheteur ?",
        answer: [
          "Non. La recherche, les favoris et les visites accompagnées sont gratuits. Les honoraires sont à la charge du vendeur, et le prix affiché est celui que vous payez, hors frais de notaire.",
        ],
      },
      {
        id: "acheter-alerte",
        question: "Où retrouver les biens qui me plaisent ?",
        answer: [
          "Le cœur d’une annonce la garde dans vos favoris, même avant d’avoir un compte : vous les retrouvez ensuite dans votre espace acheteur, avec vos notes, et pouvez les partager à deux.",
          "Une recherche enregistrée vous alerte d’un nouveau bien, d’une baisse de prix, d’un retour en vente ou d’un créneau de visite, aussitôt, chaque jour ou chaque semaine. Tout se règle dans « Alertes ».",
        ],
      },
      {
        id: "acheter-classement",
        question: "Comment les annonces sont-elles classées ?",
        answer: [
          "Par pertinence au regard de votre recherche, et aucune place n’est vendue. Les critères exacts sont publiés sur la page de recherche, où vous pouvez aussi trier par date, prix, surface ou prix au mètre carré.",
        ],
      },
      {
        id: "acheter-demonstration",
        question: "Qu’est-ce qu’une annonce « Démonstration » ?",
        answer: [
          "Un exemple, qui montre à quoi ressemble une annonce : ce bien n’existe pas et n’est pas à vendre. Ses images sont des illustrations.",
        ],
      },
      {
        id: "acheter-signaler",
        question: "Comment signaler une annonce ?",
        answer: [
          "En bas de chaque annonce, « Signaler cette annonce » ouvre un formulaire. Une personne de l’équipe l’examine ; si vous laissez une adresse, vous recevez un accusé de réception, puis notre décision. Le vendeur ne sait pas qui a écrit.",
        ],
      },
      {
        id: "acheter-dpe",
        question: "Que signifient les lettres du DPE ?",
        answer: [
          "De A (très économe) à G (très énergivore), la lettre résume la consommation d’énergie du logement et ses émissions de gaz à effet de serre. Les logements classés F ou G portent la mention « Logement à consommation énergétique excessive ».",
          "Le coût annuel estimé, avec son année de référence, figure sur chaque annonce.",
        ],
      },
      {
        id: "acheter-financement",
        question: "La simulation de prêt vaut-elle une offre ?",
        answer: [
          "Non. Elle applique les règles usuelles (effort d’au plus 35 % des revenus assurance comprise, vingt-cinq ans, vingt-sept avec travaux ou dans le neuf) pour vous donner un ordre de grandeur. Seule une banque peut vous faire une offre.",
        ],
      },
    ],
  },
  {
    id: "looper",
    title: "Loopers",
    intro: "Le voisin qui ouvre la porte.",
    questions: [
      {
        id: "looper-role",
        question: "Qui sont les Loopers ?",
        answer: [
          "Des habitants du quartier, formés et vérifiés, qui aident à vendre un bien et organisent ses visites. Ils connaissent la rue, les commerces, les écoles et les horaires du bus.",
        ],
      },
      {
        id: "looper-devenir",
        question: "Comment devenir Looper ?",
        answer: [
          "Demandez le rôle depuis votre compte. La formation est gratuite et dure environ deux heures ; un questionnaire la conclut. Comptez au moins quatre heures par semaine.",
          "L’activité est réglementée : il faut une immatriculation au registre spécial des agents commerciaux (environ 25 €) et une attestation délivrée par le titulaire de la carte professionnelle. L’assurance de responsabilité civile professionnelle est prise en charge.",
        ],
      },
      {
        id: "looper-remuneration",
        question: "Comment les Loopers sont-ils rémunérés ?",
        answer: [
          `${formatPrice(LOOPER_PAY.perVisitCents)} par visite organisée, et ${bps(LOOPER_PAY.signatureRateBps)} du forfait à la signature. La règle en vigueur est inscrite sur chaque mission et ne change plus ensuite.`,
        ],
      },
      {
        id: "looper-suspension",
        question: "Que se passe-t-il si une attestation expire ?",
        answer: [
          "Le Looper est suspendu automatiquement : il ne reçoit plus ni visite ni contact jusqu’à ce que le document soit renouvelé. Un e-mail l’en prévient, et un Trust Manager rétablit son rôle une fois le document vérifié.",
        ],
      },
    ],
  },
  {
    id: "honoraires",
    title: "Honoraires",
    intro: "Combien, quand, et par qui.",
    questions: [
      {
        id: "honoraires-montant",
        question: "Combien coûte une vente ?",
        answer: [
          `Un forfait TTC qui dépend seulement du prix de vente, à partir de ${cheapest}. Le barème complet est public, et le simulateur de la page Vendre le calcule à l’euro près.`,
        ],
      },
      {
        id: "honoraires-quand",
        question: "Quand faut-il payer ?",
        answer: [
          "Une fois la vente conclue, jamais avant : la loi interdit à un intermédiaire de demander ou d’accepter une somme plus tôt. Vous recevez alors une facture qui détaille le montant hors taxes, la TVA et le total.",
        ],
      },
      {
        id: "honoraires-comparaison",
        question: "D’où vient la comparaison avec une agence ?",
        answer: [
          `Nous comparons à des honoraires de ${bps(AGENCY_RATE_BPS)} du prix de vente, un taux courant. Les agences fixent librement leurs tarifs et doivent les afficher : comparez avec celles de votre rue.`,
        ],
      },
      {
        id: "honoraires-parrainage",
        question: "Comment fonctionne le parrainage ?",
        answer: [
          `Votre code de parrainage vous rapporte ${bps(REFERRAL.referrerRateBps)} du forfait hors taxes quand la personne parrainée vend ou devient Looper, et ${formatPrice(REFERRAL.buyerBonusCents)} quand elle achète. Elle gagne de son côté ${bps(REFERRAL.referredRateBps)} du forfait hors taxes.`,
        ],
      },
    ],
  },
  {
    id: "visites",
    title: "Visites",
    intro: "Un créneau, une porte, quelqu’un derrière.",
    questions: [
      {
        id: "visites-reserver",
        question: "Comment réserver une visite ?",
        answer: [
          "La page du bien montre les prochains créneaux, et le calendrier tous les autres. Choisissez-en un et envoyez votre demande : un compte gratuit suffit. Le créneau vous est gardé, et la visite est confirmée dès que la personne qui reçoit accepte. Sans réponse avant l’heure prévue, la demande expire.",
          "L’adresse exacte s’affiche une fois la visite confirmée. Un rappel vous est envoyé vingt-quatre heures avant, puis deux.",
        ],
      },
      {
        id: "visites-deplacer",
        question: "Puis-je déplacer ou annuler une visite ?",
        answer: [
          "Oui, depuis la page de la visite, jusqu’à son heure : choisissez un autre créneau, proposez un autre horaire, ou annulez en indiquant le motif. L’autre personne en est avertie aussitôt, et le créneau redevient libre.",
        ],
      },
      {
        id: "visites-distance",
        question: "Peut-on visiter à distance ?",
        answer: [
          "Oui, quand la personne qui fait visiter le propose : choisissez « En visio » en réservant. Le lien s’affiche sur la page de la visite une fois celle-ci confirmée, et vous posez vos questions comme sur place.",
        ],
      },
      {
        id: "visites-horaires",
        question: "À quels moments visite-t-on ?",
        answer: [
          "Aux créneaux que publie la personne qui fait visiter, Looper ou vendeur. Aucun ne vous convient ? Demandez-en un autre par message, ou proposez un autre horaire après avoir réservé.",
        ],
      },
    ],
  },
  {
    id: "offres",
    title: "Offres",
    intro: "Écrire un montant, et ce qui va avec.",
    questions: [
      {
        id: "offres-faire",
        question: "Comment faire une offre ?",
        answer: [
          "Ouvrez la page du bien et choisissez « Faire une offre » : vous indiquez le montant, le financement (comptant, prêt ou les deux), vos conditions et la date jusqu’à laquelle elle tient, puis vous relisez avant d’envoyer. Le vendeur accepte, refuse en donnant une raison, ou contre-propose ; tout se suit dans « Offres ».",
          "Une offre ne s’accompagne jamais d’un versement. Si l’on vous en demande un, refusez et prévenez-nous.",
        ],
      },
      {
        id: "offres-contre-proposition",
        question: "Que devient mon offre si le vendeur contre-propose ?",
        answer: [
          "La contre-proposition met fin à l’offre à laquelle elle répond. Vous êtes libre d’accepter la nouvelle, d’en faire une autre, ou d’en rester là.",
        ],
      },
      {
        id: "offres-acceptee",
        question: "L’offre acceptée m’engage-t-elle ?",
        answer: [
          "Elle marque l’accord sur le bien et sur le prix, et clôt les offres concurrentes. La vente s’ouvre alors dans votre espace, avec ses étapes et leurs dates. L’engagement définitif passe par la promesse ou le compromis de vente, qui vous ouvre un délai de rétractation.",
        ],
      },
      {
        id: "offres-expiree",
        question: "Que se passe-t-il à la date d’expiration ?",
        answer: [
          "Une offre expirée ne peut plus être acceptée. Rien n’empêche d’en faire une nouvelle, au même montant ou non.",
        ],
      },
    ],
  },
  {
    id: "juridique",
    title: "Délais et droits",
    intro: "Ce que la loi vous garantit.",
    questions: [
      {
        id: "juridique-retractation",
        question: "Comment se compte le délai de rétractation de dix jours ?",
        answer: [
          "L’acheteur non professionnel d’un logement dispose de dix jours pour se rétracter après le compromis ou la promesse, sans motif ni pénalité (article L. 271-1 du code de la construction et de l’habitation).",
          "Le délai court à partir du lendemain de la première présentation de la lettre qui notifie l’acte, ou de sa remise. S’il se termine un samedi, un dimanche ou un jour férié, il est prolongé jusqu’au premier jour ouvrable suivant.",
          "Exemple : une lettre présentée un mercredi fait courir le délai le jeudi. Le dixième jour est le samedi de la semaine suivante, donc vous avez jusqu’au lundi, s’il n’est pas férié.",
        ],
      },
      {
        id: "juridique-se-retracter",
        question: "Comment se rétracter ?",
        answer: [
          "Par lettre recommandée avec avis de réception, ou tout autre moyen offrant les mêmes garanties, envoyée avant la fin du délai : c’est la date d’envoi qui compte. Les sommes versées au notaire sont restituées dans les vingt et un jours.",
        ],
      },
      {
        id: "juridique-pret",
        question: "Et si ma banque refuse le prêt ?",
        answer: [
          "Quand l’achat est financé par un prêt, le compromis contient une condition suspensive d’au moins un mois. Si le prêt est refusé aux conditions prévues, la vente tombe et le dépôt vous est rendu.",
        ],
      },
      {
        id: "juridique-indivision",
        question: "Nous sommes plusieurs propriétaires : qui signe ?",
        answer: [
          "Tous. Vous nommez les autres à la page du mandat : chacun reçoit un lien par e-mail, lit le document et le signe par code, sans ouvrir de compte. Vous signez en dernier. Une société signe par son représentant, et le logement de la famille demande l’accord du conjoint (article 215 du code civil).",
          "Un changement de prix, l’acceptation d’une offre et le retrait de la vente se signent de même, sauf si les autres vous donnent dans le mandat le pouvoir de décider pour tous (article 815-3).",
        ],
      },
      {
        id: "juridique-mandat",
        question: "Puis-je revenir sur un mandat signé à distance ?",
        answer: [
          "Oui, pendant quatorze jours à compter de la signature, sans motif (article L. 221-18 du code de la consommation). Un formulaire de rétractation accompagne le mandat.",
        ],
      },
    ],
  },
  {
    id: "donnees",
    title: "Vos données",
    intro: "Ce que nous gardons, et comment le reprendre.",
    questions: [
      {
        id: "donnees-cookies",
        question: "Pourquoi n’y a-t-il pas de bandeau de cookies ?",
        answer: [
          "Parce qu’il n’y a rien à accepter : aucun traceur, aucune mesure d’audience tierce, aucune publicité. Rien n’est déposé avant que vous vous connectiez ; ensuite, seulement ce qui tient votre session et protège votre compte.",
        ],
      },
      {
        id: "donnees-recuperer",
        question: "Comment récupérer ou effacer mes données ?",
        answer: [
          "Depuis les paramètres de votre compte : un bouton exporte tout ce que nous savons de vous, un autre efface le compte. Les documents que la loi nous oblige à garder (mandats, factures) sont conservés sous forme anonymisée.",
        ],
      },
      {
        id: "donnees-ecrire",
        question: "Comment écrire à l’équipe, et en combien de temps répond-elle ?",
        answer: [
          "Par la page « Nous écrire », au bas de chaque page du site. Avec un compte, l’échange est dans vos messages. Sans compte, un e-mail vous demande de confirmer votre adresse, puis vous apporte la réponse.",
          "Chaque sujet a son délai : 24 heures pour la plupart, quelques heures ouvrées pour une escroquerie, une discrimination ou une visite bloquée.",
        ],
      },
      {
        id: "donnees-partage",
        question: "À qui mon adresse est-elle transmise ?",
        answer: [
          "Votre nom et vos coordonnées ne sont visibles que des personnes avec qui vous visitez, discutez ou négociez, et du Looper concerné. Ils ne sont ni vendus ni loués.",
        ],
      },
    ],
  },
];
