import { inCommune, ofCommune } from "../../../../../lib/communes/french.ts";
import { SERVICE } from "../../../../../lib/content/brand.ts";
import { formatInteger, plural } from "../../../../../lib/kernel/format.ts";

/**
 * Copy of the listing page that its scripts need. Islands have theirs in islands-copy.ts; what the server alone makes has
 * it in server-copy.ts; the law's is in lib/listings/legal-copy.ts.
 */
export const LISTING = {
  back: "Retour aux biens à vendre",
  buy: "Acheter",
  demonstration: {
    badge: "Démonstration",
  },

  states: {
    under_offer: {
      badge: "Sous offre",
    },
    sold: {
      badge: "Vendu",
    },
  },

  header: {
    /** On paper. */
    online: (url: string) => `Annonce en ligne\u00a0: ${url}`,
    price: "Prix",
    askingPrice: "Prix affiché",
    fees: "honoraires à la charge du vendeur",
    confirmed: "Disponibilité confirmée le",
    monthly: (amount: string) => `Environ ${amount} par mois`,
    monthlyLink: "Voir la simulation",
    favorite: "Favoris",
    addFavorite: "Ajouter aux favoris",
    virtualTour: "Visite virtuelle",
    /** On another site. */
    outsideTour: "Visite 3D",
    newTab: " (nouvel onglet)",
    share: "Partager",
    shareByMail: (title: string) => `Un bien à voir : ${title}`,
    actions: "Actions sur l’annonce",
  },

  facts: {
    title: "L’essentiel",
    surface: "Surface",
    rooms: (count: number) => plural(count, "Pièce", "Pièces"),
    bedrooms: (count: number) => plural(count, "Chambre", "Chambres"),
    bathrooms: (count: number) => plural(count, "Salle de bains", "Salles de bains"),
    land: "Terrain",
    floor: "Étage",
    builtYear: "Construction",
    type: "Type de bien",
    neighbourhood: "Quartier",
    coownership: "Copropriété",
    groundFloor: "Rez-de-chaussée",
    lots: (count: number) => `${formatInteger(count)} ${plural(count, "lot", "lots")}`,
    floorOf: (floor: number, count: number | null) =>
      count === null ? formatInteger(floor) : `${formatInteger(floor)} sur ${formatInteger(count)}`,
  },

  description: { title: "Le bien" },
  details: { title: "Caractéristiques", amenities: "Ce que le bien offre" },

  energy: {
    title: "Énergie et climat",
    dpe: "Consommation d’énergie",
    ges: "Émissions de gaz à effet de serre",
    dpeUnit: "kWh/m²/an",
    gesUnit: "kg CO₂/m²/an",
    dpeText: (energyClass: string, value: string | null) =>
      `Diagnostic de performance énergétique : classe ${energyClass}${value ? `, ${value} kWh d’énergie primaire par m² et par an` : ""}.`,
    gesText: (energyClass: string, value: string | null) =>
      `Émissions de gaz à effet de serre : classe ${energyClass}${value ? `, ${value} kg de CO₂ par m² et par an` : ""}.`,
    thrifty: "Logement économe",
    hungry: "Logement énergivore",
    low: "Peu d’émissions",
    high: "Beaucoup d’émissions",
    unknown: "Non communiqué",
    unknownDpe: "Le diagnostic de performance énergétique de ce bien n’a pas été communiqué.",
    unknownGes: "Les émissions de gaz à effet de serre de ce bien n’ont pas été communiquées.",
    cost: "Dépenses d’énergie estimées",
    costRange: (low: string, high: string) => (low === high ? low : `${low} à ${high}`),
    perYear: "par an",
    costNote: (year: number) =>
      `Estimation pour un usage standard, aux prix moyens des énergies de l’année ${year}, abonnements compris.`,
  },

  location: {
    title: "L’emplacement",
    neighbourhood: (name: string) => `Quartier : ${name}`,
    /** What the seller says of it; nothing stands there when the seller says nothing. */
    transport: "Transports : ",
    fromCentre: (distance: string, city: string) =>
      `À ${distance} du centre ${ofCommune(city)}, à vol d’oiseau.`,
    inCentre: (city: string) => `Au centre ${ofCommune(city)}.`,
    /** What the circle of the map means. */
    approximate: (metres: string) =>
      `Emplacement approximatif : le bien se trouve dans un cercle de ${metres}\u00a0m de rayon, dont le centre n’est pas son adresse. L’adresse exacte vous est communiquée quand votre visite est confirmée.`,
    nearby: "Voir les biens alentour",
    sales: "Voir les ventes récentes à proximité",
    inCity: (city: string) => `Tous les biens ${inCommune(city)}`,
    openMap: "Ouvrir sur OpenStreetMap",
  },

  financing: {
    title: "Le financer",
    lead: "Une idée de la mensualité, à ajuster selon votre projet.",
  },

  contact: {
    title: "Une question, une visite",
    looperRole: (city: string | null) => (city ? `Looper ${inCommune(city)}` : "Looper"),
    looperText:
      "Votre Looper connaît le quartier, répond à vos questions et vous fait visiter. C’est gratuit pour vous.",
    sellerName: "Le vendeur",
    sellerRole: "Fait visiter son bien",
    sellerText:
      "Ce bien n’a pas de Looper : son propriétaire répond à vos questions et vous fait visiter. C’est gratuit pour vous.",
    message: "Contacter",
    call: "Appeler",
    label: "Votre message",
    send: "Envoyer",
    sending: "Envoi…",
    noAccount: "Gratuit, et sans créer de compte d’avance.",
    name: "Prénom et nom",
    email: "Votre adresse e-mail",
    byMail:
      "Sans compte à créer d’avance : le lien que vous recevrez par e-mail envoie votre message et ouvre votre espace, où vous lirez la réponse.",
    hasAccount: "Vous avez déjà un compte ?",
    logIn: "Se connecter",
    signedOut:
      "Votre session a pris fin et votre message n’est pas encore parti. Laissez votre nom et votre adresse e-mail pour l’envoyer, ou connectez-vous : votre texte reste ici.",
    mailedTitle: "Plus qu’un clic pour envoyer votre message",
    mailed:
      "Un e-mail vient de partir à l’adresse que vous avez donnée. Ouvrez son lien dans les trois jours : votre message sera envoyé aussitôt.",
    captcha: {
      captchaLoading: "La vérification arrive…",
      captchaFailed: "La vérification n’a pas pu être chargée.",
      retry: "Réessayer",
    },
    sent: "Votre message est envoyé. La réponse vous attendra dans votre espace.",
    read: "Voir la conversation",
    hours: `Nous répondons ${SERVICE.days}, ${SERVICE.hours}.`,
    login: "La visite est gratuite et sans engagement. Un compte gratuit suffit pour la réserver.",
    soldTitle: "Ce bien est vendu",
    soldText: (city: string) => `D’autres biens attendent leur visite ${inCommune(city)}.`,
    soldLink: (city: string) => `Voir les biens ${inCommune(city)}`,
  },

  slots: {
    title: "Visiter",
    legend: "Choisissez un créneau",
    all: "Voir tous les créneaux",
    submit: "Réserver ce créneau",
    none: "Aucun créneau n’est ouvert pour le moment. Gardez ce bien en favori pour y revenir.",
    range: (from: string, to: string) => `${from} à ${to}`,
  },

  offer: {
    title: "Acheter",
    text: "Proposez votre prix au vendeur, sans rien verser. Il vous répond en ligne.",
    action: "Faire une offre",
  },

  similar: {
    title: "Biens similaires",
    lead: "Même type de bien, moins de 100 000 € d’écart.",
    all: (city: string) => `Tous les biens ${inCommune(city)}`,
  },

  bar: { label: "Prix et contact", visit: "Visiter", contact: "Contacter" },
} as const;
