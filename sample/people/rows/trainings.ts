import type {
  TrainingShares,
  TrainingState,
  TrainingTheme,
} from "../../../lib/looper/continuing-training/rules.ts";
import { PEOPLE } from "./users.ts";

/** A continuing training of a looper; days count backwards from the present. */
interface SampleTraining extends TrainingShares {
  id: string;
  /** Of its PDF, and what that is called in the store. */
  documentId: string;
  storageKey: string;
  looperId: string;
  title: string;
  minutes: number;
  theme: TrainingTheme;
  state: Exclude<TrainingState, "returned">;
  heldDaysAgo: number;
}

const NADIA = PEOPLE.looper;
const NONE = { nonDiscriminationMinutes: 0, ethicsMinutes: 0 };

/** Who gave them: nobody, which the name says. */
export const SAMPLE_BODY = "Organisme fictif (démonstration)";

/** Nadia Benali has eighteen hours of forty-two, two of them about non-discrimination; three and a half wait. */
export const SAMPLE_TRAININGS: readonly SampleTraining[] = [
  {
    ...{ id: "tra1n1ng0001", documentId: "pr00ftra1n01", storageKey: "sample-training-1" },
    looperId: NADIA,
    title: "Actualité juridique de la transaction",
    minutes: 840,
    theme: "law",
    ...NONE,
    nonDiscriminationMinutes: 120,
    state: "checked",
    heldDaysAgo: 214,
  },
  {
    ...{ id: "tra1n1ng0002", documentId: "pr00ftra1n02", storageKey: "sample-training-2" },
    looperId: NADIA,
    title: "Présenter un bien et son quartier",
    minutes: 240,
    theme: "commerce",
    ...NONE,
    state: "checked",
    heldDaysAgo: 87,
  },
  {
    ...{ id: "tra1n1ng0003", documentId: "pr00ftra1n03", storageKey: "sample-training-3" },
    looperId: NADIA,
    title: "Lire un diagnostic de performance énergétique",
    minutes: 210,
    theme: "technique",
    ...NONE,
    state: "waiting",
    heldDaysAgo: 6,
  },
];
