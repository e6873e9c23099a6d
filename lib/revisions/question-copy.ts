import { formatCount, formatInteger, formatSurface } from "../kernel/format.ts";
import { formatCivilDate } from "../kernel/format-date.ts";
import type { QuestionCode, RevisionContent } from "./content.ts";
import { classesOf, leastSurfaceM2 } from "./contradictions.ts";

/** "D", "D ou E". */
const either = (classes: readonly string[] = []) => classes.join(" ou ");

const surface = ({ surfaceDm2 = 0 }: RevisionContent) => formatSurface(surfaceDm2);
const roomCount = ({ rooms = 0 }: RevisionContent) => formatCount(rooms, "pièce", "pièces");
const dpeDay = ({ dpeDoneOn }: RevisionContent) =>
  dpeDoneOn === undefined ? "" : formatCivilDate(dpeDoneOn);

/** What contradicts itself, in the values of the listing: the seller and the team read the same. */
const QUESTION_SENTENCES: Readonly<Record<QuestionCode, (content: RevisionContent) => string>> = {
  "energy-class": (content) =>
    `La classe énergie indiquée est ${content.energyClass}. Avec ${formatInteger(content.energyUse ?? 0)}\u00a0kWh/m² et ${formatInteger(content.ghgEmission ?? 0)}\u00a0kg de CO₂/m² par an, la plus mauvaise des deux donne ${either(classesOf(content)?.energy)}.`,
  "ghg-class": (content) =>
    `La classe climat indiquée est ${content.ghgClass}. Avec ${formatInteger(content.ghgEmission ?? 0)}\u00a0kg de CO₂/m² par an, les seuils donnent ${either(classesOf(content)?.ghg)}.`,
  "many-rooms": (content) =>
    `${roomCount(content)} dans ${surface(content)}\u00a0: autant de pièces prennent d’ordinaire ${formatInteger(leastSurfaceM2(content.rooms ?? 0))}\u00a0m² au moins.`,
  "few-rooms": (content) =>
    `${surface(content)} pour ${roomCount(content)} seulement\u00a0: plus de 100\u00a0m² par pièce.`,
  "studio-rooms": (content) =>
    `Le bien est un studio, qui compte une seule pièce, et l’annonce en indique ${formatInteger(content.rooms ?? 0)}.`,
  "large-room": (content) =>
    `Une pièce du tableau est plus grande que le logement entier (${surface(content)}).`,
  "not-coowned": () =>
    "L’annonce dit que ce logement n’est pas en copropriété. C’est rare pour un appartement\u00a0: l’immeuble entier doit être au même propriétaire.",
  "future-year": ({ builtYear }) => `L’année de construction, ${builtYear}, est à venir.`,
  "year-after-dpe": (content) =>
    `Le DPE date du ${dpeDay(content)}, avant l’année de construction indiquée, ${content.builtYear}.`,
  "new-building-dpe": (content) =>
    `Le numéro du DPE est celui d’un bâtiment neuf, et le bien est construit en ${content.builtYear}.`,
  "dpe-number-year": (content) =>
    `Le numéro du DPE commence par ${content.dpeNumber?.slice(0, 2)}, l’année de son enregistrement, et sa date est le ${dpeDay(content)}.`,
};

/** A question as its seller and the team read it. */
export const questionSentence = (code: QuestionCode, content: RevisionContent): string =>
  QUESTION_SENTENCES[code](content);
