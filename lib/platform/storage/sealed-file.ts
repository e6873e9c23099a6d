import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey } from "../keys.ts";

/**
 * An encrypted file (docs/decisions/0075). Its bytes are encrypted with a key of its own, which is random, and which
 * stands in the header encrypted with the configuration's: another key there is another header, and the same body.
 *
 * header: mark, id of the configuration's key, nonce and encrypted key of the file, nonce of the body
 * body: the bytes as AES-256-GCM gives them, and their tag
 *
 * Both parts are bound to the name that the file is stored under: put in another's place, it does not open.
 */
const CIPHER = "aes-256-gcm";
const MARK = Buffer.from("LOOPDOC\x01", "latin1");
const ID_BYTES = 8;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const TAG_BYTES = 16;

const ID_AT = MARK.length;
const WRAP_AT = ID_AT + ID_BYTES;
const WRAP_BYTES = NONCE_BYTES + KEY_BYTES + TAG_BYTES;
const NONCE_AT = WRAP_AT + WRAP_BYTES;
const BODY_AT = NONCE_AT + NONCE_BYTES;

/** Bytes of a file's beginning that tell which key it needs. */
export const KEY_HEAD_BYTES = WRAP_AT;

/** A key that files' own keys are encrypted with, and what tells it from others: nothing of it can be learnt by that. */
export interface FileKey {
  id: string;
  bytes: Buffer;
}

/** The keys that files open with; new ones are written with the current. */
export interface FileKeys {
  current: FileKey;
  previous: FileKey | null;
}

/** The key of files that a secret of the configuration stands for. */
export function fileKeyOf(secret: string): FileKey {
  return {
    id: derivedKey(secret, "loopimmo.documents.id.v1", ID_BYTES).toString("hex"),
    bytes: derivedKey(secret, "loopimmo.documents.key.v1"),
  };
}

/** A file that none of the keys opens: it was altered, cut, moved, or needs another key. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** Whether something thrown says that a file is there and can't be read. */
export const isUnreadableFile = (error: unknown): error is UnreadableFile =>
  (error as Partial<Error> | null)?.name === "UnreadableFile";

function encrypt(key: Buffer, nonce: Buffer, bytes: Uint8Array, context: Buffer): Buffer[] {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(context);
  return [cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
}

function decrypt(key: Buffer, nonce: Buffer, sealed: Buffer, context: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(context)
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const bytes = decipher.update(sealed.subarray(0, -TAG_BYTES));
    decipher.final();
    return bytes;
  } catch {
    throw new UnreadableFile("altered, or not the file of this name");
  }
}

const contextOf = (part: "key" | "body", name: string) =>
  Buffer.concat([MARK, Buffer.from(`${part}:${name}`)]);

/** The header's part that another key changes. */
function wrap(key: Buffer, name: string, by: FileKey): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const wrapped = encrypt(by.bytes, nonce, key, contextOf("key", name));
  return Buffer.concat([MARK, Buffer.from(by.id, "hex"), nonce, ...wrapped]);
}

/** The id of the key that a file needs, given its beginning; null where it is no such file. */
export function neededKeyId(head: Buffer): string | null {
  if (head.length < WRAP_AT || !head.subarray(0, ID_AT).equals(MARK)) return null;
  return head.toString("hex", ID_AT, WRAP_AT);
}

/** The file's own key. @throws {UnreadableFile} */
function unwrap(file: Buffer, name: string, { current, previous }: FileKeys): Buffer {
  const id = neededKeyId(file);
  if (id === null || file.length < BODY_AT + TAG_BYTES) throw new UnreadableFile("no whole file");
  const by = [current, previous].find((key) => key?.id === id);
  if (!by) throw new UnreadableFile(`needs the key ${id}, which the configuration does not have`);
  const nonce = file.subarray(WRAP_AT, WRAP_AT + NONCE_BYTES);
  return decrypt(
    by.bytes,
    nonce,
    file.subarray(WRAP_AT + NONCE_BYTES, NONCE_AT),
    contextOf("key", name),
  );
}

/** Encrypts bytes that are to be stored under a name. */
export function sealFile(bytes: Uint8Array, name: string, { current }: FileKeys): Buffer {
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const body = encrypt(key, nonce, bytes, contextOf("body", name));
  return Buffer.concat([wrap(key, name, current), nonce, ...body]);
}

/** The bytes of a file that is whole and unaltered. @throws {UnreadableFile} */
export function openFile(file: Buffer, name: string, keys: FileKeys): Buffer {
  const key = unwrap(file, name, keys);
  const nonce = file.subarray(NONCE_AT, BODY_AT);
  return decrypt(key, nonce, file.subarray(BODY_AT), contextOf("body", name));
}

/** The same file for the current key alone. @throws {UnreadableFile} */
export function rewrapFile(file: Buffer, name: string, keys: FileKeys): Buffer {
  const key = unwrap(file, name, keys);
  return Buffer.concat([wrap(key, name, keys.current), file.subarray(NONCE_AT)]);
}
