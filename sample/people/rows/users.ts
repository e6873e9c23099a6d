import { DEMO_DOMAIN } from "../../../lib/accounts/demo.ts";
import type { Role } from "../../../lib/kernel/roles.ts";

/** Ids of the eight people, for the other parts of the sample. */
export const PEOPLE = {
  seller: "vendevr00000",
  buyer: "achetevr0000",
  looper: "100per000000",
  trust: "trvst0000000",
  newSeller: "jv11en000000",
  secondBuyer: "sarah0000000",
  candidate: "yann00000000",
  referred: "pav10000000c",
} as const;

/** A person of the sample; days count backwards from the present. */
export interface SamplePerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  referralCode: string;
  referredById?: string;
  activeRole: Role;
  roles: { role: Role; status: "active" | "pending" }[];
  joinedDaysAgo: number;
  /** What a looper must hold; expiries in days from now. */
  looperPapers?: {
    rsacNumber: string;
    identityDays: number;
    attestationDays: number;
    insuranceDays: number;
    weeklyHours: number;
    workPhone: string;
  };
}

/** How long ago a looper signed their contract, in days. */
export const contractDaysAgo = ({ joinedDaysAgo }: SamplePerson): number => joinedDaysAgo - 5;

const active = (...roles: Role[]) => roles.map((role) => ({ role, status: "active" as const }));

/** The eight people. Phone numbers are of the range reserved for fiction. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    id: PEOPLE.seller,
    email: `vendeur@${DEMO_DOMAIN}`,
    firstName: "Claire",
    lastName: "Morvan",
    phone: "06 39 98 12 07",
    address: "14 rue de Paris",
    city: "Rennes",
    postalCode: "35000",
    referralCode: "CLRM7K",
    activeRole: "seller",
    roles: active("seller", "ambassador"),
    joinedDaysAgo: 412,
    looperPapers: {
      rsacNumber: "912345675",
      identityDays: 1_420,
      attestationDays: 214,
      insuranceDays: 156,
      weeklyHours: 5,
      workPhone: "02 61 91 12 07",
    },
  },
  {
    id: PEOPLE.buyer,
    email: `acheteur@${DEMO_DOMAIN}`,
    firstName: "Thomas",
    lastName: "Lefèvre",
    phone: "06 39 98 23 18",
    address: "6 quai Lamennais",
    city: "Rennes",
    postalCode: "35000",
    referralCode: "THMS4Q",
    activeRole: "buyer",
    roles: active("buyer"),
    joinedDaysAgo: 96,
  },
  {
    id: PEOPLE.looper,
    email: `looper@${DEMO_DOMAIN}`,
    firstName: "Nadia",
    lastName: "Benali",
    phone: "06 39 98 34 29",
    address: "31 rue Saint-Hélier",
    city: "Rennes",
    postalCode: "35000",
    referralCode: "NADB8W",
    activeRole: "ambassador",
    roles: active("ambassador"),
    joinedDaysAgo: 380,
    looperPapers: {
      rsacNumber: "918765439",
      identityDays: 2_105,
      attestationDays: 320,
      insuranceDays: 265,
      weeklyHours: 9,
      workPhone: "02 61 91 34 29",
    },
  },
  {
    id: PEOPLE.trust,
    email: `trust@${DEMO_DOMAIN}`,
    firstName: "Hélène",
    lastName: "Garnier",
    phone: "06 39 98 45 30",
    address: "2 place de Bretagne",
    city: "Rennes",
    postalCode: "35000",
    referralCode: "HELG2X",
    activeRole: "trust_manager",
    roles: active("trust_manager"),
    joinedDaysAgo: 430,
  },
  {
    id: PEOPLE.newSeller,
    email: `julien.roche@${DEMO_DOMAIN}`,
    firstName: "Julien",
    lastName: "Roche",
    phone: "06 39 98 56 41",
    address: "22 rue de la Chalotais",
    city: "Cesson-Sévigné",
    postalCode: "35510",
    referralCode: "JLNR5T",
    referredById: PEOPLE.seller,
    activeRole: "seller",
    roles: active("seller"),
    joinedDaysAgo: 9,
  },
  {
    id: PEOPLE.secondBuyer,
    email: `sarah.kaminski@${DEMO_DOMAIN}`,
    firstName: "Sarah",
    lastName: "Kaminski",
    phone: "06 39 98 67 52",
    address: "8 rue Crébillon",
    city: "Nantes",
    postalCode: "44000",
    referralCode: "SRHK9P",
    referredById: PEOPLE.looper,
    activeRole: "buyer",
    roles: active("buyer"),
    joinedDaysAgo: 64,
  },
  {
    id: PEOPLE.candidate,
    email: `yann.legoff@${DEMO_DOMAIN}`,
    firstName: "Yann",
    lastName: "Le Goff",
    phone: "06 39 98 78 63",
    address: "5 boulevard de Chézy",
    city: "Saint-Malo",
    postalCode: "35400",
    referralCode: "YNLG3V",
    activeRole: "ambassador",
    roles: [{ role: "ambassador", status: "pending" }],
    joinedDaysAgo: 4,
  },
  {
    id: PEOPLE.referred,
    email: `paul.girard@${DEMO_DOMAIN}`,
    firstName: "Paul",
    lastName: "Girard",
    phone: "06 39 98 89 74",
    address: "17 rue Pontcallec",
    city: "Vannes",
    postalCode: "56000",
    referralCode: "PLGR6M",
    referredById: PEOPLE.seller,
    activeRole: "buyer",
    roles: active("buyer", "seller"),
    joinedDaysAgo: 188,
  },
];
