import type { AddressPrecision, PropertyType } from "../../../../../lib/kernel/property-kinds.ts";
import type { Step } from "../../../../../lib/revisions/steps.ts";

/** What each step is about. */
export const STEP_COPY: Readonly<Record<Step, { title: string; lead: string }>> = {
  adresse: {
    title: "Où se trouve votre bien\u00a0?",
    lead: "L’adresse exacte nous sert à préparer le mandat et à retrouver ce que l’État sait déjà du logement. Vous choisissez ce que le public en voit.",
  },
  surfaces: {
    title: "Surfaces et pièces",
    lead: "Les chiffres que les acheteurs comparent en premier. Ils se trouvent sur votre acte d’achat.",
  },
  description: {
    title: "Racontez votre bien",
    lead: "Deux ou trois paragraphes suffisent. Écrivez comme vous parlez\u00a0: vous connaissez ce logement mieux que personne.",
  },
  equipements: {
    title: "Qu’y trouve-t-on\u00a0?",
    lead: "Cochez ce qui est vrai aujourd’hui\u00a0: les acheteurs filtrent leurs recherches avec ces mots.",
  },
  diagnostics: {
    title: "Le diagnostic de performance énergétique",
    lead: "La loi l’exige dans toute annonce. Gardez votre DPE sous les yeux\u00a0: tout est sur sa première page.",
  },
  copropriete: {
    title: "La copropriété",
    lead: "Un appartement est presque toujours en copropriété, une maison rarement.",
  },
  photos: {
    title: "Montrez votre bien",
    lead: "La première photo décide de la visite\u00a0: choisissez la plus lumineuse. En plein jour, rideaux ouverts, téléphone à l’horizontale.",
  },
  prix: {
    title: "Votre prix, et ce qui vous revient",
    lead: "Vous fixez le prix. Nos honoraires sont un forfait qui dépend de la tranche de prix, payé seulement si la vente se fait.",
  },
  disponibilites: {
    title: "Quand peut-on visiter\u00a0?",
    lead: "Des créneaux ouverts chaque semaine permettent aux acheteurs de réserver sans vous appeler. Vous pourrez les changer à tout moment.",
  },
  verification: {
    title: "Vérification et envoi",
    lead: "Une dernière relecture, le mandat à signer, et nous prenons le relais.",
  },
};

export const TYPE_CHOICES: Readonly<Record<PropertyType, string>> = {
  apartment: "Deux pièces ou plus, dans un immeuble.",
  house: "Individuelle, mitoyenne ou de ville.",
  studio: "Une seule pièce principale.",
};

export const PRECISION_CHOICES: Readonly<
  Record<AddressPrecision, { label: string; hint: string }>
> = {
  exact: { label: "L’adresse exacte", hint: "Numéro, rue et point sur la carte." },
  street: {
    label: "La rue",
    hint: "Sans le numéro, et un cercle de 150\u00a0m sur la carte. Le choix le plus courant.",
  },
  neighbourhood: {
    label: "Le quartier",
    hint: "Le quartier ou la ville seulement, et un cercle de 500\u00a0m.",
  },
};

export const ADDRESS_COPY = {
  typeLegend: "Quel type de bien vendez-vous\u00a0?",
  communeHint: "Choisissez la commune de ce code postal.",
  communeNone: "Tapez d’abord le code postal",
  communeChoose: "Choisissez la commune",
  communeUnknown: "Aucune commune n’a ce code postal.",
  pin: "Position sur la carte",
  pinHint:
    "Cliquez sur la carte à l’endroit de votre bien, ou déplacez le repère à la souris, au doigt ou avec les flèches du clavier (Maj pour aller plus loin).",
  pinAround:
    "La position exacte de cette commune ne nous est pas connue\u00a0: la carte montre ses environs. Placez-y le repère de votre bien.",
  coordinates: "Saisir les coordonnées GPS",
  lat: "Latitude",
  lng: "Longitude",
  latHint: "Par exemple 48,11130",
  lngHint: "Par exemple -1,67020",
  pinLabel: "Repère du bien, à déplacer avec les flèches",
  pinMissing: "Le repère apparaîtra quand la commune sera choisie.",
  pinAt: (lat: string, lng: string) => `Repère placé\u00a0: ${lat}, ${lng}`,
  offer: (address: string, city: string) =>
    `Le repère est maintenant devant ${address}, ${city}\u00a0: utiliser cette adresse\u00a0?`,
  takeOffer: "Utiliser cette adresse",
  leaveOffer: "Garder la mienne",
  mapFailed: "La carte n’a pas pu s’afficher.",
  precisionLegend: "Ce que le public voit",
} as const;

export const ROOMS_COPY = {
  room: (number: number) => `Pièce ${number}`,
  name: "Pièce",
  area: "Surface (m²)",
  level: "Niveau",
  /** Of a control: what stands over it, and its row. */
  nameOf: (number: number) => `Pièce ${number}, nom`,
  areaOf: (number: number) => `Surface (m²), pièce ${number}`,
  levelOf: (number: number) => `Niveau, pièce ${number}`,
  add: "Ajouter une pièce",
  full: (max: number) => `Le tableau a ses ${max}\u00a0pièces.`,
  up: (room: string) => `Monter\u00a0: ${room}`,
  down: (room: string) => `Descendre\u00a0: ${room}`,
  remove: (room: string) => `Retirer\u00a0: ${room}`,
  restore: (room: string) => `Remettre\u00a0: ${room}`,
  added: (number: number) => `Pièce ${number} ajoutée.`,
  removed: (room: string) => `${room}\u00a0: ligne retirée.`,
  restored: (room: string) => `${room}\u00a0: ligne remise.`,
  moved: (room: string, to: number, count: number) => `${room}\u00a0: position ${to} sur ${count}.`,
  nameless: "Donnez un nom à cette pièce.",
  noArea: "Une surface est plus grande que zéro.",
  moreWithoutScripts:
    "Enregistrez cette étape, puis revenez-y pour ajouter d’autres pièces. Une ligne vidée est retirée.",
  sum: "Somme des surfaces saisies",
  living: "Surface habitable indiquée",
  /** Neutral: the two need not be the same. */
  note: "Les balcons, terrasses, caves et garages ne comptent pas dans la surface habitable\u00a0: les deux chiffres peuvent différer.",
  names: [
    "Séjour",
    "Cuisine",
    "Cuisine ouverte",
    "Salle à manger",
    "Chambre 1",
    "Chambre 2",
    "Chambre 3",
    "Bureau",
    "Entrée",
    "Dégagement",
    "Palier",
    "Salle de bains",
    "Salle d’eau",
    "WC",
    "Buanderie",
    "Cellier",
    "Dressing",
    "Véranda",
    "Balcon",
    "Terrasse",
    "Cave",
    "Grenier",
    "Garage",
  ],
  levels: ["Sous-sol", "Rez-de-chaussée", "1er étage", "2e étage", "3e étage", "Combles"],
} as const;

export const DESCRIPTION_COPY = {
  count: (count: number) => `${count} caractères, 600 environ sont conseillés.`,
  contact:
    "Votre texte semble contenir un numéro de téléphone ou une adresse e-mail\u00a0: retirez-les, les acheteurs vous écrivent par le site.",
  discrimination:
    "Votre texte semble écarter certaines personnes. Une annonce ne peut pas choisir les acheteurs selon leur origine, leur âge, leur famille ou leur situation.",
} as const;

export const FEATURE_GROUPS = [
  {
    title: "Dehors",
    features: ["balcon", "terrasse", "jardin", "piscine", "vue-degagee", "vue-mer"],
  },
  {
    title: "Stationnement et rangement",
    features: ["parking", "garage", "cave"],
  },
  {
    title: "À l’intérieur",
    features: [
      "lumineux",
      "traversant",
      "calme",
      "parquet",
      "cheminee",
      "cuisine-equipee",
      "renove",
      "plain-pied",
    ],
  },
  {
    title: "Confort et énergie",
    features: ["double-vitrage", "climatisation", "pompe-a-chaleur", "panneaux-solaires", "fibre"],
  },
  {
    title: "Immeuble",
    features: ["ascenseur", "interphone", "gardien", "acces-pmr"],
  },
] as const;

export const DIAGNOSTICS_COPY = {
  fill: "Remplir depuis l’ADEME",
  filling: "Recherche à l’ADEME…",
  none: "L’ADEME ne connaît pas ce numéro. Vérifiez-le, ou recopiez les valeurs à la main.",
  unreachable: "L’ADEME ne répond pas pour le moment\u00a0: recopiez les valeurs à la main.",
  noNumber: "Tapez d’abord le numéro du DPE.",
  values: "Valeurs de l’étiquette",
  costs: "Coûts annuels d’énergie",
  registeredCost: (cost: string) =>
    `L’ADEME indique environ ${cost} par an. La fourchette et l’année des prix sont sur votre DPE.`,
  audit: "L’audit énergétique est fait",
  risks: "Risques connus à cette adresse",
  risksNote: (date: string) =>
    `Géorisques, le ${date}. Affichés pour information\u00a0: l’état des risques est à remettre à l’acheteur.`,
  risksSearching: "Recherche des risques connus à cette adresse…",
  risksNone: "Aucun risque connu à cette adresse.",
} as const;

export const DPE_COPY = {
  searching: "Recherche des DPE de cette adresse à l’ADEME…",
  none: "L’ADEME ne connaît aucun DPE à cette adresse. Avec son numéro, elle le retrouvera peut-être.",
  title: (count: number) =>
    count === 1 ? "Un DPE est connu à cette adresse" : "Des DPE sont connus à cette adresse",
  lead: "Choisissez celui de votre logement\u00a0: ce que l’ADEME en sait remplit l’annonce, et vous corrigez au besoin.",
  of: (day: string) => `DPE du ${day}`,
  types: { apartment: "Appartement", house: "Maison", building: "Immeuble entier" },
  mine: "C’est le mien",
  taken: "Repris",
  all: (count: number) => `Voir les ${count}\u00a0DPE de cette adresse`,
  source: (date: string) => `ADEME, le ${date}.`,
  filled: "Les champs connus de l’ADEME sont remplis\u00a0: relisez-les, corrigez-les au besoin.",
  filledLater: "Ceux de l’étape Diagnostics le sont aussi.",
  filledBefore: (fields: readonly string[]) =>
    `À l’étape Surfaces et pièces aussi\u00a0: ${fields.join(", ")}.`,
  carrez: "En copropriété, remplacez la surface habitable par la surface Carrez.",
  outdated: "N’est plus valable",
  outdatedText: "Ce DPE n’est plus valable\u00a0: il en faut un nouveau avant la publication.",
} as const;

export const COOWNERSHIP_COPY = {
  isCoowned: "Le bien est-il en copropriété\u00a0?",
  proceedings: "Une procédure est-elle en cours contre la copropriété\u00a0?",
} as const;

export const PRICE_COPY = {
  waiting: "Tapez un prix pour voir le forfait et ce qui vous revient.",
  live: "Ce que cela donne",
  price: "Prix affiché",
  fee: (tier: string) => `Honoraires Loopimmo, forfait ${tier} TTC`,
  net: "Net vendeur",
  agency: "Une agence à 5\u00a0%",
  saving: "Vous économisez",
  more: "Écart avec une agence",
  tiers: "Voir tous les forfaits",
  /** Where the figures come from: the mandate, or the price list until it is signed. */
  toSign: {
    signed: "Prix, forfait et honoraires de votre mandat signé.",
    mandate: "Estimation : le mandat fixera le prix, le forfait et les honoraires.",
  },
  amendment: (signed: string) =>
    `Votre mandat est signé à ${signed} : ce prix ne sera publié qu’après la signature d’un avenant, qui fixera aussi le forfait.`,
  sales: "Ventes récentes à proximité",
  salesLead: "Des biens du même type et de surface voisine, au prix de l’acte de vente.",
  salesSearching: "Recherche des ventes récentes à proximité…",
  salesNote: (date: string) => `Demandes de valeurs foncières (DVF), au ${date}.`,
  distance: (metres: string) => `à ${metres}\u00a0m`,
  tax: "Ce que paiera l’acheteur chaque année",
  taxLead: "L’annonce montre ce que le bien coûte par mois. La taxe foncière est facultative.",
} as const;

export const AVAILABILITY_COPY = {
  presets: "Pour commencer vite",
  weekdays: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"],
  from: (day: string, row: number) => `${day}, créneau ${row}, de`,
  to: (day: string, row: number) => `${day}, créneau ${row}, à`,
  until: "à",
  hint: "Par quart d’heure. Laissez vide les jours sans visite.",
  choices: [
    { label: "Soirs de semaine", windows: [1, 2, 3, 4, 5].map((day) => [day, 1_080, 1_200]) },
    { label: "Mercredi et samedi après-midi", windows: [3, 6].map((day) => [day, 840, 1_080]) },
    {
      label: "Samedi toute la journée",
      windows: [
        [6, 600, 720],
        [6, 840, 1_080],
      ],
    },
  ],
} as const;

/** Where a step leads to the directory. */
export const PROVIDER_LINKS = {
  diagnostician: {
    text: "Pas encore de DPE ?",
    link: "Trouver un diagnostiqueur près du bien",
  },
  photographer: {
    text: "Vous préférez confier les photos à un professionnel ?",
    link: "Trouver un photographe près du bien",
  },
} as const;

export const PHOTOS_COPY = {
  photos: "Photos",
  noRooms:
    "Chaque photo peut dire quelle pièce elle montre\u00a0: dès deux pièces, l’annonce a sa visite virtuelle.",
  typeRooms: "Lister les pièces",
  /** One of several that have all else in common. */
  roomAt: (room: string, row: number) => `${room}, ligne ${row}`,
  plans: "Plans",
  plansHint: "Un plan dessiné à la main et photographié convient aussi. Il est montré en entier.",
  planName: (at: number) => `Plan ${at}`,
  needsScripts:
    "L’envoi de photos demande JavaScript\u00a0: activez-le dans votre navigateur pour cette étape.",
} as const;
