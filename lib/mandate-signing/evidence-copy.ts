import { BRAND } from "../content/brand.ts";
import type { DocumentSection, DocumentText } from "../kernel/document-text.ts";
import { ofName } from "../kernel/elision.ts";
import { formatCount, formatInteger, formatPrice } from "../kernel/format.ts";
import { formatDate, formatMoment } from "../kernel/format-date.ts";
import { NAMED_PARIS_CLOCK } from "../kernel/place.ts";
import { MARKS } from "./document-copy.ts";
import type { Evidence, EvidenceFile, PartyEvidence } from "./evidence-document.ts";

/** The team's own paper, about instants of its machines: by its clock. */
const instant = (at: Date) => formatMoment(at, NAMED_PARIS_CLOCK);
/** To the second, as programs write it: what an hour of a country leaves open. */
const exact = (text: string) => `${instant(new Date(text))}, ${text}`;

const codeSection = (code: Evidence["code"], of = ""): DocumentSection => ({
  title: `Le code à usage unique${of}`,
  lines: [
    ["Document figé le", exact(code.frozenAt)],
    ["Envoyé à", code.sentTo],
    ["Parti le", code.sentAt === null ? "Heure non conservée" : exact(code.sentAt)],
    ["Identifiant du message", code.messageId ?? "Non conservé"],
    ["Codes tapés", formatCount(code.attempts, "code", "codes")],
  ],
});

/** What proves the signature of one who signed before the person with the account. */
const partySections = ({
  signer,
  connection,
  code,
  signedAt,
}: PartyEvidence): DocumentSection[] => [
  {
    title: `Signataire sans compte : ${signer.name}`,
    lines: [
      ["Nom écrit en signant", signer.typedName],
      ["E-mail", signer.email],
      ["Réseau", connection.network],
      ["Navigateur", connection.userAgent ?? "Non communiqué"],
      ["Signé le", exact(signedAt)],
    ],
  },
  codeSection(code, ` ${ofName(signer.name)}`),
];

/** What an evidence file says: who signed, when, from where, with which code, and what of. */
export function evidenceText(file: EvidenceFile): DocumentText {
  const { evidence, others, mandateNumber, what: signed, fileName } = file;
  const { signer, session, code } = evidence;
  return {
    title: "Dossier de preuve",
    subtitle: `${signed}, signé le ${instant(new Date(evidence.signedAt))}`,
    mark: file.trial ? MARKS.trial : null,
    headline: { amount: formatPrice(file.priceCents), home: file.home.title, town: file.home.town },
    sections: [
      {
        title: "Le signataire",
        lines: [
          ["Nom du compte", signer.accountName],
          ["Nom écrit en signant", signer.typedName],
          ["E-mail du compte", signer.email],
          ["Référence du compte", signer.userId.toUpperCase()],
        ],
      },
      {
        title: "La connexion",
        lines: [
          ["Référence de la session", session.id?.toUpperCase() ?? "Non conservée"],
          ["Réseau", session.network],
          ["Navigateur", session.userAgent ?? "Non communiqué"],
        ],
      },
      codeSection(code),
      ...others.flatMap(partySections),
      {
        title: "La signature",
        lines: [
          ["Signé le", exact(evidence.signedAt)],
          ["Référence", file.signatureId.toUpperCase()],
          ["Registre des mandats", `n°\u00a0${mandateNumber}`],
          ...(file.isMandate
            ? ([
                [
                  "Publication anticipée",
                  evidence.expressRequest ? "Demandée expressément" : "Non demandée",
                ],
              ] as const)
            : []),
        ],
      },
      {
        title: "Ce qui a été signé",
        lines: [
          ["Fichier", `${fileName}, ${formatInteger(file.fileBytes)} octets`],
          ["Empreinte du fichier", `SHA-256 ${evidence.pdfSha256}`],
          ["Empreinte des clauses", `SHA-256 ${evidence.termsSha256}`],
          [
            "Contrôle",
            file.isIntact
              ? `Le ${formatDate(file.checkedAt)}, les deux empreintes, recalculées, sont celles de la signature.`
              : `Le ${formatDate(file.checkedAt)}, une empreinte recalculée diffère de celle de la signature.`,
          ],
        ],
        text: `Chacun peut calculer l’empreinte SHA-256 de ${fileName} et la comparer à celle-ci : un seul caractère changé en donnerait une autre. L’empreinte des clauses est celle du document tel qu’il a été figé avant l’envoi du code.`,
      },
    ],
    footer: `Dossier de preuve, ${signed.toLowerCase()} · ${file.publisherName || BRAND.name}`,
  };
}
