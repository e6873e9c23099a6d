import { join } from "node:path";
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";
import { BRAND } from "../content/brand.ts";
import { once } from "../platform/once.ts";
import { inTurn } from "../platform/queue.ts";
import type { SaleTerms } from "./record.ts";
import { type RecordSection, type RecordText, recordText } from "./record-copy.ts";

/** Some tenths of a second of a core each. */
const QUEUE = { atOnce: 1, waiting: 20 };

const FONTS = "node_modules/@fontsource/bricolage-grotesque/files";
/** Static WOFF, which the package embeds: all that is written in Latin letters, whatever the name's language. */
const SUBSETS = ["latin", "latin-ext", "vietnamese"] as const;

/** What none of them has, and would be drawn as something else. */
const UNDRAWN = /[^\n\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u2032\u2033\u20ac\u2122]/gu;

/** A text that people wrote, in characters that the fonts have. */
const drawable = (text: string) => text.normalize("NFC").replaceAll(UNDRAWN, "?");

/** The font is registered with the package once a process. */
function registerFonts(): true {
  for (const subset of SUBSETS) {
    const fonts = [400, 700].map((fontWeight) => {
      const file = `bricolage-grotesque-${subset}-${fontWeight}-normal.woff`;
      return { src: join(/* turbopackIgnore: true */ process.cwd(), FONTS, file), fontWeight };
    });
    Font.register({ family: subset, fonts });
  }
  // French words are not hyphenated by English rules.
  Font.registerHyphenationCallback((word) => [word]);
  return true;
}

const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 64,
    paddingHorizontal: 52,
    fontFamily: [...SUBSETS] as never,
    fontSize: 10,
    lineHeight: 1.4,
    color: "#14212b",
  },
  brand: { fontSize: 12, fontWeight: 700, color: "#1a5279" },
  title: { fontSize: 20, fontWeight: 700, marginTop: 14, lineHeight: 1.2 },
  subtitle: { color: "#4b5862", marginTop: 4 },
  headline: {
    marginTop: 14,
    padding: 12,
    backgroundColor: "#f2eee5",
    borderLeftWidth: 4,
    borderLeftColor: "#f6c445",
  },
  amount: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  home: { marginTop: 4, fontWeight: 700 },
  section: { marginTop: 12 },
  heading: {
    fontSize: 11,
    fontWeight: 700,
    color: "#1a5279",
    borderBottomWidth: 1,
    borderBottomColor: "#e2dccf",
    paddingBottom: 3,
    marginBottom: 5,
  },
  line: { flexDirection: "row", marginBottom: 2 },
  label: { width: 150, color: "#4b5862" },
  value: { flex: 1 },
  footer: {
    position: "absolute",
    bottom: 30,
    left: 52,
    right: 52,
    fontSize: 8,
    color: "#4b5862",
  },
});

const h = createElement;

function sectionOf({ title, lines, text }: RecordSection): ReactElement {
  return h(
    View,
    { key: title, style: styles.section },
    // Its first lines go with it to the next page.
    h(Text, { style: styles.heading, minPresenceAhead: 30 }, title),
    ...lines.map(([label, value]) =>
      h(
        View,
        { key: label, style: styles.line, wrap: false },
        h(Text, { style: styles.label }, label),
        h(Text, { style: styles.value }, drawable(value)),
      ),
    ),
    text === undefined ? null : h(Text, { key: "text" }, drawable(text)),
  );
}

function documentOf({ title, subtitle, headline, sections, footer }: RecordText, at: Date) {
  const { amount, home, town } = headline;
  return h(
    Document,
    {
      title,
      author: BRAND.name,
      creator: BRAND.name,
      producer: BRAND.name,
      language: "fr-FR",
      // The same bytes whenever it is asked for.
      creationDate: at,
      modificationDate: at,
    },
    h(
      Page,
      { size: "A4", style: styles.page },
      h(Text, { style: styles.brand }, BRAND.name),
      h(Text, { style: styles.title }, title),
      h(Text, { style: styles.subtitle }, subtitle),
      h(
        View,
        { style: styles.headline },
        h(Text, { style: styles.amount }, amount),
        h(Text, { style: styles.home }, drawable(home)),
        h(Text, {}, drawable(town)),
      ),
      ...sections.map(sectionOf),
      h(Text, { style: styles.footer, fixed: true }, footer),
    ),
  );
}

/**
 * The record of an accepted offer as a PDF, made of its terms alone: the same bytes each time.
 * @throws {DomainError} service.unavailable when too many wait
 */
export function drawRecord(saleId: string, terms: SaleTerms): Promise<Buffer> {
  once("sales.record-fonts", registerFonts);
  const text = recordText(saleId, terms);
  return inTurn("sale-records", QUEUE, () =>
    renderToBuffer(documentOf(text, new Date(terms.acceptedAt))),
  );
}
