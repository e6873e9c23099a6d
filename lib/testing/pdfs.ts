import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

/** PDFs for tests, as good and as bad as people send them. */

async function drawn(
  change: (document: PDFDocument) => void | Promise<void> = () => {},
  pages = 1,
) {
  const document = await PDFDocument.create();
  for (let count = 0; count < pages; count += 1) document.addPage([200, 200]);
  await change(document);
  return document;
}

const saved = async (document: PDFDocument, objects = true) =>
  Buffer.from(await document.save({ useObjectStreams: objects }));

/** A PDF that nothing is wrong with; another text makes another file. */
export const pdf = async (title = "Document", pages = 1): Promise<Buffer> =>
  saved(await drawn((document) => document.setTitle(title), pages));

/** One that only a password opens. */
export const encryptedPdf = async (): Promise<Buffer> => {
  const document = await drawn();
  document.encrypt({ userPassword: "secret", ownerPassword: "secret" });
  return saved(document, false);
};

/** One that runs a script when it is opened, in objects that are compressed or not. */
export const scriptPdf = async (compressed: boolean): Promise<Buffer> =>
  saved(await drawn((document) => document.addJavaScript("main", "app.alert(1)")), compressed);

/** One whose opening does something else than showing a page; the action's name can be written oddly. */
export const actionPdf = async (action: string, compressed = true): Promise<Buffer> =>
  saved(
    await drawn(({ context, catalog }) => {
      const dictionary = context.obj({ S: PDFName.of(action), F: PDFString.of("calc.exe") });
      catalog.set(PDFName.of("OpenAction"), context.register(dictionary));
    }),
    compressed,
  );

/** One that has a file inside. */
export const attachmentPdf = async (): Promise<Buffer> =>
  saved(
    await drawn(async (document) => {
      await document.attach(new Uint8Array([1, 2, 3]), "inside.exe", {});
    }),
  );

/** One whose compressed objects are far longer than the file. */
export function bombPdf(deflated: Buffer): Buffer {
  const body = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`,
    ),
    deflated,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\nstartxref\n0\n%%EOF\n"),
  ]);
  return body;
}
