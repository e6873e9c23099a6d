import { PROPERTIES } from "./properties.ts";
import { PEOPLE } from "./users.ts";

/** An offer of the sample; days count backwards from the present, but for the expiry. */
export interface SampleOffer {
  id: string;
  propertyId: string;
  buyerId: string;
  /** The offer this one answers: it is then the seller's. */
  answersId?: string;
  amountEuros: number;
  status: "pending" | "countered" | "accepted" | "rejected" | "expired";
  financingType: "cash" | "loan" | "mixed";
  financingApproved: boolean;
  message: string | null;
  conditions: string | null;
  madeDaysAgo: number;
  decidedDaysAgo: number | null;
  /** Days from now of the last day on which it can be accepted; negative is past. */
  expiresInDays: number;
}

/**
 * An offer accepted at the asked price, which sold the flat in Vannes; one refused; one answered by
 * a counter-offer that waits for its buyer; one that nobody answered in time, which its buyer
 * followed by another; one of somebody else.
 */
export const SAMPLE_OFFERS: readonly SampleOffer[] = [
  {
    id: "0ffer0000001",
    propertyId: PROPERTIES.vannes,
    buyerId: PEOPLE.referred,
    amountEuros: 312_000,
    status: "accepted",
    financingType: "mixed",
    financingApproved: true,
    message: "Nous vous faisons une offre au prix : l’appartement et la terrasse nous ont conquis.",
    conditions: "Sous réserve de l’obtention du prêt complémentaire.",
    madeDaysAgo: 128,
    decidedDaysAgo: 126,
    expiresInDays: -118,
  },
  {
    id: "0ffer0000002",
    propertyId: PROPERTIES.thabor,
    buyerId: PEOPLE.secondBuyer,
    amountEuros: 318_000,
    status: "rejected",
    financingType: "loan",
    financingApproved: false,
    message: "Le budget est serré, mais le quartier nous plaît beaucoup.",
    conditions: "Sous réserve de l’obtention d’un prêt de 270 000 €.",
    madeDaysAgo: 40,
    decidedDaysAgo: 38,
    expiresInDays: -30,
  },
  {
    id: "0ffer0000003",
    propertyId: PROPERTIES.parame,
    buyerId: PEOPLE.buyer,
    amountEuros: 598_000,
    status: "expired",
    financingType: "loan",
    financingApproved: false,
    message: "Nous avons vu la maison depuis la rue : première offre, sous réserve de la visite.",
    conditions: "Sous réserve d’une visite et de l’obtention du prêt.",
    madeDaysAgo: 26,
    decidedDaysAgo: null,
    expiresInDays: -14,
  },
  {
    id: "0ffer0000004",
    propertyId: PROPERTIES.thabor,
    buyerId: PEOPLE.buyer,
    amountEuros: 332_000,
    status: "countered",
    financingType: "loan",
    financingApproved: true,
    message: "La visite nous a convaincus. La banque nous a donné son accord de principe.",
    conditions: "Sous réserve de l’obtention du prêt sous 45 jours.",
    madeDaysAgo: 9,
    decidedDaysAgo: 7,
    expiresInDays: 3,
  },
  {
    id: "0ffer0000005",
    propertyId: PROPERTIES.thabor,
    buyerId: PEOPLE.buyer,
    answersId: "0ffer0000004",
    amountEuros: 342_000,
    status: "pending",
    financingType: "loan",
    financingApproved: true,
    message: "Nous pouvons nous entendre à 342 000 €, la place de stationnement comprise.",
    conditions: null,
    madeDaysAgo: 7,
    decidedDaysAgo: null,
    expiresInDays: 12,
  },
  {
    id: "0ffer0000006",
    propertyId: PROPERTIES.graslin,
    buyerId: PEOPLE.secondBuyer,
    amountEuros: 152_000,
    status: "pending",
    financingType: "cash",
    financingApproved: true,
    message: "Je peux signer rapidement : l’achat se fait sans prêt.",
    conditions: null,
    madeDaysAgo: 2,
    decidedDaysAgo: null,
    expiresInDays: 10,
  },
  {
    id: "0ffer0000007",
    propertyId: PROPERTIES.parame,
    buyerId: PEOPLE.buyer,
    amountEuros: 622_000,
    status: "pending",
    financingType: "mixed",
    financingApproved: true,
    message: "Nous revenons vers vous avec l’accord de la banque et un apport plus important.",
    conditions: "Sous réserve de la visite prévue et de l’obtention du prêt.",
    madeDaysAgo: 1,
    decidedDaysAgo: null,
    expiresInDays: 7,
  },
];
