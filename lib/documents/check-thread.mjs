// The check of a PDF, in a thread of its own: a hostile file can make a parser loop or take memory, and
// both end with the thread (check.ts).
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { inflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";

const HEADER_WITHIN = 1024;
const END_WITHIN = 2048;
/** Most bytes that the compressed lists of objects of a document may be long together. */
const OBJECT_BYTES = 64 * 1024 * 1024;
/** Characters before a stream in which its dictionary is looked for. */
const DICTIONARY_WITHIN = 4096;

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

/** Names can be written with hexadecimal digits: `/J#61vaScript`. */
const plain = (/** @type {string} */ text) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));

/** Whether the compressed lists of objects are of a bearable length: the parser takes them into memory whole. */
function areListsShort(/** @type {Buffer} */ bytes, /** @type {string} */ text) {
  let left = OBJECT_BYTES;
  for (const { index, 0: mark } of text.matchAll(/stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - DICTIONARY_WITHIN), index);
    const dictionary = plain(before.slice(before.lastIndexOf(" obj") + 1));
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters = dictionary.match(/\/\w+Decode\b/g) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1 || filters[0] !== "/FlateDecode") return false;
    try {
      left -= inflateSync(bytes.subarray(index + mark.length), { maxOutputLength: left }).length;
    } catch (error) {
      if (error?.code === "ERR_BUFFER_TOO_LARGE") return false;
      // The parser says what it makes of a damaged one: it reads no further than this did.
    }
    if (left <= 0) return false;
  }
  return true;
}

const nameOf = (/** @type {any} */ value) =>
  value && "encodedName" in value ? plain(value.encodedName) : "";

/** Whether an object, or anything that stands in it, is active. */
function isActive(/** @type {any} */ root) {
  const waiting = [root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    // Told by their shape: an array, a dictionary, or a stream, which has one.
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
  if (!areListsShort(bytes, text)) return "damaged";
  /** @type {PDFDocument} */
  let document;
  try {
    document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  } catch (error) {
    return /encrypt|password/i.test(String(error)) ? "encrypted" : "damaged";
  }
  if (document.isEncrypted || document.context.trailerInfo.Encrypt) return "encrypted";
  if (RAW.test(plain(text))) return "active";
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (isActive(object)) return "active";
  }
  try {
    const pages = document.getPages().length;
    if (pages === 0) return "damaged";
    return pages > mostPages ? "too-long" : "fine";
  } catch {
    return "damaged";
  }
}

const { path, mostPages } = workerData;
parentPort?.postMessage(await check(readFileSync(path), mostPages));
