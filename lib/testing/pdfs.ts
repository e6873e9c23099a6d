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

/**
 * One that opens without a password, whose owner restricted what may be done with it.
 * @param objects whether its objects stand in enciphered lists
 */
export const restrictedPdf = async (
  objects: boolean,
  change?: (document: PDFDocument) => void | Promise<void>,
): Promise<Buffer> => {
  const document = await drawn(change);
  document.encrypt({ userPassword: "", ownerPassword: "secret", permissions: { copying: false } });
  return saved(document, objects);
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

/** How a compressed list of objects can be written. */
export interface ListStyle {
  dictionary?: string;
  /** What follows the word `stream`. */
  mark?: string;
  /** Objects before and after it. */
  before?: string;
  after?: string;
}

/** One of a page, with a compressed list of objects, written by hand: as long, and as odd, as is wanted. */
export function listPdf(
  deflated: Buffer,
  {
    dictionary = "/Type /Obj#53tm /Filter /FlateDecode",
    mark = "\n",
    before = "",
    after = "",
  }: ListStyle = {},
): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${before}1 0 obj\n<< ${dictionary} /N 1 /First 4 /Length ${deflated.length} >>\nstream${mark}`,
    ),
    deflated,
    Buffer.from(`
endstream
endobj
2 0 obj
<< /Type /Catalog /Pages 3 0 R >>
endobj
3 0 obj
<< /Type /Pages /Kids [4 0 R] /Count 1 >>
endobj
4 0 obj
<< /Type /Page /Parent 3 0 R /MediaBox [0 0 9 9] >>
endobj
${after}trailer
<< /Root 2 0 R >>
startxref
0
%%EOF
`),
  ]);
}
