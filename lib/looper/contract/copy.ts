import { BRAND } from "../../content/brand.ts";
import type { DocumentSection, DocumentText } from "../../kernel/document-text.ts";
import { formatBasisPoints, formatExactPrice, joinWords, plural } from "../../kernel/format.ts";
import { formatCivilDate, formatDate, formatMoment } from "../../kernel/format-date.ts";
import { NAMED_PARIS_CLOCK } from "../../kernel/place.ts";
import { footerOf, MARKS, publisherLines } from "../../mandate-signing/document-copy.ts";
import { CONTEST_DAYS, NOTICE_MONTHS } from "./rules.ts";
import type { ContractTerms } from "./terms.ts";

const LAW =
  "Code de commerce, articles L. 134-1 et suivants · loi n° 70-9 du 2 janvier 1970, article 4 · décret n° 72-678 du 20 juillet 1972, article 9";

/** How a contract was signed. */
export interface ContractSignature {
  contractId: string;
  /** As it was typed. */
  name: string;
  /** Where the code was sent. */
  email: string;
  signedAt: Date;
  termsSha256: string;
}

/** A SIREN as it is read: "912 345 675". */
const formatSiren = (number: string) => number.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0");

const agent = ({ agent: of }: ContractTerms): DocumentSection => ({
  title: "L’agent",
  lines: [
    ["Nom", of.name],
    ["Adresse", of.address],
    ["E-mail", of.email],
    ["Registre spécial des agents commerciaux", `SIREN ${formatSiren(of.rsacNumber)}`],
    ["Attestation d’habilitation", `valable jusqu’au ${formatCivilDate(of.attestationEndsOn)}`],
    ["Disponibilité déclarée", `${of.weeklyHours} heures par semaine`],
  ],
});

const OBJECT: DocumentSection = {
  title: "Article 1. Objet et statut",
  text: [
    `Le mandant, titulaire de la carte professionnelle indiquée ci-dessus, charge l’agent, qui l’accepte, de négocier en son nom et pour son compte, de façon permanente, la vente de biens immobiliers qui lui sont confiés par mandat : c’est l’activité que le site appelle « Looper ».`,
    "L’agent est un mandataire indépendant, sans lien de subordination. Il est immatriculé au registre spécial des agents commerciaux, organise librement son activité, supporte ses frais et acquitte ses cotisations et ses impôts. Il peut représenter d’autres entreprises ; il ne représente une entreprise concurrente qu’avec l’accord du mandant (article L. 134-3 du code de commerce). Aucune clause de non-concurrence ne le lie après la fin du contrat.",
    "Le contrat est conclu dans l’intérêt commun des parties, qui se doivent loyauté et information (article L. 134-4).",
    "Un changement du numéro d’immatriculation, de l’adresse, de l’attestation ou du secteur ne demande pas de nouvelle signature : l’agent le déclare dans son espace, avec la pièce correspondante.",
  ],
};

const sector = ({ zone }: ContractTerms): DocumentSection => ({
  title: "Article 2. Secteur",
  text: [
    `Au jour de la signature, le secteur de l’agent est composé de ${zone.length} ${plural(zone.length, "commune", "communes")} : ${joinWords(zone)}. L’agent peut le modifier dans son espace à tout moment.`,
    "Le secteur est donné sans exclusivité : le mandant y confie des biens à d’autres agents ou y traite lui-même. Par dérogation au deuxième alinéa de l’article L. 134-6 du code de commerce, seules les opérations portant sur des biens que l’agent suit ouvrent droit à commission.",
  ],
});

const TASKS: DocumentSection = {
  title: "Article 3. Ce que fait l’agent",
  text: [
    "L’agent présente les services du mandant aux personnes qui vendent ou achètent, prépare l’annonce avec le vendeur, propose des créneaux, accueille les visiteurs et fait visiter les biens qu’il suit, renseigne exactement, transmet sans délai toute offre reçue et rend compte dans son espace.",
    "Il présente son attestation d’habilitation à toute personne qui la demande et la restitue au mandant dès que celui-ci la réclame ou que le contrat prend fin.",
  ],
};

const NEVER: DocumentSection = {
  title: "Article 4. Ce que l’agent ne fait jamais",
  text: [
    "L’agent ne reçoit, ne demande et ne détient aucune somme, aucun effet ni aucune valeur, de qui que ce soit et à quelque titre que ce soit : ni acompte, ni dépôt, ni frais, ni gratification.",
    "Il ne conclut aucun mandat, ne négocie pas les honoraires, ne rédige aucun acte ni avant-contrat et ne donne aucune consultation juridique (article 4 de la loi du 2 janvier 1970). Les mandats sont conclus par le mandant seul, par signature électronique.",
    "Il agit sous la responsabilité du titulaire de la carte professionnelle, au nom duquel il est habilité, et jamais au sien.",
  ],
};

function pay({ pay: of }: ContractTerms): DocumentSection {
  const { perVisitCents, signatureRateBps, visitsOfBuyer, visitsOfHome, visitsRateBps } = of;
  return {
    title: "Article 5. Rémunération",
    amounts: [
      ["Pour une visite tenue", formatExactPrice(perVisitCents)],
      ...of.tiers.map(
        ({ name, feeCents, shareCents, grows }) =>
          [
            `Pour une vente, forfait ${name} (honoraires ${grows ? "à partir de" : "de"} ${formatExactPrice(feeCents)} TTC)`,
            `${grows ? "dès " : ""}${formatExactPrice(shareCents)}`,
          ] as const,
      ),
    ],
    text: [
      `Visites. Une visite est rémunérée lorsqu’elle est tenue, ce que constate le code remis à la porte. Pour un même acquéreur et un même bien sous un même mandat, ${visitsOfBuyer === 1 ? "une seule visite est rémunérée" : `${visitsOfBuyer} visites sont rémunérées`} ; une autre ne l’est que si une offre de cet acquéreur est en cours au début de la visite. Pour un même bien, tous agents confondus, sont rémunérées au plus ${visitsOfHome} visites, sauf accord du mandant pour davantage, et au plus ${formatBasisPoints(visitsRateBps)} des honoraires hors taxes du bien. Au-delà, la visite n’est pas rémunérée et l’agent en est averti avant de la confirmer.`,
      `Ventes. L’agent qui suit un bien à la signature de l’acte authentique reçoit ${formatBasisPoints(signatureRateBps)} des honoraires toutes taxes comprises du mandat de vente. Rien n’est dû pour une vente qui n’est pas conclue.`,
      `Exigibilité. La rémunération d’une visite est acquise le jour de la visite ; celle d’une vente, dès que le règlement de la facture du vendeur est enregistré. Elle figure au relevé du mois où elle est acquise et est payée au plus tard le dernier jour du mois qui suit le trimestre au cours duquel elle l’a été (article L. 134-9 du code de commerce).`,
      `Ces montants suivent le barème ${of.rule} et comprennent la taxe sur la valeur ajoutée lorsque l’agent y est soumis. Un nouveau barème ne s’applique qu’aux biens confiés après que l’agent l’a accepté.`,
    ],
  };
}

const INVOICES: DocumentSection = {
  title: "Article 6. Mandat de facturation",
  text: [
    "L’agent donne mandat au mandant, qui l’accepte, d’établir en son nom et pour son compte les factures de ses rémunérations (article 289, I-2 du code général des impôts). Chaque facture porte la mention « Autofacturation » et les mentions légales, dont celle de la franchise en base lorsqu’elle s’applique.",
    `Les factures sont numérotées dans une suite continue, propre à l’agent : « RL », sa référence, l’année et un numéro d’ordre. Le projet est mis à disposition dans l’espace de l’agent, qui a ${CONTEST_DAYS} jours pour en contester une ligne ; passé ce délai, il est réputé accepté et la facture est émise.`,
    "L’agent reste seul responsable de ses obligations en matière de facturation et de taxe : il déclare sans délai tout changement de son identification ou de son régime, réclame une facture qui ne lui serait pas parvenue et acquitte la taxe qui y figure. Ce mandat de facturation peut être révoqué à tout moment par écrit ; l’agent établit alors lui-même ses factures.",
  ],
};

const DUTIES: readonly DocumentSection[] = [
  {
    title: "Article 7. Assurance",
    text: "L’agent est couvert, pendant toute la durée du contrat, par une assurance de responsabilité civile professionnelle dont il remet l’attestation en cours de validité.",
  },
  {
    title: "Article 8. Formation",
    text: `L’agent suit la formation de ${BRAND.name} et en réussit le questionnaire avant d’exercer. Il suit ensuite la formation continue que la loi impose : quatorze heures par an, ou quarante-deux heures sur trois années consécutives, dont deux heures au moins sur la déontologie et deux heures au moins sur la non-discrimination à l’accès au logement (décret n° 2016-173 du 18 février 2016).`,
  },
  {
    title: "Article 9. Déontologie et non-discrimination",
    text: "L’agent respecte le code de déontologie de la profession (décret n° 2015-1090 du 28 août 2015). Il n’écarte personne et ne traite personne moins bien pour un motif que la loi interdit (articles 225-1 et 225-2 du code pénal), même à la demande d’un vendeur, et signale une telle demande au mandant.",
  },
  {
    title: "Article 10. Données personnelles",
    text: [
      "L’agent n’utilise les données des vendeurs, des acquéreurs et des visiteurs que pour les biens et les prospects qui lui sont confiés, sur instruction du mandant et dans les outils du site (article 28 du règlement (UE) 2016/679). Il les garde confidentielles, n’en tient aucune copie et prévient le mandant sans délai de toute perte ou de tout accès indu.",
      `Les données de l’agent servent à l’exécution du contrat et aux obligations légales du mandant. Le contrat est conservé dix ans après sa fin. Les droits d’accès et de rectification s’exercent depuis l’espace ${BRAND.name}.`,
    ],
  },
];

function end(): DocumentSection {
  const [first, second, third] = NOTICE_MONTHS;
  return {
    title: "Article 11. Durée et fin",
    text: [
      "Le contrat est conclu pour une durée indéterminée et prend effet à la signature de l’agent. L’agent n’exerce qu’une fois le rôle accordé par le mandant ; son activité est suspendue de plein droit tant qu’une pièce obligatoire manque ou n’est plus valable.",
      `Chaque partie peut y mettre fin par écrit, avec un préavis de ${first} mois la première année, de ${second} mois la deuxième année commencée, et de ${third} mois la troisième année commencée et les suivantes ; la fin du préavis coïncide avec la fin d’un mois civil (article L. 134-11 du code de commerce). Aucun préavis n’est dû en cas de faute grave ou de force majeure.`,
      "Les rémunérations acquises restent dues. À la cessation du contrat, l’agent a droit à l’indemnité de l’article L. 134-12, dans les cas et selon les exceptions de l’article L. 134-13. L’agent rend l’attestation d’habilitation et cesse de se présenter comme agent du mandant.",
    ],
  };
}

const COURTS: DocumentSection = {
  title: "Article 12. Droit applicable",
  text: "Le contrat est soumis au droit français. Les parties recherchent un accord amiable avant de saisir la juridiction compétente selon le droit commun.",
};

const signed = (of: ContractSignature): DocumentSection => ({
  title: "Signature",
  lines: [
    ["Signé par", of.name],
    ["Le", formatMoment(of.signedAt, NAMED_PARIS_CLOCK)],
    ["Confirmé par", `un code à usage unique envoyé à ${of.email}`],
    ["À distance, sur", BRAND.name],
    ["Référence", of.contractId.toUpperCase()],
    ["Empreinte des clauses", `SHA-256 ${of.termsSha256}`],
  ],
  text: "Le mandant propose ce texte sur son site et est engagé par lui ; la signature de l’agent conclut le contrat. Signature électronique au sens de l’article 1367 du code civil. Le dossier de preuve conserve l’identité du signataire, l’heure, l’origine de la connexion, le message qui portait le code et les empreintes des clauses et de ce fichier.",
});

/** What a looper's contract says: a draft of it before the signature. */
export function contractText(
  terms: ContractTerms,
  signature: ContractSignature | null,
): DocumentText {
  const { publisher, trial } = terms;
  return {
    title: "Contrat d’agent commercial",
    subtitle: signature === null ? LAW : `Signé le ${formatDate(signature.signedAt)} · ${LAW}`,
    mark: trial ? MARKS.trial : signature === null ? MARKS.draft : null,
    headline: {
      amount: terms.agent.name,
      home: "Agent commercial en immobilier, Looper",
      town: terms.agent.address,
    },
    sections: [
      { title: "Le mandant", lines: publisherLines(publisher) },
      agent(terms),
      OBJECT,
      sector(terms),
      TASKS,
      NEVER,
      pay(terms),
      INVOICES,
      ...DUTIES,
      end(),
      COURTS,
      ...(signature === null ? [] : [signed(signature)]),
    ],
    footer: footerOf(
      publisher,
      signature === null ? "Projet de contrat d’agent commercial" : "Contrat d’agent commercial",
    ),
  };
}
