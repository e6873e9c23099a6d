import { PAPER_LABELS } from "@/lib/content/paper-names";
import { joinWords } from "@/lib/kernel/format";
import { LEAST_WEEKLY_HOURS } from "@/lib/kernel/looper-papers";
import type { ContractNeed } from "@/lib/looper/contract/rules";

const NEEDS: Record<ContractNeed, string> = {
  identity: `${PAPER_LABELS.identity.toLowerCase()} à remettre`,
  rsac: "numéro RSAC à faire contrôler",
  attestation: "attestation d’habilitation à faire contrôler",
  insurance: `${PAPER_LABELS.insurance.toLowerCase()} à remettre`,
  address: "adresse complète à indiquer dans vos coordonnées",
  zone: "secteur à régler",
  hours: `disponibilité d’au moins ${LEAST_WEEKLY_HOURS} heures par semaine à indiquer`,
  publisher: "nom et carte professionnelle de l’entreprise, que le site n’indique pas encore",
};

/** The step of the contract, on /ambassador/onboarding. */
export const CONTRACT = {
  text: "Ce contrat fixe ce que vous faites, ce que vous ne faites jamais et ce que vous gagnez. Il vous autorise à exercer au nom de notre carte professionnelle et nous charge d’établir vos factures. Il se signe en ligne, avec un code reçu par e-mail.",
  missing: (gaps: readonly ContractNeed[]) =>
    `Avant de le lire et de le signer : ${joinWords(gaps.map((gap) => NEEDS[gap]))}.`,
  addressLink: "Indiquer mon adresse",
  trial: "Démonstration : ce contrat est sans valeur et n’engage personne.",
  refused: "Le contrat se signe une fois la demande renouvelée.",
  read: "Lire le contrat (PDF)",
  request: "Recevoir le code",
  sending: "Envoi…",
  again: "Recevoir un nouveau code",
  againLead: "Le code n’arrive pas, ou il n’est plus valable ? Le nouveau remplace le précédent.",
  locked: "Trop de codes faux ont été saisis. Demandez un nouveau code.",
  name: "Votre nom",
  sign: "Signer le contrat",
  signing: "Signature…",
  signed: "Le contrat est signé. Votre exemplaire vous est envoyé par e-mail.",
  signedOn: (day: string) => `Signé le ${day}.`,
  download: "Télécharger le contrat signé (PDF)",
} as const;
