import { Document, Image, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { createElement, type ReactElement, type ReactNode } from "react";
import sharp from "sharp";
import { BRAND } from "../../content/brand.ts";
import { env } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";
import { drawPdf, PDF_FAMILIES, pdfProperties } from "../../platform/pdf.ts";
import { publisherOf } from "../../platform/publisher.ts";
import { qrCode } from "../../platform/qr-code.ts";
import { ENERGY_COLOURS, ENERGY_LABEL, energyBars, hasLightInk } from "../energy-label.ts";
import { readMedia } from "../media/queries/read-media.ts";
import { mediaFile } from "../media/rules.ts";
import type { ListingDetail, PhotoView } from "../views.ts";
import { PRINT } from "./copy.ts";
import { type PrintedLabel, type PrintText, printText } from "./print-text.ts";

/** A printed paper of a listing, to be downloaded. */
export interface PrintedFile {
  body: Buffer;
  fileName: string;
}

/** Points of an A4 page, and of its margins. */
const PAGE = { width: 595.28, height: 841.89, margin: 28 };
const INK = "#14212b";
const SOFT = "#4b5862";
const BRAND_INK = "#1a5279";
const NIGHT = "#0f2b40";
const MIMOSA = "#f6c445";
const LINE = "#e2dccf";
const LABEL_WIDTH = 178;
const SCALE = LABEL_WIDTH / ENERGY_LABEL.width;
const QR_SIZE = 112;

/** Photos of the leaflet beside its cover. */
const MORE_PHOTOS = 4;

/** Letters of a title that one line has room for in large. */
const SHORT_TITLE = 48;

/** Letters of a mention that half of the page's width has room for. */
const SHORT_MENTION = 90;

/** Text whose line height is counted on the size beside it. */
const text = (fontSize: number, rest: object = {}) => ({ fontSize, lineHeight: 1.35, ...rest });

const styles = StyleSheet.create({
  page: { padding: PAGE.margin, fontFamily: PDF_FAMILIES, color: INK },
  // A hair less than the page, which a rounded sum would overrun.
  sheet: { height: PAGE.height - 2 * PAGE.margin - 1 },
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "center" },
  brand: text(15, { fontWeight: 700, color: BRAND_INK }),
  status: text(11, {
    fontWeight: 700,
    backgroundColor: MIMOSA,
    paddingTop: 3,
    paddingBottom: 1,
    paddingHorizontal: 10,
  }),
  mark: text(10, {
    marginTop: 6,
    padding: 5,
    fontWeight: 700,
    color: "#a23a1d",
    borderWidth: 1,
    borderColor: "#a23a1d",
  }),
  cover: { marginTop: 8, backgroundColor: NIGHT },
  // It takes what the text leaves.
  growing: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  leafletCover: { height: 300 },
  filling: { position: "absolute", top: 0, left: 0, width: "100%", height: "100%" },
  photo: { width: "100%", height: "100%", objectFit: "cover" },
  title: { fontSize: 20, lineHeight: 1.2, fontWeight: 700, marginTop: 10 },
  longTitle: { fontSize: 15 },
  place: text(11, { color: SOFT, marginTop: 2 }),
  offer: {
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "flex-end",
    marginTop: 6,
    paddingBottom: 8,
    borderBottomWidth: 3,
    borderBottomColor: MIMOSA,
  },
  price: { fontSize: 32, lineHeight: 1.15, fontWeight: 700, color: BRAND_INK },
  priceNote: text(10),
  figures: { flexDirection: "row", gap: 16 },
  figure: { alignItems: "flex-end" },
  figureValue: { fontSize: 15, lineHeight: 1.2, fontWeight: 700 },
  figureLabel: text(8, { color: SOFT }),
  labels: { flexDirection: "row", justifyContent: "space-between", marginTop: 10 },
  labelTitle: text(8.5, { fontWeight: 700, marginBottom: 4 }),
  ladder: { width: LABEL_WIDTH, height: ENERGY_LABEL.height * SCALE },
  letter: { position: "absolute", fontWeight: 700 },
  beside: { position: "absolute" },
  value: { fontSize: 12, lineHeight: 1.1, fontWeight: 700 },
  unit: { fontSize: 7.5, lineHeight: 1.2 },
  code: { width: QR_SIZE, alignItems: "center" },
  scan: text(8, { textAlign: "center", fontWeight: 700, marginTop: 2 }),
  energy: { marginTop: 6 },
  excessive: text(10, { fontWeight: 700, color: "#a23a1d" }),
  cost: text(9),
  mentions: {
    marginTop: 8,
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "space-between",
  },
  mention: { width: "48.5%", marginBottom: 4 },
  wholeMention: { width: "100%" },
  term: text(7.5, { color: SOFT }),
  detail: text(9),
  footer: { borderTopWidth: 1, borderTopColor: LINE, paddingTop: 4, marginTop: 4 },
  footnote: text(7.5, { color: SOFT }),
  paragraph: text(10.5, { lineHeight: 1.5, marginTop: 8 }),
  heading: text(11, { fontWeight: 700, color: BRAND_INK, marginTop: 12 }),
  features: text(10.5),
  grid: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between", rowGap: 8 },
  cell: { width: "49.2%", height: 148, backgroundColor: NIGHT },
  pageNumber: { position: "absolute", bottom: 0, right: 0, fontSize: 7.5, color: SOFT },
  leafletPage: { paddingBottom: 70 },
  leafletFooter: { position: "absolute", bottom: 24, left: PAGE.margin, right: PAGE.margin },
});

const h = createElement;

type Style = ReturnType<typeof StyleSheet.create>[string];

/** A photo as the package reads it; null where there is none, or it is damaged, which the log says. */
async function jpegOf(photo: PhotoView | undefined): Promise<Buffer | null> {
  if (!photo) return null;
  const media = await readMedia(mediaFile(photo.mediaKey, 1280));
  if (!media) return null;
  try {
    return await sharp(media.body).jpeg({ quality: 82 }).toBuffer();
  } catch (error) {
    log().error({ mediaKey: photo.mediaKey, err: error }, "a photo to be printed is damaged");
    return null;
  }
}

const photoOf = (data: Buffer | null) =>
  data && h(Image, { src: { data, format: "jpg" }, style: styles.photo });

const paragraph = (style: Style | Style[], content: ReactNode, key?: string | number) =>
  h(Text, key === undefined ? { style } : { key, style }, content);

function headOf({ status, mark }: PrintText) {
  return h(
    View,
    null,
    h(
      View,
      { style: styles.head },
      paragraph(styles.brand, BRAND.name),
      paragraph(styles.status, status),
    ),
    mark && paragraph(styles.mark, mark),
  );
}

function offerOf({ title, place, price, figures }: PrintText) {
  return h(
    View,
    null,
    paragraph(title.length > SHORT_TITLE ? [styles.title, styles.longTitle] : styles.title, title),
    paragraph(styles.place, place),
    h(
      View,
      { style: styles.offer },
      h(View, null, paragraph(styles.price, price), paragraph(styles.priceNote, PRINT.priceNote)),
      h(
        View,
        { style: styles.figures },
        figures.map(({ label, value }) =>
          h(
            View,
            { key: label, style: styles.figure },
            paragraph(styles.figureValue, value),
            paragraph(styles.figureLabel, label),
          ),
        ),
      ),
    ),
  );
}

/** A label as the regulation draws it, or that its class is not known. */
function labelOf({ kind, title, energyClass, value, unit }: PrintedLabel) {
  const heading = paragraph(styles.labelTitle, title);
  if (energyClass === null) {
    return h(
      View,
      { key: kind, style: { width: LABEL_WIDTH } },
      heading,
      paragraph(styles.cost, PRINT.unknownLabel),
    );
  }
  const bars = energyBars(kind, energyClass);
  return h(
    View,
    { key: kind, style: { width: LABEL_WIDTH } },
    heading,
    h(
      View,
      { style: styles.ladder },
      h(
        Svg,
        {
          viewBox: `0 0 ${ENERGY_LABEL.width} ${ENERGY_LABEL.height}`,
          style: styles.ladder,
        },
        bars.map(({ letter, path }) =>
          h(Path, { key: letter, d: path, fill: ENERGY_COLOURS[kind][letter] }),
        ),
      ),
      bars.map(({ letter, isChosen, y, height }) => {
        const fontSize = isChosen ? 14 : 7;
        const style = {
          fontSize,
          lineHeight: 1,
          color: hasLightInk(kind, letter) ? "#ffffff" : "#10181f",
          left: 6,
          top: (y + height / 2) * SCALE - fontSize * 0.5,
        };
        return paragraph([styles.letter, style], letter, letter);
      }),
      value === null ? null : figureBeside(bars, value, unit),
    ),
  );
}

/** The figure behind a class, beside its bar. */
function figureBeside(bars: ReturnType<typeof energyBars>, value: string, unit: string) {
  const bar = bars.find(({ isChosen }) => isChosen);
  if (!bar) return null;
  const place = { left: (bar.width + 10) * SCALE, top: bar.y * SCALE };
  return h(
    View,
    { style: [styles.beside, place] },
    paragraph(styles.value, value),
    paragraph(styles.unit, unit),
  );
}

function codeOf(url: string) {
  const { size, path } = qrCode(url);
  return h(
    View,
    { style: styles.code },
    h(
      Svg,
      { viewBox: `0 0 ${size} ${size}`, style: { width: QR_SIZE, height: QR_SIZE } },
      h(Path, { d: path, fill: "#000000" }),
    ),
    paragraph(styles.scan, PRINT.scan),
  );
}

/** Labels, code, and the law’s mentions. */
function particularsOf({ labels, url, energy, mentions }: PrintText, isExcessive: boolean) {
  return h(
    View,
    { wrap: false },
    h(View, { style: styles.labels }, labels.map(labelOf), codeOf(url)),
    h(
      View,
      { style: styles.energy },
      energy.map((each, index) =>
        paragraph(isExcessive && index === 0 ? styles.excessive : styles.cost, each, index),
      ),
    ),
    h(
      View,
      { style: styles.mentions },
      mentions.map(([term, detail]) =>
        h(
          View,
          {
            key: term,
            style:
              detail.length > SHORT_MENTION
                ? [styles.mention, styles.wholeMention]
                : styles.mention,
          },
          paragraph(styles.term, term),
          paragraph(styles.detail, detail),
        ),
      ),
    ),
  );
}

const isExcessive = ({ energyClass }: ListingDetail) => energyClass === "F" || energyClass === "G";

const footnotes = ({ footer }: PrintText) =>
  footer.map((line, index) => paragraph(styles.footnote, line, index));

function textOf(listing: ListingDetail, now: Date): PrintText {
  const environment = env();
  return printText(listing, {
    origin: environment.APP_URL,
    publisher: publisherOf(environment),
    now,
  });
}

/**
 * The card of a listing for a window, one page of A4.
 * @param now the day that it names
 * @throws {DomainError} service.unavailable when too many wait, or pictures can't be reached
 */
export async function drawWindowCard(
  listing: ListingDetail,
  now = new Date(),
): Promise<PrintedFile> {
  const printed = textOf(listing, now);
  const body = await drawPdf(async () => {
    const cover = await jpegOf(listing.photos[0]);
    return h(
      Document,
      pdfProperties(PRINT.windowCard(printed.title), now),
      h(
        Page,
        { size: "A4", style: styles.page },
        h(
          View,
          { style: styles.sheet },
          headOf(printed),
          h(
            View,
            { style: [styles.cover, styles.growing] },
            h(View, { style: styles.filling }, photoOf(cover)),
          ),
          offerOf(printed),
          particularsOf(printed, isExcessive(listing)),
          h(View, { style: styles.footer }, footnotes(printed)),
        ),
      ),
    ) as ReactElement<never>;
  });
  return { body, fileName: PRINT.windowCardFile(listing.id) };
}

/**
 * The leaflet of a listing, both sides of an A4 sheet; a long text takes more pages.
 * @param now the day that it names
 * @throws {DomainError} service.unavailable when too many wait, or pictures can't be reached
 */
export async function drawLeaflet(listing: ListingDetail, now = new Date()): Promise<PrintedFile> {
  const printed = textOf(listing, now);
  const body = await drawPdf(async () => {
    const [cover = null, ...others] = await photosOf(listing);
    return h(
      Document,
      pdfProperties(PRINT.leaflet(printed.title), now),
      h(
        Page,
        { size: "A4", style: [styles.page, styles.leafletPage] },
        headOf(printed),
        h(View, { style: [styles.cover, styles.leafletCover] }, photoOf(cover)),
        offerOf(printed),
        printed.description.map((each, index) => paragraph(styles.paragraph, each, index)),
        featuresOf(printed),
        h(View, { break: true }, gridOf(others), particularsOf(printed, isExcessive(listing))),
        h(
          View,
          { style: styles.leafletFooter, fixed: true },
          h(View, { style: styles.footer }, footnotes(printed)),
          h(Text, {
            style: styles.pageNumber,
            render: ({ pageNumber, totalPages }) => PRINT.page(pageNumber, totalPages),
          }),
        ),
      ),
    ) as ReactElement<never>;
  });
  return { body, fileName: PRINT.leafletFile(listing.id) };
}

/** The cover and the photos after it that can be read, one at a time: each is some megabytes of pixels. */
async function photosOf({ photos }: ListingDetail): Promise<(Buffer | null)[]> {
  const [cover, ...others] = photos;
  const drawn: (Buffer | null)[] = [await jpegOf(cover)];
  for (const photo of others) {
    if (drawn.length > MORE_PHOTOS) break;
    const jpeg = await jpegOf(photo);
    if (jpeg) drawn.push(jpeg);
  }
  return drawn;
}

/** Photos two by two: one that is alone in its row would leave a hole. */
function gridOf(photos: readonly (Buffer | null)[]) {
  const paired = photos.slice(0, photos.length - (photos.length % 2));
  return h(
    View,
    { style: styles.grid },
    paired.map((photo, index) => h(View, { key: index, style: styles.cell }, photoOf(photo))),
  );
}

function featuresOf({ features }: PrintText) {
  if (features.length === 0) return null;
  return h(
    View,
    { wrap: false },
    paragraph(styles.heading, PRINT.features),
    paragraph(styles.features, features.join(" · ")),
  );
}
