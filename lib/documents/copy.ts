import type { DocumentKind } from "./rules.ts";

/** What each kind of document is called. */
export const DOCUMENT_LABELS: Record<DocumentKind, string> = {
  energy_report: "Diagnostic de performance énergétique",
  diagnostics: "Autres diagnostics",
  title_deed: "Titre de propriété",
  coownership_minutes: "Procès-verbaux d’assemblée générale",
  coownership_charges: "Charges de copropriété",
  property_tax: "Taxe foncière",
  works: "Factures et garanties de travaux",
  identity: "Pièce d’identité",
  income: "Justificatif de revenus",
  loan_agreement: "Accord de principe de la banque",
  proof_of_funds: "Justificatif d’apport",
  looper_identity: "Pièce d’identité",
  rsac: "Extrait d’immatriculation au RSAC",
  attestation: "Attestation d’habilitation",
  insurance: "Attestation d’assurance",
  continuing_training: "Attestation de formation continue",
};

/** The name of a document that was erased: its row stays for the record of its openings. */
export const ERASED_FILE_NAME = "document-supprime.pdf";
