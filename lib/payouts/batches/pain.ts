import { sepaText } from "./sepa-text.ts";

/** One transfer of a file. */
export interface Transfer {
  /** What the bank's report calls it: at most 35 characters. */
  id: string;
  amountCents: number;
  holder: string;
  iban: string;
  /** What the payee's statement says. */
  reference: string;
}

/** A file of transfers from one account. */
export interface TransferFile {
  id: string;
  createdAt: Date;
  /** Civil day, YYYY-MM-DD. */
  executeOn: string;
  payer: { name: string; iban: string };
  transfers: readonly Transfer[];
}

const NAME_LENGTH = 70;
const REFERENCE_LENGTH = 140;

const euros = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

const tag = (name: string, content: string, attributes = "") =>
  `<${name}${attributes}>${content}</${name}>`;

const account = (iban: string) => tag("Id", tag("IBAN", iban));

const transferXml = ({ id, amountCents, holder, iban, reference }: Transfer) =>
  tag(
    "CdtTrfTxInf",
    tag("PmtId", tag("EndToEndId", id)) +
      tag("Amt", tag("InstdAmt", euros(amountCents), ' Ccy="EUR"')) +
      // No address: of the two that may stand here since November 2026, structured or none.
      tag("Cdtr", tag("Nm", sepaText(holder, NAME_LENGTH))) +
      tag("CdtrAcct", account(iban)) +
      tag("RmtInf", tag("Ustrd", sepaText(reference, REFERENCE_LENGTH))),
  );

/**
 * The file that a bank takes for SEPA credit transfers: ISO 20022 pain.001.001.09, one instruction, as the European
 * Payments Council's guidelines for customers have it. Texts hold its 88 characters alone, of which none is XML's.
 * @throws {RangeError} without a transfer
 */
export function transferXmlFile({
  id,
  createdAt,
  executeOn,
  payer,
  transfers,
}: TransferFile): string {
  if (transfers.length === 0) throw new RangeError("a file of transfers has one at least");
  const count = tag("NbOfTxs", String(transfers.length));
  const sum = tag(
    "CtrlSum",
    euros(transfers.reduce((all, { amountCents }) => all + amountCents, 0)),
  );
  const name = tag("Nm", sepaText(payer.name, NAME_LENGTH));
  const header = tag(
    "GrpHdr",
    tag("MsgId", id) +
      tag("CreDtTm", createdAt.toISOString().slice(0, 19)) +
      count +
      sum +
      tag("InitgPty", name),
  );
  const instruction = tag(
    "PmtInf",
    tag("PmtInfId", id) +
      tag("PmtMtd", "TRF") +
      tag("BtchBookg", "false") +
      count +
      sum +
      tag("PmtTpInf", tag("SvcLvl", tag("Cd", "SEPA"))) +
      tag("ReqdExctnDt", tag("Dt", executeOn)) +
      tag("Dbtr", name) +
      tag("DbtrAcct", account(payer.iban)) +
      tag("DbtrAgt", tag("FinInstnId", tag("Othr", tag("Id", "NOTPROVIDED")))) +
      tag("ChrgBr", "SLEV") +
      transfers.map(transferXml).join(""),
  );
  const document = tag(
    "Document",
    tag("CstmrCdtTrfInitn", header + instruction),
    ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
