import type { DocumentGroup, DocumentKind, ExpiryState } from "./rules.ts";

/** Somebody who may open a document. */
export interface DocumentReader {
  userId: string;
  name: string;
  sharedAt: Date;
}

/** That somebody opened a document. */
export interface DocumentOpening {
  id: string;
  userId: string;
  name: string;
  at: Date;
}

/** The latest openings of a document, the last one first, and how many there are. */
export interface DocumentOpenings {
  total: number;
  latest: DocumentOpening[];
}

/** A document as its owner sees it. */
export interface OwnDocument {
  id: string;
  kind: DocumentKind;
  fileName: string;
  bytes: number;
  /** Civil day; null where it has no end, or none was given. */
  expiresOn: string | null;
  expiry: ExpiryState | null;
  canExpire: boolean;
  createdAt: Date;
  readers: DocumentReader[];
  openings: DocumentOpenings;
}

/** Somebody whom the documents of a file can be shared with, and why: the home that they deal about. */
export interface PossibleReader {
  userId: string;
  name: string;
  side: "buyer" | "seller" | "looper";
  title: string;
}

/** A person's documents of one file, as their owner sees them. */
export interface DocumentsView {
  group: DocumentGroup;
  /** The home they are about; null for a person's own. */
  propertyId: string | null;
  documents: OwnDocument[];
  possibleReaders: PossibleReader[];
}

/** A document that somebody else opened to the person. */
export interface SharedDocument {
  id: string;
  kind: DocumentKind;
  fileName: string;
  bytes: number;
  expiresOn: string | null;
  expiry: ExpiryState | null;
  owner: string;
  sharedAt: Date;
}
