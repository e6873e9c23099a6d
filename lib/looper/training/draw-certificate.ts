import { drawDocument } from "../../platform/pdf.ts";
import { type Certificate, certificateText } from "./copy.ts";

/** A certificate as a PDF: the same bytes each time. @throws {DomainError} service.unavailable when too many wait */
export const drawCertificate = (certificate: Certificate): Promise<Buffer> =>
  drawDocument(certificateText(certificate), new Date(`${certificate.passedOn}T12:00:00Z`));
