import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { PAPER_LABELS } from "../../lib/content/paper-names.ts";
import type { HandedInPaper } from "../../lib/kernel/looper-papers.ts";

/** A demonstration paper of a looper: it names its kind and its person, and says that it proves nothing. */
export async function drawPaper(
  paper: HandedInPaper,
  name: string,
  value: string,
  at: Date,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`${PAPER_LABELS[paper]}, démonstration`);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595.28, 841.89]);
  const lines = ["Pièce de démonstration", PAPER_LABELS[paper].replaceAll("’", "'"), name, value];
  lines.forEach((text, index) => {
    page.drawText(text, { x: 56, y: 740 - index * 40, size: index === 0 ? 26 : 18, font });
  });
  page.drawText("Démonstration : ce document est fictif et ne prouve rien.", {
    ...{ x: 56, y: 80, size: 12, font },
  });
  return document.save({ useObjectStreams: false });
}
