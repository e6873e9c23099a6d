/** A file to be downloaded. */
export interface DocumentFile {
  body: Uint8Array;
  fileName: string;
}
