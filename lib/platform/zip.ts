import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive, given piece by piece. */
export interface ZipFile {
  /** With folders, parted by "/". */
  name: string;
  /** Whether its bytes are compressed already, as pictures are. */
  compressed?: boolean;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const NOTHING = new Uint8Array(0);

async function* zipped(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
  mtime: Date,
): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, compressed, content } of files) {
    const entry = compressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = mtime;
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(NOTHING, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/**
 * A ZIP archive as a stream. Files are read as it is, one piece at a time: what waits in memory is
 * a piece, however large the archive.
 */
export function zipStream(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
  mtime: Date,
): ReadableStream<Uint8Array> {
  const chunks = zipped(files, mtime);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}
