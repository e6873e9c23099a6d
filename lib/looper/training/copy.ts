import { BRAND } from "../../content/brand.ts";
import type { DocumentText } from "../../kernel/document-text.ts";
import { formatCivilDate } from "../../kernel/format-date.ts";
import { MODULE_IDS, type ModuleId } from "./question.ts";

/** What the modules of the training are called. */
export const MODULE_TITLES: Readonly<Record<ModuleId, string>> = {
  role: "Votre rôle et son cadre légal",
  quartier: "Connaître et raconter son quartier",
  visite: "Recevoir un visiteur",
  criteres: "Critères objectifs et non-discrimination",
  donnees: "Protéger les données des personnes",
  suivi: "Suivre un prospect, de la rencontre à la signature",
};

/** What a certificate states. */
export interface Certificate {
  name: string;
  /** Civil day in Paris. */
  passedOn: string;
  /** Right answers of ten; null of a quiz that was passed before they were stored. */
  score: number | null;
  total: number;
  /** Of an account of the demonstration: nobody passed it. */
  isDemonstration: boolean;
}

/** The whole text of a certificate. */
export function certificateText({
  name,
  passedOn,
  score,
  total,
  isDemonstration,
}: Certificate): DocumentText {
  return {
    title: "Attestation de formation",
    mark: isDemonstration ? "Démonstration" : null,
    subtitle: `Formation des Loopers de ${BRAND.name}`,
    headline: {
      amount: name,
      home: "a suivi la formation et réussi son questionnaire",
      town: `le ${formatCivilDate(passedOn)}`,
    },
    sections: [
      {
        title: "Les six modules",
        text: MODULE_IDS.map((module, index) => `${index + 1}. ${MODULE_TITLES[module]}`),
      },
      ...(score === null
        ? []
        : [
            {
              title: "Le questionnaire",
              lines: [
                ["Questions", `${total}, tirées d’une banque de quarante, module par module`],
                ["Bonnes réponses", `${score} sur ${total}`],
              ] as const,
            },
          ]),
      {
        title: "Ce que cette attestation ne remplace pas",
        text: "Elle dit ce qui a été appris chez nous. Elle ne tient lieu ni de l’attestation d’habilitation prévue par la loi du 2 janvier 1970, ni des heures de formation continue du décret du 18 février 2016.",
      },
    ],
    footer: `${BRAND.name} · formation interne`,
  };
}
