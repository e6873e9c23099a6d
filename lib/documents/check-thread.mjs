// The check of a PDF, in a thread of its own: a hostile file can make a parser loop or take memory, and
// both end with the thread (check.ts).
import { parentPort, workerData } from "node:worker_threads";
import {
  decodePDFRawStream,
  PDFContext,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
} from "@cantoo/pdf-lib";

const HEADER_WITHIN = 1024;
const END_WITHIN = 2048;
/** Most bytes that the compressed lists of objects of a document are unfolded to together. */
const OBJECT_BYTES = 64 * 1024 * 1024;

/** Actions that run something, send something away, or open what is inside. */
const ACTIONS = new Set([
  "/JavaScript",
  "/Launch",
  "/SubmitForm",
  "/ImportData",
  "/GoToE",
  "/Rendition",
  "/RichMediaExecute",
]);
/** Entries that bring scripts or files with them. */
const ENTRIES = new Set(["/JS", "/JavaScript", "/EmbeddedFiles", "/EF", "/XFA"]);
const TYPES = new Set(["/EmbeddedFile"]);
const SUBTYPES = new Set(["/FileAttachment", "/RichMedia", "/Movie", "/Screen", "/3D"]);
/** The same in the bytes as they are, for what a parser would pass over. */
const RAW = /\/(?:JavaScript|Launch|EmbeddedFiles?|XFA|RichMedia)(?![A-Za-z])/;

/** What the parser says of a document that a password or a certificate opens. */
const UNOPENED = /crypt|password/i;

/** Names can be written with hexadecimal digits: `/J#61vaScript`. */
const plain = (/** @type {string} */ text) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));

/**
 * What the parser comes by, by the reading it belongs to: every object, those too that a later one of the same
 * number replaces. A restricted document is read twice, at first without being deciphered.
 * @type {WeakMap<PDFContext, { objects: any[], isHidden: boolean }>}
 */
const readings = new WeakMap();

function readingOf(/** @type {PDFContext} */ context) {
  const reading = readings.get(context) ?? { objects: [], isHidden: false };
  readings.set(context, reading);
  return reading;
}

let isEndless = false;

/**
 * Counts what is unfolded where the parser makes room for it: how the file writes of it can't deceive that. Past
 * the limit nothing more is unfolded.
 */
function limitUnfolding() {
  const context = PDFContext.create();
  const dictionary = context.obj({ Filter: "FlateDecode" });
  const stream = decodePDFRawStream(PDFRawStream.of(dictionary, new Uint8Array([0x78, 0x9c])));
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(stream));
  const { ensureBuffer } = prototype;
  if (typeof ensureBuffer !== "function") throw new Error("the parser unfolds in another way");
  let left = OBJECT_BYTES;
  prototype.ensureBuffer = function (/** @type {number} */ requested) {
    const before = this.buffer.byteLength;
    if (requested - before > left) {
      isEndless = true;
      left = 0;
      throw new Error("too long");
    }
    const buffer = ensureBuffer.call(this, requested);
    left -= buffer.byteLength - before;
    return buffer;
  };
}

/**
 * Whether an object holds others that the parser did not read, though a reader that goes by the table of contents
 * would: a list of objects that does not say so, or one that the parser could make nothing of.
 */
function isUnreadList(/** @type {any} */ object) {
  if (object.constructor === PDFInvalidObject) {
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    return /\/(?:ObjStm|First)\b/.test(plain(Buffer.from(bytes.buffer).toString("latin1")));
  }
  if (!("dict" in object)) return false;
  const { dict } = object;
  if (!dict.has(PDFName.of("First")) || !dict.has(PDFName.of("N"))) return false;
  return dict.lookup(PDFName.of("Type")) !== PDFName.of("ObjStm");
}

function noteObjects() {
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function (ref, object) {
    const reading = readingOf(this);
    reading.objects.push(object);
    if (isUnreadList(object)) reading.isHidden = true;
    return assign.call(this, ref, object);
  };
}

const nameOf = (/** @type {any} */ value) =>
  value && "encodedName" in value ? plain(value.encodedName) : "";

/** Whether an object, or anything that stands in it, is active. */
function isActive(/** @type {any} */ root) {
  const waiting = [root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    // Recognised by their shape: an array, a dictionary, or a stream, which has one.
    if (typeof object?.asArray === "function") waiting.push(...object.asArray());
    else if (typeof object?.entries !== "function") {
      if (object && "dict" in object) waiting.push(object.dict);
    } else {
      for (const [key, value] of object.entries()) {
        const entry = nameOf(key);
        const name = nameOf(value);
        if (ENTRIES.has(entry)) return true;
        if (entry === "/S" && ACTIONS.has(name)) return true;
        if (entry === "/Type" && TYPES.has(name)) return true;
        if (entry === "/Subtype" && SUBTYPES.has(name)) return true;
        waiting.push(value);
      }
    }
  }
  return false;
}

/** @returns {Promise<import("./check.ts").Verdict>} */
async function check(/** @type {Buffer} */ bytes, /** @type {number} */ mostPages) {
  if (!bytes.subarray(0, HEADER_WITHIN).includes("%PDF-")) return "not-pdf";
  if (!bytes.subarray(-END_WITHIN).includes("%%EOF")) return "damaged";
  const text = bytes.toString("latin1");
  /** @type {PDFDocument} */
  let document;
  try {
    // One whose owner only restricted its use opens with no password at all, here as everywhere.
    document = await PDFDocument.load(bytes, { password: "", updateMetadata: false });
  } catch (error) {
    return UNOPENED.test(String(error)) ? "encrypted" : "damaged";
  }
  const { objects, isHidden } = readingOf(document.context);
  if (isEndless || isHidden) return "damaged";
  if (document.isEncrypted) return "encrypted";
  if (RAW.test(plain(text))) return "active";
  if (objects.some(isActive)) return "active";
  try {
    const pages = document.getPages().length;
    if (pages === 0) return "damaged";
    return pages > mostPages ? "too-long" : "fine";
  } catch {
    return "damaged";
  }
}

limitUnfolding();
noteObjects();
const { bytes, mostPages } = workerData;
parentPort?.postMessage(await check(Buffer.from(bytes), mostPages));
