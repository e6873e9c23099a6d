import { SERVICE } from "../../../../lib/content/brand.ts";
import { CLAIMS } from "../../../../lib/content/claims.ts";
import { formatPercent, formatPrice } from "../../../../lib/kernel/format.ts";
import { PRICE_TIERS } from "../../../../lib/pricing/rules.ts";

const [cheapest] = PRICE_TIERS;
const dearest = PRICE_TIERS[PRICE_TIERS.length - 1] ?? cheapest;
const LEAST = formatPrice(cheapest.feeCents);
const MOST = formatPrice(dearest.feeCents);
const EXCESS = formatPercent(dearest.excessRateBps / 100);
const ABOVE = formatPrice(dearest.aboveCents);

/** Copy of the seller's page. Amounts come from lib/pricing; only claims are written here. */
export const VENDRE = {
  metaTitle: "Vendre au forfait",
  metaDescription:
    "Vendez votre appartement ou votre maison pour un forfait fixe, dû seulement à la conclusion de la vente. Simulez vos honoraires et vos économies.",
  hero: {
    title: "Vendez au forfait, pas au pourcentage.",
    lead: `Un montant fixe, connu avant de signer, dû seulement quand la vente est conclue. Soit ${CLAIMS.sellerSavings} ${CLAIMS.sellerSavingsOf}.`,
    begin: "Commencer mon annonce",
    secondary: "Simuler mes honoraires",
    help: "Être accompagné par un Looper",
    beta: "Être prévenu du lancement : rejoindre la bêta",
  },
  simulator: {
    title: "Votre forfait, à l’euro près",
    price: "Prix de vente du bien",
    submit: "Calculer",
    fee: "Forfait Loopimmo",
    agency: "Agence traditionnelle à 5 %",
    savings: "Vous économisez",
    even: "À ce prix, le forfait et l’agence se valent : nous préférons vous le dire.",
    net: "Il vous reste, net vendeur",
    taxes: "Honoraires TTC, à la charge du vendeur, dus à la conclusion de la vente.",
    tier: "Palier",
    details: "Voir le barème complet",
  },
  claimsLabel: "Nos engagements de lancement",
  claims: [
    {
      figure: CLAIMS.cheaper,
      text: `${CLAIMS.cheaperThan} : un bien deux fois plus cher ne demande pas deux fois plus de travail.`,
    },
    {
      figure: CLAIMS.faster,
      text: `${CLAIMS.fasterThan} : des visites le soir et le samedi, par quelqu’un qui est déjà sur place.`,
    },
    { figure: "0 €", text: "à verser avant la conclusion de la vente. C’est aussi la loi." },
  ],
  included: {
    help: "Parler à un Looper du quartier",
    title: "Tout est dans le forfait",
    lead: "Pas d’options à cocher, pas de supplément photo. Six choses, pour tout le monde, quel que soit le prix du bien.",
    items: [
      {
        title: "Un Looper près de chez vous",
        text: "Il connaît la rue, reçoit les acheteurs, et vous raconte chaque visite le soir même.",
      },
      {
        title: "Un assistant à toute heure",
        text: `${CLAIMS.assistant}, ${CLAIMS.assistantDays} : réponses juridiques, rédaction de l’annonce, tri des photos, suivi du dossier.`,
      },
      {
        title: "Une équipe au téléphone",
        text: `Ouverte ${SERVICE.days}, ${SERVICE.hours}. Des personnes, avec un prénom.`,
      },
      {
        title: "Une annonce en règle",
        text: "Surface, DPE, charges, honoraires : rien ne part en ligne tant qu’il manque une mention obligatoire.",
      },
      {
        title: "Des chiffres, pas des impressions",
        text: "Vues, favoris, visites, offres : vous voyez exactement ce que nous voyons.",
      },
      {
        title: "Un carnet d’adresses",
        text: "Diagnostiqueurs, photographes, notaires, artisans : des professionnels vérifiés, si vous en avez besoin.",
      },
    ],
  },
  process: {
    title: "Une vente en six étapes, et ce qu’elle vous coûte à chacune",
    lead: "La loi interdit de demander la moindre somme avant que la vente soit conclue. Nous l’appliquons à la lettre.",
    costLabel: "Vous payez",
    steps: [
      {
        title: "Estimer",
        text: "Vous décrivez le bien ; nous situons son prix parmi les ventes du secteur.",
        due: false,
      },
      {
        title: "Signer le mandat",
        text: "Le forfait y est écrit en toutes lettres. Signé à distance, il vous laisse quatorze jours pour changer d’avis.",
        due: false,
      },
      {
        title: "Publier",
        text: "L’annonce est relue, complétée, illustrée. Elle paraît quand tout y est.",
        due: false,
      },
      {
        title: "Faire visiter",
        text: "Vous ouvrez des créneaux, le Looper s’occupe du reste et vous rend compte.",
        due: false,
      },
      {
        title: "Choisir une offre",
        text: "Acceptez, refusez, contre-proposez. Une seule offre l’emporte, les autres candidats sont prévenus.",
        due: false,
      },
      {
        title: "Conclure",
        text: "Compromis, délai de rétractation, acte chez le notaire. Le forfait est dû, une fois.",
        due: true,
      },
    ],
    free: "0 €",
    due: "Le forfait",
  },
  tiers: {
    title: "Six paliers, un seul tableau",
    lead: `De ${LEAST} à ${MOST} selon le prix, et ${EXCESS} de ce qui dépasse ${ABOVE}. Le palier est fixé dans le mandat : il ne bouge plus, même si l’acheteur négocie.`,
  },
  testimonials: {
    title: "Ils racontent leur vente",
    note: "Récits d’illustration, écrits pour présenter le service avant son ouverture. Les avis vérifiés de nos clients prendront leur place.",
    items: [
      {
        quote:
          "L’agence m’annonçait cinq pour cent, sans savoir m’expliquer cinq pour cent de quoi. Ici, la somme était écrite avant la première photo.",
        name: "Hélène",
        detail: "Maison de 110 m², près d’Angers",
      },
      {
        quote:
          "Notre Looper a répondu à la question que tout le monde posait, celle du stationnement le mardi. On ne l’invente pas.",
        name: "Karim et Solène",
        detail: "Trois-pièces à Rennes",
      },
      {
        quote:
          "J’ai suivi les visites depuis Montréal. Le compte rendu arrivait avant mon petit-déjeuner.",
        name: "Thibault",
        detail: "Studio à Lyon",
      },
    ],
  },
  providers: {
    title: "Les autres métiers de la vente",
    lead: "Le diagnostic, l’acte ou des travaux se règlent avec des professionnels indépendants. L’annuaire donne leurs tarifs, leurs délais et ce que nous avons vérifié ; personne n’y paie sa place.",
    trades: [
      { type: "diagnostician", label: "Diagnostiqueurs" },
      { type: "photographer", label: "Photographes" },
      { type: "home_stager", label: "Home stagers" },
      { type: "contractor", label: "Artisans" },
      { type: "notary", label: "Notaires" },
      { type: "lawyer", label: "Avocats" },
    ],
    all: "Tout l’annuaire",
  },
  closing: {
    title: "Mettre mon bien en vente",
    lead: "Commencez votre annonce : vous ne signez rien, vous ne payez rien, vous voyez.",
    begin: "Commencer mon annonce",
    help: "Être accompagné par un Looper",
    estimate: "Estimer mon bien",
    secondary: "Voir le barème des honoraires",
    picture:
      "Illustration : devant une porte bleue, une vendeuse remet les clés à l’acheteur, entre les pots de géraniums et les cartons du déménagement.",
  },
} as const;
