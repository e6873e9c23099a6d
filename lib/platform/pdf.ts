import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";
import { BRAND } from "../content/brand.ts";
import type { DocumentSection, DocumentText } from "../kernel/document-text.ts";
import { drawableText } from "../kernel/drawn-characters.ts";
import { pdfFontFiles } from "./pdf-fonts.ts";
import { inTurn } from "./queue.ts";

/** Some tenths of a second of a core each. */
const QUEUE = { atOnce: 1, waiting: 20 };

/** Longer words, such as addresses of mail and hashes, may break, without a hyphen that is not theirs. */
const LONG_WORD = 24;

/** Where a long word may break: after its own marks, and every so many letters. */
const WORD_PARTS = /[^@._/-]{1,12}[@._/-]?|[@._/-]/gu;

/** The parts of a word; the empty ones between them are where the package may break it without a hyphen. */
function partsOf(word: string): string[] {
  if (word.length <= LONG_WORD) return [word];
  return (word.match(WORD_PARTS) ?? [word]).flatMap((part, index) =>
    index === 0 ? [part] : ["", part],
  );
}

/**
 * The fonts are registered anew for each document: one that was drawn with keeps signs without the characters that they
 * stand for, and the next document's commas would be lost to a reader who hears it read or copies
 * its text.
 */
function registerFonts(): void {
  Font.clear();
  // The package wants it behind each list of fonts.
  Font.register({ family: "Helvetica", src: "Helvetica" });
  for (const { family, regular, bold } of pdfFontFiles()) {
    const fonts = [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
    ];
    Font.register({ family, fonts });
  }
  // French words are not hyphenated by English rules.
  Font.registerHyphenationCallback(partsOf);
}

/**
 * Of each text and not of the page: with a line height of its own, what is on every page is not drawn. It is counted
 * on the size that stands beside it.
 */
const body = { fontSize: 10, lineHeight: 1.4 };

/** The families of a page's text: a character is drawn by the first that has it. The package's types know one alone. */
export const PDF_FAMILIES = pdfFontFiles().map(({ family }) => family) as never;

const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 64,
    paddingHorizontal: 52,
    fontFamily: PDF_FAMILIES,
    fontSize: 10,
    color: "#14212b",
  },
  brand: { fontSize: 12, fontWeight: 700, color: "#1a5279" },
  mark: { ...body, marginTop: 14, fontWeight: 700, color: "#a23a1d" },
  title: { fontSize: 20, fontWeight: 700, marginTop: 14, lineHeight: 1.2 },
  subtitle: { ...body, color: "#4b5862", marginTop: 4 },
  headline: {
    marginTop: 14,
    padding: 12,
    backgroundColor: "#f2eee5",
    borderLeftWidth: 4,
    borderLeftColor: "#f6c445",
  },
  amount: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  home: { ...body, marginTop: 4, fontWeight: 700 },
  town: body,
  section: { marginTop: 12 },
  heading: {
    fontSize: 11,
    fontWeight: 700,
    color: "#1a5279",
    borderBottomWidth: 1,
    borderBottomColor: "#e2dccf",
    paddingBottom: 3,
    marginBottom: 5,
    lineHeight: 1.4,
  },
  line: { flexDirection: "row", marginBottom: 2 },
  label: { ...body, width: 150, paddingRight: 8, color: "#4b5862" },
  value: { ...body, flex: 1 },
  paragraph: { ...body, marginBottom: 4 },
  afterLines: { marginTop: 5 },
  sum: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 3 },
  amountPart: body,
  totalPart: { fontSize: 12, lineHeight: 1.4 },
  total: { borderTopWidth: 1, borderTopColor: "#14212b", fontWeight: 700 },
  footer: {
    position: "absolute",
    bottom: 30,
    left: 52,
    right: 52,
    flexDirection: "row",
    justifyContent: "space-between",
    gap: 16,
    fontSize: 8,
    color: "#4b5862",
  },
  footnote: { flex: 1 },
});

const h = createElement;

function textsOf(text: DocumentSection["text"]): readonly string[] {
  if (text === undefined) return [];
  return typeof text === "string" ? [text] : text;
}

/** As many lines, of at most three rows each, fit a page with their heading. */
const MOST_TOGETHER = 14;

/** Whether a paragraph surely takes less than a page. */
const isShort = (paragraph: string) =>
  paragraph.length <= 1_200 && paragraph.split("\n").length <= 10;

/** A heading with what goes to the next page with it: its lines where they are few, else what comes first. */
function sectionOf({ title, lines = [], text, amounts = [], startsPage = false }: DocumentSection) {
  const follows = lines.length + amounts.length > 0;
  const parts = [
    ...lines.map(([label, value], index) =>
      h(
        View,
        // Several signatures have lines of one name.
        { key: `${index}-${label}`, style: styles.line, wrap: false },
        h(Text, { style: styles.label }, label),
        h(Text, { style: styles.value }, value),
      ),
    ),
    ...amounts.map(([label, amount, kind]) =>
      h(
        View,
        {
          key: label,
          style: kind === "total" ? [styles.sum, styles.total] : styles.sum,
          wrap: false,
        },
        h(Text, { style: kind === "total" ? styles.totalPart : styles.amountPart }, label),
        h(Text, { style: kind === "total" ? styles.totalPart : styles.amountPart }, amount),
      ),
    ),
    ...textsOf(text).map((paragraph, index) =>
      h(
        Text,
        {
          key: `text-${index}`,
          style: follows && index === 0 ? [styles.paragraph, styles.afterLines] : styles.paragraph,
        },
        paragraph,
      ),
    ),
  ];
  const together = follows
    ? (lines.length <= MOST_TOGETHER ? lines.length : 1) + amounts.length
    : Number(isShort(textsOf(text)[0] ?? ""));
  return h(
    View,
    { style: styles.section, break: startsPage },
    h(
      View,
      { key: "heading", wrap: false },
      // What is too long to go with it is split, and begins under it.
      h(Text, { style: styles.heading, minPresenceAhead: 40 }, title),
      ...parts.slice(0, together),
    ),
    ...parts.slice(together),
  );
}

/** All of a document's text in characters that the fonts have, whoever wrote it. */
function drawable(document: DocumentText): DocumentText {
  const { title, subtitle, mark, headline, sections, footer } = document;
  const { amount, home, town } = headline;
  return {
    title: drawableText(title),
    subtitle: drawableText(subtitle),
    ...(mark && { mark: drawableText(mark) }),
    headline: {
      amount: drawableText(amount),
      home: drawableText(home),
      town: drawableText(town),
    },
    sections: sections.map(({ title: heading, lines = [], text, amounts = [], ...section }) => ({
      ...section,
      title: drawableText(heading),
      lines: lines.map(([label, value]) => [drawableText(label), drawableText(value)] as const),
      text: textsOf(text).map(drawableText),
      amounts: amounts.map(
        ([label, value, kind]) => [drawableText(label), drawableText(value), kind] as const,
      ),
    })),
    footer: drawableText(footer),
  };
}

const pageNumber = ({ pageNumber: page, totalPages }: { pageNumber: number; totalPages: number }) =>
  `Page ${page} sur ${totalPages}`;

function documentOf(document: DocumentText, at: Date): ReactElement<never> {
  const { title, subtitle, mark, headline, sections, footer } = document;
  return h(
    Document,
    pdfProperties(title, at),
    h(
      Page,
      { size: "A4", style: styles.page },
      h(Text, { style: styles.brand }, BRAND.name),
      mark ? h(Text, { style: styles.mark }, mark) : null,
      h(Text, { style: styles.title }, title),
      h(Text, { style: styles.subtitle }, subtitle),
      h(
        View,
        { style: styles.headline },
        h(Text, { style: styles.amount }, headline.amount),
        h(Text, { style: styles.home }, headline.home),
        h(Text, { style: styles.town }, headline.town),
      ),
      ...sections.map(sectionOf),
      h(
        View,
        { style: styles.footer, fixed: true },
        h(Text, { style: styles.footnote }, footer),
        h(Text, { render: pageNumber }),
      ),
    ),
  ) as ReactElement<never>;
}

/** What every file of the site says of itself; the same bytes whenever it is asked for. */
export const pdfProperties = (title: string, at: Date) => ({
  title,
  author: BRAND.name,
  creator: BRAND.name,
  producer: BRAND.name,
  language: "fr-FR",
  creationDate: at,
  modificationDate: at,
});

/**
 * Draws a PDF when it is its turn.
 * @param compose makes the document's element, and what it needs
 * @throws {DomainError} service.unavailable when too many wait
 */
export function drawPdf(
  compose: () => ReactElement<never> | Promise<ReactElement<never>>,
): Promise<Buffer> {
  return inTurn("pdf", QUEUE, async () => {
    const document = await compose();
    registerFonts();
    return renderToBuffer(document);
  });
}

/**
 * A document as a PDF, made of its text alone: the same bytes each time.
 * @param at what the file says that it was made at
 * @throws {DomainError} service.unavailable when too many wait
 */
export function drawDocument(document: DocumentText, at: Date): Promise<Buffer> {
  return drawPdf(() => documentOf(drawable(document), at));
}
