import type { DocumentText } from "../../kernel/document-text.ts";
import { ofName } from "../../kernel/elision.ts";
import { formatExactPrice } from "../../kernel/format.ts";
import { formatCivilDate, formatCivilMonth, formatDate } from "../../kernel/format-date.ts";
import { excludingVat } from "../../kernel/money.ts";
import { footerOf, MARKS, publisherLines, vatLine } from "../../mandate-signing/document-copy.ts";
import { EVENT_LABELS, statementTitle } from "../copy.ts";
import type { StatementDocument } from "./document.ts";

export const STATEMENT_FIELDS = {
  reason: "Choisissez ce qui ne va pas",
  text: "Expliquez ce qui ne va pas, de 10 à 1 000 caractères",
  outcome: "Choisissez votre décision",
  reversal: "Choisissez un motif de régularisation",
  reply: "Répondez au Looper, de 5 à 1 000 caractères",
};

function agentLines({ agent, vatNumber }: StatementDocument): [string, string][] {
  const { name, email, address, siren } = agent;
  return [
    ["Nom", name],
    ...(address === null ? [] : ([["Adresse", address]] as [string, string][])),
    ["E-mail", email],
    ...(siren === null
      ? []
      : ([["Registre spécial des agents commerciaux", `SIREN ${siren}`]] as [string, string][])),
    ...(vatNumber === null ? [] : ([["TVA intracommunautaire", vatNumber]] as [string, string][])),
  ];
}

const MANDATE =
  "Autofacturation : facture établie par le client, au nom et pour le compte du prestataire, en vertu du mandat de facturation";

/** What an issued statement says: the looper's invoice. */
export function statementText(document: StatementDocument, issuedAt: Date): DocumentText {
  const { number, month, part, publisher, agent, lines, vatBps, mandateGivenAt } = document;
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const netCents = excludingVat(totalCents, vatBps);
  const title = totalCents < 0 ? `Avoir n° ${number}` : `Facture n° ${number}`;
  return {
    title,
    subtitle: `${statementTitle({ month, part })} · émis le ${formatDate(issuedAt)}`,
    mark: document.trial ? MARKS.trial : null,
    headline: {
      amount: formatExactPrice(totalCents),
      home: `Commissions ${ofName(formatCivilMonth(month))}`,
      town: agent.name,
    },
    sections: [
      { title: "Prestataire", lines: agentLines(document) },
      { title: "Client", lines: publisherLines(publisher) },
      {
        title: "Prestations",
        amounts: lines.map(
          ({ event, occurredOn, property, amountCents, rule }) =>
            [
              `${EVENT_LABELS[event]}, ${formatCivilDate(occurredOn)}, ${property} (barème ${rule})`,
              formatExactPrice(amountCents),
            ] as const,
        ),
      },
      {
        title: "Montants",
        amounts: [
          ["Total hors taxes", formatExactPrice(netCents)],
          vatBps === 0 ? ["TVA", formatExactPrice(0)] : vatLine(vatBps, totalCents - netCents),
          ["Total, toutes taxes comprises", formatExactPrice(totalCents), "total"],
        ],
        text: [
          ...(vatBps === 0
            ? ["TVA non applicable, article 293 B du code général des impôts."]
            : []),
          mandateGivenAt === null
            ? `${MANDATE}.`
            : `${MANDATE} donné le ${formatDate(new Date(mandateGivenAt))}.`,
          totalCents < 0
            ? "Ce montant est déduit du prochain versement."
            : `À payer au plus tard le ${formatCivilDate(document.payableBy)}, par virement. Aucun escompte pour paiement anticipé ; en cas de retard, pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de 40 € pour frais de recouvrement (code de commerce, article L. 441-10).`,
        ],
      },
    ],
    footer: footerOf(publisher, title),
  };
}
